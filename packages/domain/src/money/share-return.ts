import type { Sen } from "./sen.ts";

/** A captured payment, of which some has gone back perhaps. */
type Returnable = { readonly amountSen: Sen; readonly refundedSen: Sen };

/** How much of each payment goes back: all that is left of the first, then of the next. Throws for more than they hold. */
export function shareReturn<P extends Returnable>(
  payments: readonly P[],
  amountSen: Sen,
): { readonly from: P; readonly sen: Sen }[] {
  const shares: { from: P; sen: Sen }[] = [];
  let left = amountSen;
  for (const from of payments) {
    const sen = Math.min(left, from.amountSen - from.refundedSen);
    if (sen <= 0) continue;
    shares.push({ from, sen });
    left -= sen;
  }
  if (left > 0) throw new RangeError(`${left} sen more should go back than is held`);
  return shares;
}
