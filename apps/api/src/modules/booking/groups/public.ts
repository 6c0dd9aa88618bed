export { releaseAtCutOff } from "./release-group.ts";
export { remindGroup } from "./remind-group.ts";
