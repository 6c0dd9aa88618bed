export { usersOfKind } from "./package-uses.ts";
