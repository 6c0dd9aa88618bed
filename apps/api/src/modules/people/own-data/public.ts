export { endOwnData } from "./end-own-data.ts";
export { makeExport } from "./make-export.ts";
