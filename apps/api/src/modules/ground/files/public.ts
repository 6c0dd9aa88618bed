export { findFile } from "./find-file.ts";
export { keepFile } from "./keep-file.ts";
export { readUpload } from "./read-upload.ts";
export { showPicture, showPictures } from "./show-pictures.ts";
export type { FileStore } from "./store/port.ts";
export { fileStoreOf } from "./store/store.ts";
export { tidyFiles } from "./tidy-files.ts";
export { useFile } from "./use-file.ts";
