import type { WordTree } from "../translate.ts";

/** The words that every page speaks, in one file: a page waits for one answer, not for four. */
export { default as "error-pages" } from "./error-pages.ts";
export { default as failures } from "./failures.ts";
export { default as shell } from "./shell.ts";
export { default as ui } from "./ui.ts";
/** Where the words of pages lie, as `./home.ts`: of one language, since nobody reads in three. */
export const pages = import.meta.glob<{ default: WordTree }>([
  "./*.ts",
  "!./{first,shell,ui,failures,error-pages}.ts",
]);
