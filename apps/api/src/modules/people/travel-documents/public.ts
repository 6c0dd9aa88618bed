export { endDocuments } from "./end-documents.ts";
export { claimBytes, dropBytes, eraseLooseBytes, getSealed, putSealed } from "./loose-bytes.ts";
export { listDocuments } from "./show-documents.ts";
