import type { RuleId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { PriceLine } from "@pulau/domain/pricing/lines.ts";
import { eq, sql } from "../../../db/orm.ts";
import { bookingLine } from "../../../db/schema/booking-parts.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { stayHold } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import type { LockedBooking } from "./booking-rows.ts";

/**
 * Takes an amount off the price of a locked booking for good: a line of its own, which every later change of the booking
 * leaves as it is. `ruleId` tells one goodwill from another.
 */
export async function lowerPrice(
  tx: Tx,
  { row, stay }: LockedBooking,
  { sen, ruleId }: { readonly sen: Sen; readonly ruleId: RuleId },
): Promise<void> {
  const line = goodwillLine(sen, ruleId);
  const { quote } = stay;
  const totalSen = quote.totalSen - sen;
  const lowered = { ...stay, quote: { ...quote, lines: [...quote.lines, line], totalSen } };
  await tx.update(stayHold).set({ stay: lowered }).where(eq(stayHold.id, row.holdId));
  await tx
    .update(booking)
    .set({
      totalSen: sql`${booking.totalSen} - ${sen}`,
      depositSen: sql`least(${booking.depositSen}, ${booking.totalSen} - ${sen})`,
    })
    .where(eq(booking.id, row.id));
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${bookingLine.position}), -1)::int` })
    .from(bookingLine)
    .where(eq(bookingLine.bookingId, row.id));
  const position = (last?.position ?? -1) + 1;
  await tx.insert(bookingLine).values({ bookingId: row.id, position, line, amountSen: -sen });
}

/** One less of something that costs so much: so a credit note can name it as one more. */
export const goodwillLine = (sen: Sen, ruleId: RuleId): PriceLine => ({
  step: "goodwill",
  ruleId,
  name: null,
  guestKind: null,
  who: null,
  bedType: null,
  count: -1,
  nights: null,
  unitSen: sen,
  share: null,
  baseSen: null,
  amountSen: -sen,
  taxGroup: "none",
});
