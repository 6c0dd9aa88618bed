export { deleteDraft } from "./delete-draft.ts";
export { findDraft } from "./draft-rows.ts";
export { handOver } from "./hand-over.ts";
export { openDrafts } from "./list-drafts.ts";
export { maskPapers, unsealPapers } from "./papers.ts";
export { prepareDraft } from "./prepare-draft.ts";
export { createDraft, saveDraft } from "./save-draft.ts";
