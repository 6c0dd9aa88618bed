export { makeChange, requestChange, type Wish } from "./request-change.ts";
export { draftOf } from "./requested-stay.ts";
