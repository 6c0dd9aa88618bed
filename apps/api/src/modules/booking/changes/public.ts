export { makeChange, type RequestedChange, requestChange } from "./request-change.ts";
export { draftOf } from "./requested-stay.ts";
