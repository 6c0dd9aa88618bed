import type { Day } from "@pulau/domain/calendar/day.ts";
import { moveOfGroup } from "@pulau/domain/groups/group-moves.ts";
import type { GroupId, RoomTypeId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { moverOf } from "../../../db/mover.ts";
import { eq, sql } from "../../../db/orm.ts";
import { type BlockedRooms, stayGroup } from "../../../db/schema/groups.ts";
import { type HeldStay, stayHold } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings } from "../../ground/resort/public.ts";

export type GroupRecord = typeof stayGroup.$inferSelect;

/** A group locked for a change, with what its hold keeps, or kept when it ended, and the database's clock. */
export type LockedGroup = {
  readonly row: GroupRecord;
  readonly stay: HeldStay;
  /** Whether it still keeps that: its claims end at the cut-off, also before a job says so. */
  readonly keeps: boolean;
  readonly now: Date;
};

/** Takes a locked group one step through its life: the only place that writes a group's state. */
export const moveGroup = moverOf(
  stayGroup,
  ({ state }: GroupRecord, event: Parameters<typeof moveOfGroup>[1]) => moveOfGroup(state, event),
);

/** Locks a group and then its hold; null where there is none. Bookings are locked before it, rooms and stock after. */
export async function lockGroup(tx: Tx, id: GroupId): Promise<LockedGroup | null> {
  const row = await lockGroupRow(tx, id);
  if (!row) return null;
  const [hold] = await tx
    .select({
      stay: stayHold.stay,
      now: sql<string>`date_trunc('milliseconds', pulau_now())`,
      isLive: sql<boolean>`state = 'live' AND expires_at > pulau_now()`,
    })
    .from(stayHold)
    .where(eq(stayHold.id, row.holdId))
    .for("update");
  if (!hold) throw new Error(`group ${id} has lost its hold`);
  return { row, stay: hold.stay, keeps: row.state === "open" && hold.isLive, now: new Date(hold.now) };
}

/** Locks a group's own row alone, for who changes nothing of what it keeps. */
export async function lockGroupRow(tx: Tx, id: GroupId): Promise<GroupRecord | null> {
  const [row] = await tx.select().from(stayGroup).where(eq(stayGroup.id, id)).for("no key update");
  return row ?? null;
}

/** How many rooms a locked group still keeps for names. */
export async function roomsToName(tx: Tx, { state, holdId }: GroupRecord): Promise<number> {
  if (state !== "open") return 0;
  const { rows } = await tx.execute<{ left: number }>(sql`
    SELECT jsonb_array_length(stay -> 'rooms') AS left FROM stay_hold
    WHERE id = ${holdId} AND state = 'live' AND expires_at > pulau_now()`);
  return rows[0]?.left ?? 0;
}

/** The instant at which what is not named is free: the midnight at the resort that ends the last day for names. */
export async function cutOffAt(tx: Db | Tx, cutOffOn: Day): Promise<Date> {
  const { timeZone } = await loadSettings(tx);
  const { rows } = await tx.execute<{ at: string }>(
    sql`SELECT (${cutOffOn}::date + 1)::timestamp AT TIME ZONE ${timeZone} AS at`,
  );
  if (!rows[0]) throw new Error("the database told no time");
  return new Date(rows[0].at);
}

/** How many of its rooms of a type a stay has. */
export const roomsOfType = ({ rooms }: Pick<HeldStay, "rooms">, roomTypeId: RoomTypeId): number =>
  rooms.filter((room) => room.roomTypeId === roomTypeId).length;

/** What is left of a group's rooms, by type. */
export const leftRooms = (row: Pick<GroupRecord, "rooms">, stay: HeldStay): BlockedRooms[] =>
  row.rooms.map(({ roomTypeId }) => ({ roomTypeId, rooms: roomsOfType(stay, roomTypeId) }));

/** How many seats are left: the party of a group's hold counts those who are not named. */
export const leftSeats = ({ party }: HeldStay): number => party.adults;

/** A group as the audit log tells it. */
export const auditedGroup = (row: GroupRecord) => ({
  name: row.name,
  groupState: row.state,
  checkIn: row.checkIn,
  checkOut: row.checkOut,
  rooms: row.rooms.reduce((sum, { rooms }) => sum + rooms, 0),
  persons: row.persons,
  cutOffOn: row.cutOffOn,
  booker: row.contactName,
  email: row.email,
  mobile: row.mobile,
  language: row.language,
  note: row.note,
  prices: row.prices
    .map(({ guestKind, bedType, sen }) => [guestKind, bedType, sen].filter((part) => part !== null).join(" "))
    .join(", "),
  billTo: row.billTo?.name ?? "",
  accountId: row.accountId,
  stages: row.stages.map(({ dueOn, share, amountSen }) => `${dueOn} ${share ?? amountSen}`).join(", "),
});
