import { commissionBase } from "@pulau/domain/commission/base.ts";
import { type Commission, type CommissionFacts, settled } from "@pulau/domain/commission/settle.ts";
import type { DropReason } from "@pulau/domain/commission/states.ts";
import { asc, eq } from "drizzle-orm";
import { loadNow } from "../../db/clock.ts";
import { bookingLine } from "../../db/schema/bookings.ts";
import { commission } from "../../db/schema/commission.ts";
import { needsPerson } from "../../db/schema/payments.ts";
import type { Tx } from "../../db/tx.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { credit, recover } from "./move-commission.ts";
import { refuseReward } from "./refuse-reward.ts";
import { type Earner, type EarningBooking, earnersOf, loadEarning } from "./who-earns.ts";

type Row = typeof commission.$inferSelect;

/**
 * Brings what is earned by a locked booking in line with how it stands: forecast while the stay is ahead, credited once
 * it is completed, dropped when it never was, taken back by refunds. To be asked after everything that happens to a
 * booking; asked again, it changes nothing.
 */
export async function settleCommissions(tx: Tx, bookingId: string): Promise<void> {
  const booking = await loadEarning(tx, bookingId);
  if (!booking) return;
  const rows = await tx
    .select()
    .from(commission)
    .where(eq(commission.bookingId, bookingId))
    .orderBy(asc(commission.kind))
    .for("update");
  const earners = await earnersOf(tx, booking);
  if (rows.length === 0 && earners.length === 0) return;
  const baseSen = await baseOf(tx, bookingId);
  const at = await loadNow(tx);
  for (const kind of ["agent", "influencer", "referral"] as const) {
    const before = rows.find((row) => row.kind === kind) ?? null;
    const earner = earners.find((each) => each.kind === kind) ?? null;
    await settleOne(tx, { booking, before, earner, baseSen, at });
  }
}

async function baseOf(tx: Tx, bookingId: string): Promise<number> {
  const lines = await tx
    .select({ line: bookingLine.line })
    .from(bookingLine)
    .where(eq(bookingLine.bookingId, bookingId));
  return commissionBase(lines.map(({ line }) => line));
}

type One = {
  readonly booking: EarningBooking;
  readonly before: Row | null;
  readonly earner: Earner | null;
  readonly baseSen: number;
  readonly at: Date;
};

async function settleOne(tx: Tx, one: One): Promise<void> {
  const { booking, before, earner, baseSen } = one;
  const accountId = before?.accountId ?? earner?.accountId;
  const reward = before ? agreed(before) : earner?.reward;
  if (accountId === undefined || reward === undefined) return;
  const refused = await refusal(tx, one, accountId);
  const after = settled(before, { booking, baseSen, reward, refused });
  if (after === null || isSame(before, after)) return;
  const row = await write(tx, { ...one, accountId, reward, after });
  if (before?.state !== "earned" && row.state === "earned") {
    await credit(tx, row, one.at);
    // The friend's other stays are not the first any more.
    if (row.kind === "referral") await enqueue(tx, "settle-commissions", {});
    // What an earlier refund still owes is set off against it.
    await recover(tx, accountId, one.at);
  }
  if (row.reversedSen > (before?.reversedSen ?? 0)) await takeBack(tx, row, one.at);
}

/** As it was agreed when it was forecast: a later contract or setting changes nothing of it. */
const agreed = ({ basisPoints, amountSen }: Row): CommissionFacts["reward"] =>
  basisPoints === null ? { sen: amountSen } : { share: basisPoints };

async function refusal(
  tx: Tx,
  { booking, before, earner }: One,
  accountId: string,
): Promise<DropReason | null> {
  if ((before?.kind ?? earner?.kind) !== "referral") return null;
  if (booking.referredBy !== accountId) return "ownStay";
  return refuseReward(tx, booking, accountId);
}

const isSame = (before: Row | null, after: Commission): boolean =>
  before !== null && (Object.keys(after) as (keyof Commission)[]).every((key) => before[key] === after[key]);

type Written = One & {
  readonly accountId: string;
  readonly reward: CommissionFacts["reward"];
  readonly after: Commission;
};

async function write(
  tx: Tx,
  { booking, before, earner, accountId, reward, after, at }: Written,
): Promise<Row> {
  const isEarned = after.state === "earned" || after.state === "reversed";
  const values = {
    ...after,
    changedAt: at,
    earnedAt: isEarned ? (before?.earnedAt ?? at) : null,
    reversedAt: after.reversedSen > (before?.reversedSen ?? 0) ? at : (before?.reversedAt ?? null),
  };
  const [row] = before
    ? await tx.update(commission).set(values).where(eq(commission.id, before.id)).returning()
    : await tx
        .insert(commission)
        .values({
          ...values,
          accountId,
          bookingId: booking.id,
          kind: earner?.kind ?? "agent",
          basisPoints: "share" in reward ? reward.share : null,
          createdAt: at,
        })
        .returning();
  if (!row) throw new Error(`a commission of booking ${booking.id} was not written`);
  return row;
}

/** What the wallet no longer holds stands before staff as well: they may ask for it. */
async function takeBack(tx: Tx, row: Row, at: Date): Promise<void> {
  const owed = await recover(tx, row.accountId, at);
  if (owed === 0) return;
  const { bookingId, accountId, kind } = row;
  await tx
    .insert(needsPerson)
    .values({ kind: "COMMISSION_OWED", bookingId, facts: { accountId, kind, amountSen: owed }, at });
}
