// Where the guide explains a refusal: a link that opens beside the table, which stays as it is.
/** @param {string} address @param {Words} words */
export function ruleLink(address, words) {
  const link = document.createElement("a");
  link.className = "rule";
  link.href = address;
  link.target = "_blank";
  link.rel = "noopener";
  link.title = words.ruleNew;
  link.textContent = words.rule;
  return link;
}
