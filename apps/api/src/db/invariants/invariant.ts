/** A rule that must hold whatever happened: SQL that answers one row with the column `fault` for each breach. */
export type Invariant = { readonly rule: "G1" | "G2" | "G3" | "G4" | "G5"; readonly faults: string };
