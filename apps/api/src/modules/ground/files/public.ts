export { keepFile } from "./keep-file.ts";
export { fileStoreOf } from "./store/store.ts";
export { tidyFiles } from "./tidy-files.ts";
export { useFile } from "./use-file.ts";
