import type { AgeBand, GuestKind } from "./party.ts";

/** Ages that no band has; `to` is null where they have no end. */
export type AgeGap = { readonly fromAge: number; readonly toAge: number | null };

/** The first ages that bands leave out. Without any band everybody is an adult, which leaves nobody out. */
export function gapInBands(bands: readonly AgeBand[]): AgeGap | null {
  if (bands.length === 0) return null;
  let next = 0;
  for (const { fromAge, toAge } of bands.toSorted((a, b) => a.fromAge - b.fromAge)) {
    if (fromAge > next) return { fromAge: next, toAge: fromAge - 1 };
    if (toAge === null) return null;
    next = toAge + 1;
  }
  return { fromAge: next, toAge: null };
}

/** Kinds of guest that were counted and are no more. */
export const removedKinds = (before: readonly AgeBand[], after: readonly AgeBand[]): GuestKind[] =>
  before.map(({ kind }) => kind).filter((kind) => !after.some((band) => band.kind === kind));
