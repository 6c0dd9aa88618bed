export { handOver } from "./hand-over.ts";
export { maskPapers, unsealPapers } from "./papers.ts";
export { createDraft } from "./save-draft.ts";
