import type { HoldReply } from "@pulau/contract/holds.ts";
import { holdEndsAtLatest } from "@pulau/domain/booking/hold-clock.ts";
import { draftOf, type HoldId, type OwnerId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import type { ResortSettings } from "../../ground/resort/public.ts";

/** A hold with the database's clock at the moment of reading. Its id is its draft's. */
export type HoldRow = {
  readonly id: HoldId;
  readonly ownerId: OwnerId;
  readonly state: "live" | "released" | "booked";
  readonly stay: HeldStay;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Until when the waiting list offers the stay to the owner; null for a hold that a guest took. */
  readonly offeredUntil: Date | null;
  readonly now: Date;
};

type Raw = Omit<HoldRow, "createdAt" | "expiresAt" | "offeredUntil" | "now"> & {
  createdAt: string;
  expiresAt: string;
  offeredUntil: string | null;
  now: string;
};

const columns = sql`id, owner_id AS "ownerId", state, stay, created_at AS "createdAt",
  coalesce(expires_at, created_at) AS "expiresAt", offered_until AS "offeredUntil", pulau_now() AS "now"`;

const rowOf = (raw: Raw | undefined): HoldRow | null =>
  raw
    ? {
        ...raw,
        createdAt: new Date(raw.createdAt),
        expiresAt: new Date(raw.expiresAt),
        offeredUntil: raw.offeredUntil === null ? null : new Date(raw.offeredUntil),
        now: new Date(raw.now),
      }
    : null;

/** Somebody's own hold; another's is null, as if it did not exist. */
export async function findHold(db: Db, id: HoldId, ownerId: OwnerId): Promise<HoldRow | null> {
  const { rows } = await db.execute<Raw>(
    sql`SELECT ${columns} FROM stay_hold WHERE id = ${id} AND owner_id = ${ownerId}`,
  );
  return rowOf(rows[0]);
}

/** The same, locked until the transaction ends: the first lock of everything that changes a hold. */
export async function lockHold(tx: Tx, id: HoldId, ownerId: OwnerId): Promise<HoldRow | null> {
  const { rows } = await tx.execute<Raw>(
    sql`SELECT ${columns} FROM stay_hold WHERE id = ${id} AND owner_id = ${ownerId} FOR UPDATE`,
  );
  return rowOf(rows[0]);
}

/** Whether the hold still keeps anything. */
export const isLive = (hold: HoldRow): boolean => hold.state === "live" && hold.expiresAt > hold.now;

/** Whether this hold is there, theirs and still keeps anything. */
export async function isHoldLive(db: Db, id: HoldId, ownerId: OwnerId): Promise<boolean> {
  const hold = await findHold(db, id, ownerId);
  return hold !== null && isLive(hold);
}

function promoOf({ promo }: HoldRow["stay"]): z.infer<typeof HoldReply>["promo"] {
  if (!promo) return null;
  const { promoCodeId, code, totalFallsSen } = promo;
  return { promoCodeId, code, ...(totalFallsSen !== undefined && { totalFallsSen }) };
}

/** A hold as the page sees it, with the rest of its clock. */
export function holdReply(
  hold: Pick<HoldRow, "id" | "stay" | "createdAt" | "expiresAt" | "now">,
  limits: ResortSettings["limits"],
  earlierTotalSen: Sen | null = null,
): z.infer<typeof HoldReply> {
  const { stay, expiresAt, now, createdAt } = hold;
  const latest = holdEndsAtLatest({ createdAt, capSeconds: limits.holdCapSeconds });
  const seconds = (from: Date, to: Date) => Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000));
  return {
    _id: hold.id,
    draftId: draftOf(hold.id),
    expiresAt: expiresAt.toISOString(),
    now: now.toISOString(),
    secondsLeft: seconds(now, expiresAt),
    extendableSeconds: seconds(expiresAt, latest),
    rooms: stay.rooms,
    crossings: stay.crossings,
    transfers: stay.transfers ?? [],
    openTransfers: stay.openTransfers ?? [],
    quote: { ...stay.quote, lines: [...stay.quote.lines] },
    promo: promoOf(stay),
    aheadSen: Math.min(stay.aheadSen ?? 0, stay.quote.totalSen),
    earlierTotalSen: earlierTotalSen === stay.quote.totalSen ? null : earlierTotalSen,
  };
}
