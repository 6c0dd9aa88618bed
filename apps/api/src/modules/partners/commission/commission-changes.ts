import { commissionBase } from "@pulau/domain/commission/base.ts";
import { type Commission, type CommissionFacts, settleCommission } from "@pulau/domain/commission/settle.ts";
import { type CommissionKind, commissionKinds, type DropReason } from "@pulau/domain/commission/states.ts";
import type { AccountId, BookingId } from "@pulau/domain/ids.ts";
import { eq } from "../../../db/orm.ts";
import { bookingLine } from "../../../db/schema/booking-parts.ts";
import { commission } from "../../../db/schema/commission.ts";
import type { Tx } from "../../../db/tx.ts";
import { type CommissionedBooking, type Earner, earnersOf, loadCommissionedBooking } from "./earners.ts";
import { refuseReward } from "./refuse-reward.ts";

type Row = typeof commission.$inferSelect;

/** A commission of a booking that is about to become something else than it is written down as. */
export type CommissionChange = {
  readonly bookingId: BookingId;
  readonly kind: CommissionKind;
  readonly accountId: AccountId;
  readonly reward: CommissionFacts["reward"];
  readonly before: Row | null;
  readonly after: Commission;
};

/**
 * What changes in who earns how much by a locked booking, as it stands now: nothing is written and no wallet locked yet.
 * The booking's lock is enough to read by; what another booking's refund takes of these rows meanwhile is none of this.
 */
export async function commissionChanges(tx: Tx, bookingId: BookingId): Promise<readonly CommissionChange[]> {
  const booking = await loadCommissionedBooking(tx, bookingId);
  if (!booking) return [];
  const rows = await tx.select().from(commission).where(eq(commission.bookingId, bookingId));
  const earners = await earnersOf(tx, booking);
  if (rows.length === 0 && earners.length === 0) return [];
  const baseSen = await baseOf(tx, bookingId);
  const news: CommissionChange[] = [];
  for (const kind of commissionKinds) {
    const before = rows.find((row) => row.kind === kind) ?? null;
    const earner = before ? standing(before) : earners.find((earner) => earner.kind === kind);
    if (!earner) continue;
    const refused = await refusalOf(tx, booking, earner);
    const { accountId, reward } = earner;
    const after = settleCommission(before, { booking, baseSen, reward, refused });
    if (after !== null && !isSame(before, after))
      news.push({ bookingId, kind, accountId, reward, before, after });
  }
  return news;
}

async function baseOf(tx: Tx, bookingId: BookingId): Promise<number> {
  const lines = await tx
    .select({ line: bookingLine.line })
    .from(bookingLine)
    .where(eq(bookingLine.bookingId, bookingId));
  return commissionBase(lines.map(({ line }) => line));
}

/** As it was agreed when it was forecast: a later contract or setting changes nothing of it. */
const standing = ({ kind, accountId, basisPoints, amountSen }: Row): Earner => ({
  kind,
  accountId,
  reward: basisPoints === null ? { sen: amountSen } : { share: basisPoints },
});

async function refusalOf(
  tx: Tx,
  booking: CommissionedBooking,
  { kind, accountId }: Earner,
): Promise<DropReason | null> {
  if (kind !== "referral") return null;
  return booking.referredBy === accountId ? refuseReward(tx, booking, accountId) : "ownStay";
}

const isSame = (before: Row | null, after: Commission): boolean =>
  before !== null && (Object.keys(after) as (keyof Commission)[]).every((key) => before[key] === after[key]);

/** It becomes wallet credit. */
export const isCredit = ({ before, after }: CommissionChange): boolean =>
  before?.state !== "earned" && after.state === "earned";

/** A refund takes some of it back. */
export const isTakenBack = ({ before, after }: CommissionChange): boolean =>
  after.reversedSen > (before?.reversedSen ?? 0);
