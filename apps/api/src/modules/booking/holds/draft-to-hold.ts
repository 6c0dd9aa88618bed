import { BookingJson } from "@pulau/contract/drafts.ts";
import type { DraftId, OwnerId, RoomId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import type { DraftDiscount } from "../../../db/schema/drafts.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";

/** Whose draft is to be held, and from where that is asked; a call that comes from no network is counted by owner. */
export type DraftKey = {
  readonly draftId: DraftId;
  readonly ownerId: OwnerId;
  readonly cameFrom?: string | undefined;
  /** Staff act for the guest: what they give the draft is theirs to give to whatever it asks for. */
  readonly byStaff?: boolean | undefined;
  /** Of staff alone: why the rules by which stays are sold are gone past. */
  readonly overrideReason?: string | undefined;
  /** Of staff alone: rooms to take where they are free and of a wanted type, before those that are held already. */
  readonly roomIds?: readonly RoomId[] | undefined;
};

/** A draft with what its owner holds already, and the database's clock. */
export type DraftToHold = {
  readonly id: DraftId;
  readonly ownerId: OwnerId;
  readonly json: BookingJson;
  /** What staff take off its price. */
  readonly discount: DraftDiscount | null;
  readonly now: Date;
  /** What this draft's own hold kept, if it ever had one. */
  readonly hold: HeldStay | null;
  /** When this draft's own hold began, while it is live. */
  readonly heldSince: Date | null;
  /** Until when the waiting list offers what this draft's live hold keeps. */
  readonly offeredUntil: Date | null;
  /** Live holds of the owner's other drafts. */
  readonly otherHolds: number;
  /** Their rooms, and those of the owner's bookings that wait for their money. */
  readonly otherRooms: number;
  /** The same rooms of everybody who came from this network, without what waits on an agency's contract. */
  readonly roomsOfNetwork: number;
};

type Raw = Omit<DraftToHold, "now" | "heldSince" | "offeredUntil" | "json"> & {
  now: string;
  heldSince: string | null;
  offeredUntil: string | null;
  json: unknown;
};

/** Somebody's own draft in one query; null for another's. */
export async function findDraftToHold(db: Db | Tx, key: DraftKey): Promise<DraftToHold | null> {
  const { rows } = await db.execute<Raw>(sql`
    SELECT d.id, d.owner_id AS "ownerId", d.json, d.discount, date_trunc('milliseconds', pulau_now()) AS "now",
      own.stay AS "hold", CASE WHEN ${isLive(sql`own`)} THEN own.created_at END AS "heldSince",
      CASE WHEN ${isLive(sql`own`)} THEN own.offered_until END AS "offeredUntil",
      mine.holds AS "otherHolds", mine.rooms AS "otherRooms", near.rooms AS "roomsOfNetwork"
    FROM draft d LEFT JOIN stay_hold own ON own.id = d.id
    CROSS JOIN LATERAL (${keptRooms(sql`h.owner_id = d.owner_id AND h.id <> d.id`)}) mine
    CROSS JOIN LATERAL (${keptRooms(sql`h.came_from = ${key.cameFrom ?? null} AND h.id <> d.id
      AND (h.state = 'live' OR h.stay -> 'contract' IS NULL)`)}) near
    WHERE d.id = ${key.draftId} AND d.owner_id = ${key.ownerId}`);
  const row = rows[0];
  if (!row) return null;
  const heldSince = row.heldSince === null ? null : new Date(row.heldSince);
  const offeredUntil = row.offeredUntil === null ? null : new Date(row.offeredUntil);
  return { ...row, heldSince, offeredUntil, json: BookingJson.parse(row.json), now: new Date(row.now) };
}

/** What somebody's own draft says, before anything is asked of it. */
export type SavedDraft = {
  readonly json: BookingJson;
  /** Whether it has, or had, a hold of its own. */
  readonly hold: boolean;
};

/** Somebody's own draft as it was saved, by a query that a crowd can send; null for another's. */
export async function findSavedDraft(
  db: Db,
  { draftId, ownerId }: Pick<DraftKey, "draftId" | "ownerId">,
): Promise<SavedDraft | null> {
  const { rows } = await db.execute<{ json: unknown; hold: boolean }>(sql`
    SELECT d.json, EXISTS (SELECT FROM stay_hold h WHERE h.id = d.id) AS "hold" FROM draft d
    WHERE d.id = ${draftId} AND d.owner_id = ${ownerId}`);
  const [row] = rows;
  return row ? { ...row, json: BookingJson.parse(row.json) } : null;
}

const isLive = (hold: ReturnType<typeof sql>) =>
  sql`${hold}.state = 'live' AND ${hold}.expires_at > pulau_now()`;

/**
 * Live holds, and the rooms that they and unpaid bookings keep from others. What the waiting list offers is the resort's own
 * doing and counts against nobody.
 */
const keptRooms = (whose: ReturnType<typeof sql>) => sql`
  SELECT (count(*) FILTER (WHERE h.state = 'live'))::int AS holds,
    coalesce(sum(jsonb_array_length(h.stay -> 'rooms')), 0)::int AS rooms
  FROM stay_hold h
  WHERE h.kind = 'stay' AND ${whose} AND ((${isLive(sql`h`)} AND h.offered_until IS NULL) OR (h.state = 'booked' AND EXISTS (
    SELECT FROM booking b
    WHERE b.hold_id = h.id AND b.state = 'awaitingPayment' AND b.pay_until > pulau_now())))`;
