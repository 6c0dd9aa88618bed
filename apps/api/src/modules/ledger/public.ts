export { type Movement, post } from "./post.ts";
