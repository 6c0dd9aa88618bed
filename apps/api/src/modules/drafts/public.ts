export { handOver } from "./hand-over.ts";
export { maskPapers, unsealPapers } from "./papers.ts";
export { prepareDraft } from "./prepare-draft.ts";
