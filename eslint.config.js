// What no script of a page may have. Names and types are tsc's; how code looks is for whoever writes it.
import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: ["**/.venv*/", "build/", "htmlcov/"] },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      complexity: ["error", 15],
      eqeqeq: "error",
      "no-implicit-coercion": "error",
      "no-throw-literal": "error",
      "no-unused-expressions": ["error", { allowShortCircuit: true, allowTernary: true }],
      "no-useless-rename": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": ["error", { destructuring: "all" }],
      "prefer-template": "error",
    },
  },
  { files: ["src/ludosphere/web/static/js/**"], languageOptions: { globals: globals.browser } },
  {
    files: ["src/ludosphere/web/worker/**"],
    languageOptions: {
      sourceType: "script",
      globals: { ...globals.serviceworker, VERSION: "readonly", FILES: "readonly", OFFLINE: "readonly" },
    },
  },
  { files: ["tests/**"], languageOptions: { globals: globals.node } },
];
