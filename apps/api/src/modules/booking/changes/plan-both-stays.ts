import { isDeepStrictEqual } from "node:util";
import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { AgentContract } from "@pulau/domain/agents/contract.ts";
import { movedInto } from "@pulau/domain/booking/earlier-rooms.ts";
import { unparked } from "@pulau/domain/booking/parked.ts";
import { priceOfChange } from "@pulau/domain/booking/price-of-change.ts";
import { roomSpan } from "@pulau/domain/booking/room-dates.ts";
import { brokenLock } from "@pulau/domain/booking/room-lock.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { ClosedReason } from "@pulau/domain/catalogue/selling.ts";
import type { RoomId } from "@pulau/domain/ids.ts";
import type { PriceLine } from "@pulau/domain/pricing/lines.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import type { HeldRoom, HeldStay } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { findFreeRooms } from "../../selling/availability/public.ts";
import { type ChangePlan, findBrokenRules, parkedStill, planChanged } from "../holds/public.ts";
import type { CurrentBooking } from "./current-booking.ts";
import { keptRoomIds } from "./kept-rooms.ts";
import { moveDay } from "./move-day.ts";
import { ownLines } from "./own-lines.ts";
import { planMoved } from "./plan-moved.ts";
import type { ChangeRequest, PricedMove } from "./planned-change.ts";
import type { RequestedBooking } from "./requested-booking.ts";
import { roomsBeside } from "./rooms-beside.ts";
import { type SecondRoomRefusal, secondRoomOf } from "./second-room.ts";

type BothRequest = ChangeRequest & {
  readonly excluded: readonly string[];
  readonly today: Day;
  /** Ways whose boat was given back. */
  readonly withoutBoat: readonly ("out" | "back")[];
};

/** The stay as it was and as it shall be, both at today's prices, and what the change makes of the agreed ones. */
export async function planBothStays(
  db: Db | Tx,
  { row, stay }: CurrentBooking,
  { wanted, by, excluded, today, withoutBoat }: BothRequest,
): Promise<Result<PricedMove>> {
  const from = row.state === "inHouse" ? today : null;
  // An agency's booking keeps the contract by which it was made, whatever was agreed with the agency since.
  const { contract = null } = stay;
  const isKept = by.who === "staff" && by.keepPrice === true;
  const split = await splitOf(db, { row, stay }, { by, today });
  if (!split.ok) return split;
  const sold = by.who === "staff" || !wanted.kinds.some((kind) => kind === "dates" || kind === "rooms");
  const into = by.who === "staff" ? by.into : undefined;
  // Whoever is moved into a room waits for none any more.
  const held = into ? withUnparked(stay, into.position) : stay;
  // Where one place is moved, every other stays as it is: the moved one may be alike to another now, and take its room.
  const kept = into
    ? stay.rooms.map(({ roomId }, position) => (position === into.position ? into.roomId : roomId))
    : keptRoomIds(
        without(stay.rooms, wanted.removedRoom),
        without(wanted.before.draft.rooms, wanted.removedRoom),
        wanted.after.draft.rooms,
      );
  const before = await planAsItWas(db, wanted.before.draft, {
    holdId: row.holdId,
    contract,
    held: stay,
    spread: 0,
    sold: true,
    excluded: stay.excluded ?? [],
    withoutBoat,
    from,
    keepRoomIds: stay.rooms.map(({ roomId }) => roomId),
    next: stay.rooms.map(({ next }) => next),
    travellers: wanted.before.travellers ?? null,
  });
  if (!before.ok) return before;
  const after = await planMoved(db, wanted.after.draft, {
    holdId: row.holdId,
    contract,
    held,
    spread: Math.random(),
    sold,
    excluded,
    withoutBoat,
    from,
    keepRoomIds: kept,
    next: nextRooms({ row, stay }, { wanted, into, kept, today }).map((next, i) =>
      split.value?.position === i ? split.value.next : next,
    ),
    travellers: wanted.after.travellers ?? null,
  });
  if (!after.ok) return after;
  const silent = from && after.value.stay.rooms.find(({ roomId }, i) => kept[i] && kept[i] !== roomId);
  if (silent)
    return refuse("SOLD_OUT", { rule: "inHouse", roomNo: numberOf(stay, kept, after.value.stay, silent) });
  const promised = lockLeft(stay, after.value.stay, { by, kept });
  if (promised?.locked)
    return refuse("ROOM_LOCKED", { roomNo: promised.roomNo, reason: promised.locked.reason });
  const settled = withStanding(after.value.stay, held);
  const moved = into ? movedTo(settled, into, { row, stay: held, today }) : ok(settled);
  if (!moved.ok) return moved;
  const planned = { ...after.value.stay, rooms: moved.value };
  if (planned.packageId !== row.packageId) return refuse("PACKAGE_CLOSED");
  const agreed = ownLines(stay);
  const stands = agreed.filter((line) => withoutBoat.length > 0 && isGivenBack(line, stay));
  const lines = isKept
    ? agreed
    : [
        ...priceOfChange({
          frozen: agreed.filter((line) => !stands.includes(line) && !isGivenUp(line, stay, planned)),
          before: before.value.quote.lines,
          after: planned.quote.lines,
        }),
        ...stands,
      ];
  const rules = by.who === "staff" ? await newlyBroken(db, { wanted, contract }) : [];
  return ok({ ...after.value, stay: planned, lines, rules });
}

type NewRooms = Pick<ChangeRequest, "wanted"> & {
  readonly into: { readonly position: number; readonly roomId: RoomId } | undefined;
  readonly kept: readonly RoomId[];
  readonly today: Day;
};

/** The changes of rooms that stay planned, by the place. */
function nextRooms(
  { row, stay }: Pick<CurrentBooking, "row" | "stay">,
  { wanted, into, kept, today }: NewRooms,
): HeldRoom["next"][] {
  const { rooms } = wanted.after.draft;
  if (!into) return kept.map((id, i) => nextOf(stay, id, rooms[i]?.occupants));
  return stay.rooms.map((place, i) =>
    rooms[i]?.roomTypeId === place.roomTypeId
      ? plannedStill(place, i === into.position ? into.roomId : null, moveDay({ row, stay }, place, today))
      : undefined,
  );
}

/**
 * The change of rooms that staff plan, or take back. Nights in a room of another type are priced as such, unless the price is kept.
 * `SOLD_OUT` when the second room is not free, see `secondRoomOf` for the rest.
 */
async function splitOf(
  db: Db | Tx,
  { row, stay }: Pick<CurrentBooking, "row" | "stay">,
  { by, today }: Pick<BothRequest, "by" | "today">,
): Promise<Result<{ position: number; next: HeldRoom["next"] } | undefined, "SOLD_OUT" | SecondRoomRefusal>> {
  const split = by.who === "staff" ? by.split : undefined;
  const place = split && stay.rooms[split.position];
  if (by.who !== "staff" || !split || !place) return ok(undefined);
  const { position, next: planned } = split;
  if (planned === null) return ok({ position, next: undefined });
  const next = secondRoomOf({ row, stay }, { place, ...planned, today });
  if (!next.ok) return next;
  const { checkOut } = roomSpan(place, stay);
  const free = await findFreeRooms(db, { checkIn: planned.on, checkOut, exceptHoldId: row.holdId });
  const { roomId, type } = next.value;
  const isFree = free.some((room) => room.roomId === roomId) && !roomsBeside(stay, position).has(roomId);
  if (!isFree) return refuse("SOLD_OUT");
  const isPriced = type !== undefined && by.keepPrice !== true;
  return ok({ position, next: { ...next.value, ...(isPriced && { priced: true }) } });
}

/**
 * What is planned for a place that keeps its room. Others than before are not sent into a room of another type: it was found for
 * those who were to sleep in it.
 */
function nextOf(
  { rooms }: HeldStay,
  roomId: RoomId,
  occupants: HeldRoom["occupants"] | undefined,
): HeldRoom["next"] {
  const place = rooms.find((room) => room.roomId === roomId);
  const fits = !place?.next?.type || isDeepStrictEqual(place.occupants, occupants);
  return fits ? place?.next : undefined;
}

/** What is planned for a place once its guests are moved into another room, on that day; null leaves them where they are. */
const plannedStill = (
  place: HeldRoom,
  into: RoomId | null,
  on: ReturnType<typeof moveDay>,
): HeldRoom["next"] => (into === null ? place.next : movedInto(place, { roomId: into, roomNo: "" }, on).next);

/** The rooms with the nights that the guests of one place leave behind; `SOLD_OUT` when the room they want is not free. */
function movedTo(
  rooms: readonly HeldRoom[],
  { position, roomId }: { readonly position: number; readonly roomId: RoomId },
  { row, stay, today }: Pick<CurrentBooking, "row" | "stay"> & { readonly today: Day },
): Result<HeldRoom[], "SOLD_OUT"> {
  const place = stay.rooms[position];
  const into = rooms[position];
  if (!place || into?.roomId !== roomId) return refuse("SOLD_OUT");
  const { earlier } = movedInto(place, into, { ...moveDay({ row, stay }, place, today) });
  const { locked } = place;
  return ok(rooms.with(position, { ...into, ...(earlier && { earlier }), ...(locked && { locked }) }));
}

/** The number of the room that a guest in house would have to leave without a word. */
function numberOf(before: HeldStay, kept: readonly string[], after: HeldStay, moved: HeldRoom): string {
  const id = kept[after.rooms.indexOf(moved)];
  return before.rooms.find(({ roomId }) => roomId === id)?.roomNo ?? "";
}

const without = <T>(list: readonly T[], position: number | undefined): readonly T[] =>
  position === undefined ? list : list.toSpliced(position, 1);

/**
 * Who was moved before keeps the nights behind them where they were slept, who stays in a locked room its lock, and who is parked
 * and needs no other nights the rooms that stand in for theirs.
 */
const withStanding = (after: HeldStay, held: HeldStay): HeldRoom[] =>
  after.rooms.map((room) => {
    const place = held.rooms.find(({ roomId }) => roomId === room.roomId);
    if (!place) return room;
    const { earlier, locked, parked } = place;
    const lock = locked && { locked };
    if (parked && !parkedStill(held, { room, stay: after, roomId: room.roomId })) return { ...room, ...lock };
    return { ...room, ...(earlier && { earlier }), ...lock, ...(parked && { parked }) };
  });

const withUnparked = (stay: HeldStay, position: number): HeldStay => ({
  ...stay,
  rooms: stay.rooms.map((place, at) => (at === position ? unparked(place) : place)),
});

/**
 * A room that was promised to its guests and that staff would move them out of without having been asked. Guests who
 * change their own days or room give up the promise where it can't be kept.
 */
function lockLeft(
  before: HeldStay,
  after: HeldStay,
  { by, kept }: { readonly by: ChangeRequest["by"]; readonly kept: readonly string[] },
): HeldRoom | undefined {
  if (by.who !== "staff" || by.despiteLock) return;
  const place = by.into && before.rooms[by.into.position];
  if (place?.locked && place.roomId !== by.into?.roomId) return place;
  return brokenLock(before.rooms, kept, after.rooms);
}

/**
 * What stands against a stay's new days, as it would for a guest. Where the day of arrival stays, it and what the stay
 * broke before are nobody's news.
 */
async function newlyBroken(
  db: Db | Tx,
  { wanted, contract }: { wanted: RequestedBooking; contract: AgentContract | null },
): Promise<ClosedReason[]> {
  if (!wanted.kinds.includes("dates")) return [];
  const [before, after] = [wanted.before.draft, wanted.after.draft];
  const broken = await findBrokenRules(db, after, contract);
  if (before.checkIn !== after.checkIn) return broken;
  const known = (await findBrokenRules(db, before, contract)).map((rule) => JSON.stringify(rule));
  return broken.filter(
    (rule) => !["cutOff", "arrivalDay"].includes(rule.rule) && !known.includes(JSON.stringify(rule)),
  );
}

/** A boat or vehicle that goes no more can't be quoted; then the rest is, and the change must name others. */
async function planAsItWas(db: Db | Tx, draft: BookingJson, plan: ChangePlan) {
  const planned = await planChanged(db, draft, plan);
  const noWay = !planned.ok && ["BOAT_FULL", "TRANSFER_FULL"].includes(planned.failure.code);
  return noWay
    ? planChanged(db, { ...draft, transport: { out: null, back: null, land: [] } }, plan)
    : planned;
}

/**
 * Whether a line is of a boat or ride that the booking has no more. With what was given back for it, which is a line beside it, it
 * stands as it is whatever else is changed: a price that is asked for anew has neither.
 */
function isGivenBack(
  { step, ruleId }: PriceLine,
  { crossings, transfers = [], extras = [] }: HeldStay,
): boolean {
  const has = [
    ...extras,
    ...crossings.map(({ crossingId }) => crossingId),
    ...transfers.map(({ landTransferId }) => landTransferId),
  ];
  return step === "transport" && !has.includes(ruleId);
}

/** Whether a line is for something that was chosen singly and is given up: no other line stands for it then. */
function isGivenUp({ ruleId }: PriceLine, before: HeldStay, after: HeldStay): boolean {
  const chosen = ({ addOns, crossings, transfers = [], extras = [] }: HeldStay) => [
    ...extras,
    ...addOns.map(({ addOnId }) => addOnId),
    ...crossings.map(({ crossingId }) => crossingId),
    ...transfers.map(({ landTransferId }) => landTransferId),
  ];
  return chosen(before).includes(ruleId) && !chosen(after).includes(ruleId);
}
