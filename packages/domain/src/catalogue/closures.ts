/** `outOfOrder`: nobody can sleep there. `outOfService`: a small fault, and the room is still sold. */
export const closureKinds = ["outOfOrder", "outOfService"] as const;
export type ClosureKind = (typeof closureKinds)[number];

/** Why a room is closed, as reports tell it; what else there is to say stands in the note. */
export const closureReasons = [
  "maintenance",
  "airConditioning",
  "plumbing",
  "electrical",
  "furniture",
  "pests",
  "deepCleaning",
  "renovation",
  "houseUse",
  "other",
] as const;
export type ClosureReason = (typeof closureReasons)[number];

/**
 * How many nights ahead a closure without an end takes; a job carries it on each night. No season is on sale three years
 * ahead.
 */
export const closedAhead = 1_096;
