export { maskPapers, unsealPapers } from "./papers.ts";
