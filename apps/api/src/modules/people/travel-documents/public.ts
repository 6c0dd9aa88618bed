export { endDocuments } from "./end-documents.ts";
export { claimBytes, eraseLooseBytes, getSealed, putSealed } from "./loose-bytes.ts";
