export { makeChange, requestChange, type Wish } from "./request-change.ts";
export { draftOf } from "./wanted-stay.ts";
