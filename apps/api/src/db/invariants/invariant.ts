/**
 * A rule that must hold whatever happened: in words as a person checks it, and as SQL that answers one row with the column `fault`
 * for each breach.
 */
export type Invariant = {
  readonly rule: "G1" | "G2" | "G3" | "G4" | "G5";
  readonly holds: string;
  readonly faults: string;
};
