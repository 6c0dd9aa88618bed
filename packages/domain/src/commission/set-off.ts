import type { CommissionId } from "../ids.ts";
import type { Sen } from "../money/sen.ts";

/** A commission of which a refund took more back than the wallet still held. */
export type Owed = { readonly id: CommissionId; readonly reversedSen: Sen; readonly recoveredSen: Sen };

/** What is taken from a wallet for which commission. */
export type Recovery = { readonly id: CommissionId; readonly sen: Sen };

export const owedSen = ({ reversedSen, recoveredSen }: Omit<Owed, "id">): Sen => reversedSen - recoveredSen;

/**
 * Takes back what is owed, the first first, as far as the wallet goes: never more than is free in it, so that a wallet
 * that was paid out does not go below nothing. The rest stays owed, and later commission is set off against it.
 */
export function setOff(owed: readonly Owed[], freeSen: Sen): Recovery[] {
  let left = Math.max(0, freeSen);
  return owed.flatMap((owed): Recovery[] => {
    const sen = Math.min(owedSen(owed), left);
    left -= sen;
    return sen > 0 ? [{ id: owed.id, sen }] : [];
  });
}
