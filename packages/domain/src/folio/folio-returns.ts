import { paidBack } from "../money/paid-back.ts";
import type { Sen } from "../money/sen.ts";
import type { FolioLetter } from "./share-rules.ts";

/** What a folio has of a bill, and what was paid on it. */
export type FolioSums = { readonly letter: FolioLetter; readonly totalSen: Sen; readonly paidSen: Sen };

/**
 * What goes back to each payer of a split bill whose part has fallen: as for one bill, what the lower price leaves paid beyond it,
 * and no more than it fell by. Whoever bears a line has what is taken off it, and nobody else's debt is paid with it.
 */
export function folioReturns<F extends FolioSums>(
  before: readonly FolioSums[],
  after: readonly F[],
): { readonly folio: F; readonly backSen: Sen }[] {
  return after.flatMap((folio) => {
    const was = before.find(({ letter }) => letter === folio.letter);
    const fellBySen = (was?.totalSen ?? 0) - folio.totalSen;
    const { paidSen } = folio;
    const backSen = fellBySen > 0 ? paidBack({ totalSen: was?.totalSen ?? 0, paidSen }, fellBySen) : 0;
    return backSen > 0 ? [{ folio, backSen }] : [];
  });
}

/** What was paid on a folio beyond its part: credit that is its payer's, to give back or to move. */
export const creditOf = ({ totalSen, paidSen }: Omit<FolioSums, "letter">): Sen =>
  Math.max(0, paidSen - totalSen);
