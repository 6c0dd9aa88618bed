export { waitToken } from "./wait-link.ts";
