import { isDeepStrictEqual } from "node:util";
import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { AgentContract } from "@pulau/domain/agents/contract.ts";
import { amendmentLines, isAmendment } from "@pulau/domain/booking/amendment-fee.ts";
import { type ChangeMoney, changeDueBy, moneyOfChange } from "@pulau/domain/booking/change-money.ts";
import { mayChange } from "@pulau/domain/booking/change-window.ts";
import { movedInto } from "@pulau/domain/booking/earlier-rooms.ts";
import { priceOfChange } from "@pulau/domain/booking/price-of-change.ts";
import { refundOf } from "@pulau/domain/booking/refund.ts";
import { addDays, type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import type { ClosedReason } from "@pulau/domain/catalogue/selling.ts";
import type { RoomId } from "@pulau/domain/ids.ts";
import { type Sen, sumSen } from "@pulau/domain/money/sen.ts";
import type { PriceLine } from "@pulau/domain/pricing/lines.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import type { HeldRoom, HeldStay } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings, loadToday, type ResortSettings } from "../../ground/resort/public.ts";
import { type ChangePlan, findBrokenRules, planChanged } from "../holds/public.ts";
import type { ChangeBy, CurrentBooking } from "./current-booking.ts";
import { keptRoomIds } from "./kept-rooms.ts";
import { moveDay } from "./move-day.ts";
import { type LostTransport, type MovedPlan, planMoved } from "./plan-moved.ts";
import type { RequestedBooking } from "./requested-booking.ts";

/** A change that can be had, with its price and what it does to the booking's money. */
export type PlannedChange = {
  readonly wanted: RequestedBooking;
  /** The stay as it shall be held, at its new price. */
  readonly stay: HeldStay;
  readonly money: ChangeMoney;
  /** When what is owed is due; null before the first payment, which has a deadline of its own. */
  readonly dueBy: Day | null;
  readonly today: Day;
  /** The wizard's state that asks for exactly this stay. */
  readonly draft: BookingJson;
  /** What the booking had and can't have on its new days. */
  readonly lost: LostTransport;
  /** The best refund that the stay can still have, in basis points; null for every tier. */
  readonly cap: number | null;
  /** Rules of sale that the stay breaks and did not break before; only staff come this far past them. */
  readonly rules: readonly ClosedReason[];
};

/** What a change is planned with: the wish, who has it, and the charges that are off the booking then. */
export type ChangeRequest = {
  readonly wanted: RequestedBooking;
  readonly by: ChangeBy;
  /** As the booking has them unless told. */
  readonly excluded?: readonly string[];
};

/** Looks whether a change may be made, can be had, and what it costs. Nothing is claimed or written. */
export async function planChange(
  db: Db | Tx,
  standing: CurrentBooking,
  change: ChangeRequest,
): Promise<Result<PlannedChange>> {
  const settings = await loadSettings(db);
  const today = await loadToday(db, settings.timeZone);
  const allowed = isAllowed(standing, change, { settings, today });
  if (!allowed.ok) return allowed;
  const excluded = change.excluded ?? standing.stay.excluded ?? [];
  const found = isPriced(standing, change, excluded)
    ? await planStays(db, standing, { ...change, excluded, today })
    : ok({
        stay: standing.stay,
        draft: change.wanted.after.draft,
        lost: { boats: [], transfers: [] },
        rules: [],
        lines: standing.stay.quote.lines.filter(isOwn),
      });
  if (!found.ok) return found;
  return ok(settle(standing, change, { ...found.value, today, excluded }));
}

type Ground = { readonly settings: ResortSettings; readonly today: Day };

/** By the booking's state and days; and nobody moves a stay into the past, nor the beginning of one that has begun. */
function isAllowed(
  { row }: CurrentBooking,
  { wanted, by, excluded }: ChangeRequest,
  { settings, today }: Ground,
): Result<true> {
  const days = row.policy.changes ?? settings.policy.changes;
  const whats = wanted.kinds.length === 0 && excluded === undefined ? (["notes"] as const) : wanted.kinds;
  const may = mayChange(row, whats, by.who === "staff" ? { who: "staff" } : { who: "guest", days, today });
  if (!may.ok) return may;
  const { checkIn, nights } = wanted.after.draft;
  if (!wanted.kinds.includes("dates") || checkIn === null) return ok(true);
  const moved = checkIn !== row.checkIn;
  if (moved && row.state === "inHouse") return refuse("WRONG_STATE", { state: row.state });
  const over = nights !== null && addDays(checkIn, nights) < today;
  return (moved && checkIn < today) || over ? refuse("PACKAGE_CLOSED", { checkIn }) : ok(true);
}

/** Names and notes alone ask for no price. */
function isPriced({ stay }: CurrentBooking, { wanted }: ChangeRequest, excluded: readonly string[]): boolean {
  const free = wanted.kinds.every((kind) => kind === "notes" || kind === "guests");
  const samePeople = isDeepStrictEqual(wanted.before.travellers, wanted.after.travellers);
  return !free || !samePeople || !isDeepStrictEqual([...excluded], stay.excluded ?? []);
}

type Priced = MovedPlan & { readonly lines: readonly PriceLine[]; readonly rules: readonly ClosedReason[] };

/** The stay as it was and as it shall be, both at today's prices, and what the change makes of the agreed ones. */
async function planStays(
  db: Db | Tx,
  { row, stay }: CurrentBooking,
  { wanted, by, excluded, today }: ChangeRequest & { excluded: readonly string[]; today: Day },
): Promise<Result<Priced>> {
  const holdId = row.holdId;
  const from = row.state === "inHouse" ? today : null;
  // An agency's booking keeps the contract under which it was made, whatever was agreed with the agency since.
  const contract = stay.contract ?? null;
  const sold = by.who === "staff" || !wanted.kinds.some((kind) => kind === "dates" || kind === "rooms");
  const into = by.who === "staff" ? by.into : undefined;
  // Where one place is moved, every other stays as it is: the moved one may be alike to another now, and take its room.
  const kept = into
    ? stay.rooms.map(({ roomId }, position) => (position === into.position ? into.roomId : roomId))
    : keptRoomIds(stay.rooms, wanted.before.draft.rooms, wanted.after.draft.rooms);
  const before = await planAsItWas(db, wanted.before.draft, {
    holdId,
    contract,
    held: stay,
    spread: 0,
    sold: true,
    excluded: stay.excluded ?? [],
    from,
    keepRoomIds: stay.rooms.map(({ roomId }) => roomId),
    travellers: wanted.before.travellers ?? null,
  });
  if (!before.ok) return before;
  const after = await planMoved(db, wanted.after.draft, {
    holdId,
    contract,
    held: stay,
    spread: Math.random(),
    sold,
    excluded,
    from,
    keepRoomIds: kept,
    travellers: wanted.after.travellers ?? null,
  });
  if (!after.ok) return after;
  const silent = from && after.value.stay.rooms.find(({ roomId }, i) => kept[i] && kept[i] !== roomId);
  if (silent)
    return refuse("SOLD_OUT", { rule: "inHouse", roomNo: numberOf(stay, kept, after.value.stay, silent) });
  const settled = withEarlier(after.value.stay.rooms, stay.rooms);
  const moved = into ? movedTo(settled, into, { row, stay, today }) : ok(settled);
  if (!moved.ok) return moved;
  const planned = { ...after.value.stay, rooms: moved.value };
  if (planned.packageId !== row.packageId) return refuse("PACKAGE_CLOSED");
  const isKept = by.who === "staff" && by.keepPrice === true;
  const lines = isKept
    ? stay.quote.lines.filter(isOwn)
    : priceOfChange({
        frozen: stay.quote.lines.filter((line) => isOwn(line) && !isGivenUp(line, stay, planned)),
        before: before.value.quote.lines,
        after: planned.quote.lines,
      });
  const rules = by.who === "staff" ? await newlyBroken(db, { wanted, contract }) : [];
  return ok({ ...after.value, stay: planned, lines, rules });
}

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
  return ok(rooms.with(position, { ...into, ...(earlier && { earlier }) }));
}

/** The number of the room that a guest in house would have to leave without a word. */
function numberOf(before: HeldStay, kept: readonly string[], after: HeldStay, moved: HeldRoom): string {
  const id = kept[after.rooms.indexOf(moved)];
  return before.rooms.find(({ roomId }) => roomId === id)?.roomNo ?? "";
}

/** Who was moved before keeps the nights behind them where they were slept. */
const withEarlier = (rooms: readonly HeldRoom[], held: readonly HeldRoom[]): HeldRoom[] =>
  rooms.map((room) => {
    const earlier = held.find(({ roomId }) => roomId === room.roomId)?.earlier;
    return earlier ? { ...room, earlier } : room;
  });

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

/**
 * Of the stay itself; what was kept of earlier changes or asked for making them, or taken off by staff, stands whatever is
 * changed.
 */
const isOwn = (line: PriceLine): boolean =>
  line.step !== "kept" && line.step !== "goodwill" && !isAmendment(line);

function settle(
  { row, stay }: CurrentBooking,
  { wanted, by }: ChangeRequest,
  found: Priced & Pick<Ground, "today"> & { excluded: readonly string[] },
): PlannedChange {
  const { stay: planned, draft, lost, lines, rules, today, excluded } = found;
  const corrects = wanted.kinds.every((kind) => kind === "notes" || kind === "guests");
  const beside = stay.quote.lines.filter((line) => !isOwn(line));
  const asked = amendmentLines({
    fee: stay.amendmentFee,
    version: row.version,
    persons: stay.travellers.length,
    daysLeft: daysBetween(today, row.checkIn),
    waived: corrects || row.state === "awaitingPayment" || (by.who === "staff" && by.keepNothing === true),
    kinds: wanted.kinds,
  });
  const stands = [
    ...beside.filter((line) => !(isAmendment(line) && excluded.includes(line.ruleId))),
    ...asked,
  ];
  const sumOf = (list: readonly PriceLine[]) => sumSen(list.map((line) => line.amountSen));
  const money = moneyOfChange({
    policy: row.policy,
    checkIn: row.checkIn,
    today,
    cap: row.refundCap,
    beforeSen: row.totalSen - sumOf(beside),
    afterSen: sumSen(lines.map((line) => line.amountSen)),
    keptBeforeSen: sumOf(stands),
    paidSen: row.paidSen,
    keepNothing: corrects || (by.who === "staff" && by.keepNothing === true),
  });
  const all = [...lines, ...stands, ...keptLines(row.version, money)];
  const { totalSen } = money;
  const deposit = depositAfter(planned, totalSen);
  const { checkIn, checkOut } = planned;
  const due = { balanceDueOn: deposit.balanceDueOn, checkIn, today };
  const { excluded: _, amendmentFee: __, ...whole } = planned;
  return {
    stay: {
      ...whole,
      ...(stay.amendmentFee && { amendmentFee: stay.amendmentFee }),
      ...(excluded.length > 0 && { excluded: [...excluded] }),
      quote: { checkIn, checkOut, lines: all, totalSen, ...deposit },
    },
    money,
    dueBy: money.dueSen > 0 && row.state !== "awaitingPayment" ? changeDueBy(due) : null,
    wanted,
    today,
    draft,
    lost,
    rules,
    cap: capAfter(row, { wanted, by }, { checkIn, today }),
  };
}

/**
 * Moved to later dates, a stay has new days until it is refunded less. So that nobody moves a stay away to cancel it
 * there, the tier that was reached when it was moved stays the best that it can have.
 */
function capAfter(
  { checkIn, refundCap: cap, policy, state }: CurrentBooking["row"],
  { wanted, by }: Pick<ChangeRequest, "wanted" | "by">,
  moved: { readonly checkIn: Day; readonly today: Day },
): number | null {
  const later = wanted.kinds.includes("dates") && moved.checkIn > checkIn;
  const waived = by.who === "staff" && by.keepNothing === true;
  if (!later || waived || state === "awaitingPayment") return cap;
  return refundOf(policy, { checkIn, today: moved.today, cap, paidSen: 0, totalSen: 0 }).tier?.refund ?? 0;
}

/** The same share of the new price as the plan asks for of its own. */
function depositAfter({ quote }: HeldStay, totalSen: Sen) {
  const { balanceDueOn, depositSen } = quote;
  if (quote.totalSen === 0 || balanceDueOn === null) return { depositSen: totalSen, balanceDueOn };
  const ringgit = Math.ceil((totalSen * depositSen) / quote.totalSen / 100);
  return { depositSen: Math.min(totalSen, ringgit * 100), balanceDueOn };
}

/** What the policy keeps of a change, as a line of the price. */
const keptLines = (version: number, { keptSen }: ChangeMoney): PriceLine[] =>
  keptSen === 0
    ? []
    : [
        {
          step: "kept",
          ruleId: `kept-${version}`,
          name: null,
          guestKind: null,
          who: null,
          bedType: null,
          count: 1,
          nights: null,
          unitSen: keptSen,
          share: null,
          baseSen: null,
          amountSen: keptSen,
          taxGroup: "none",
        },
      ];
