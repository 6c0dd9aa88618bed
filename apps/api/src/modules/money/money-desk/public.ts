export { findUnmatched } from "./find-unmatched.ts";
