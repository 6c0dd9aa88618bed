/** The words that every page speaks, in one file: a page waits for one answer, not for four. */
export { default as "error-pages" } from "./error-pages.ts";
export { default as failures } from "./failures.ts";
export { default as shell } from "./shell.ts";
export { default as ui } from "./ui.ts";
