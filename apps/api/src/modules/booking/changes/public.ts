export { askChange, makeChange, type Wish } from "./ask-change.ts";
export { draftOf } from "./wanted-stay.ts";
