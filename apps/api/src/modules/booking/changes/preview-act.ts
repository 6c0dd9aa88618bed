import type { PlannedAct } from "@pulau/contract/change-mail.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId, RoomId, StaffId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import { room, roomType } from "../../../db/schema/rooms.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { changeQuote } from "./change-quote.ts";
import { type CurrentBooking, findCurrentBooking } from "./current-booking.ts";
import { changeWithoutPerson, changeWithoutRoom } from "./remove-guests.ts";
import { type ChangeCall, type LookedAt, lookAtChange } from "./request-change.ts";
import { readMove, readStaffCall } from "./staff-change.ts";

type Deps = { readonly db: Db; readonly sealer: Sealer };
type Call = { readonly bookingId: BookingId; readonly staffId: StaffId; readonly act: PlannedAct };

/** A booking as an act of staff would leave it, as far as its guest is told. */
export type PreviewedAct = {
  readonly stay: Pick<HeldStay, "checkIn" | "checkOut" | "party" | "rooms" | "crossings" | "transfers">;
  /** By name; null where they stay who they are. */
  readonly guests: readonly string[] | null;
  /** What it costs then; null where nothing of its money changes. */
  readonly money: {
    readonly totalSen: Sen;
    readonly refundSen: Sen;
    /** What its booker is asked for; null where that is the rest of the price. */
    readonly owedSen: Sen | null;
    readonly balanceDueOn: Day | null;
  } | null;
};

/**
 * What a booking would be after an act that staff are about to make. Null where its guest is not told of it: the act can't be had,
 * changes no type of room, or is of guests who are here. Nothing is changed.
 */
export async function previewAct(deps: Deps, { act, ...call }: Call): Promise<Result<PreviewedAct | null>> {
  if (act.act === "splitStay" || (act.act === "moveRoom" && act.keepPrice))
    return previewRoom(deps.db, { ...call, ...act });
  const read = await readAct(deps.db, { act, ...call });
  if (!read.ok) return read;
  const found = await lookAtChange(deps, read.value);
  return found.ok ? ok(await changed(deps.db, found.value)) : found;
}

/** The change of the booking that an act is. */
async function readAct(db: Db, { act, bookingId, staffId }: Call): Promise<Result<ChangeCall>> {
  const by = { who: "staff", staffId, ...termsOf(act) } as const;
  switch (act.act) {
    case "change":
      return readStaffCall(db, { bookingId, by: { ...by, despiteLock: true }, change: act.change });
    case "cancelRoom":
      return ok({ bookingId, by, change: (standing, rules) => changeWithoutRoom(standing, act.room, rules) });
    case "cancelPerson":
      return ok({ bookingId, by, change: (standing, rules) => changeWithoutPerson(standing, act, rules) });
    default: {
      const read = await readMove(db, { bookingId, staffId, position: act.room, roomId: act.roomId });
      // Whether a locked room is left is asked by the act itself.
      return read.ok ? ok({ ...read.value, by: { ...by, despiteLock: true } }) : read;
    }
  }
}

const termsOf = (act: PlannedAct) =>
  "keepNothing" in act ? { keepNothing: act.keepNothing, keepPrice: act.keepPrice } : {};

async function changed(db: Db, { standing, planned }: LookedAt): Promise<PreviewedAct | null> {
  if (!planned.ok) return null;
  const { row } = standing;
  const { stay, money, wanted, dueBy } = planned.value;
  const { totalSen, refundSen } = money;
  if (wanted.kinds.every((kind) => kind === "notes") && totalSen === row.totalSen) return null;
  const owedSen = row.folios === "none" ? null : (await changeQuote(db, standing, planned)).dueSen;
  return {
    stay,
    guests: wanted.after.guests.map(({ details }) => details.fullName),
    money: {
      totalSen,
      refundSen,
      owedSen,
      balanceDueOn: row.state === "awaitingPayment" ? stay.quote.balanceDueOn : dueBy,
    },
  };
}

type RoomAct = Extract<PlannedAct, { act: "splitStay" | "moveRoom" }>;

/** At the agreed price: guests who are still to come are told of a room of another type than they were sold. */
async function previewRoom(
  db: Db,
  { bookingId, staffId, ...act }: Omit<Call, "act"> & RoomAct,
): Promise<Result<PreviewedAct | null>> {
  const standing = await findCurrentBooking(db, bookingId, { who: "staff", staffId });
  const place = standing?.stay.rooms[act.room];
  const into = await findRoomWithType(db, act.roomId);
  if (!standing || !place || !into) return refuse("NOT_FOUND");
  if (into.type.id === place.roomTypeId || !isToCome(standing)) return ok(null);
  const { next: _, ...whole } = place;
  const { roomId } = act;
  const after =
    act.act === "splitStay"
      ? { ...whole, next: { roomId, roomNo: into.roomNo, on: act.on, type: into.type } }
      : { ...whole, roomTypeName: into.type.name };
  const { stay } = standing;
  return ok({ stay: { ...stay, rooms: stay.rooms.with(act.room, after) }, guests: null, money: null });
}

const isToCome = ({ row }: CurrentBooking): boolean =>
  row.state === "confirmed" || row.state === "awaitingPayment";

async function findRoomWithType(db: Db, roomId: RoomId) {
  const [found] = await db
    .select({ roomNo: room.roomNo, type: { id: roomType.id, name: roomType.name } })
    .from(room)
    .innerJoin(roomType, eq(roomType.id, room.roomTypeId))
    .where(eq(room.id, roomId));
  return found;
}
