import { type BookingState, isOpen } from "../booking/booking-moves.ts";
import type { Words } from "../catalogue/words.ts";
import { type Sen, sumSen } from "../money/sen.ts";
import type { PriceLine } from "../pricing/lines.ts";

export type Owes = {
  readonly state: BookingState;
  /** The lines of its price as it stands. */
  readonly lines: readonly PriceLine[];
  /** Captured less what went back or is on its way back. */
  readonly paidSen: Sen;
  /** Whether a paper names what was charged in house already. */
  readonly chargesBilled?: boolean;
  /** Of a part of a bill, whether all of it was paid; else what was paid is compared with the lines. */
  readonly allPaid?: boolean;
};

const keptOf: Readonly<Partial<Record<BookingState, Words>>> = {
  noShow: {
    en: "Kept, because nobody arrived",
    my: "Tidak dikembalikan kerana tetamu tidak hadir",
    cn: "未入住，款项不退",
  },
};

/**
 * What a booking owes or has forfeited, as lines of a paper: its price while it stands or has been slept; what is kept of
 * the money once it is cancelled, or nobody came and not all was paid. None before it is confirmed. What is charged in
 * house comes on one paper when the guests leave, not on one for each round.
 */
export function owedLines({
  state,
  lines,
  paidSen,
  chargesBilled = false,
  allPaid,
}: Owes): readonly PriceLine[] {
  if (state === "awaitingPayment") return [];
  const totalSen = sumSen(lines.map(({ amountSen }) => amountSen));
  const isPaid = allPaid ?? paidSen >= totalSen;
  const stands = state !== "cancelled" && !(state === "noShow" && !isPaid);
  if (stands) return isOpen(state) && !chargesBilled ? lines.filter(({ inHouse }) => !inHouse) : lines;
  return paidSen === 0 ? [] : [keptLine(paidSen, keptOf[state] ?? null)];
}

const keptLine = (sen: Sen, name: Words | null): PriceLine => ({
  step: "kept",
  ruleId: "kept",
  name,
  guestKind: null,
  who: null,
  bedType: null,
  count: 1,
  nights: null,
  unitSen: sen,
  share: null,
  baseSen: null,
  amountSen: sen,
  taxGroup: "none",
});
