// SVG that scripts add to a page.

/** An element with its attributes and what is in it. @param {string} name @param {any} [attributes] @param {...any} children */
export function make(name, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}
