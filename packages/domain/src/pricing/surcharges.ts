import { type Day, isWithin, weekdayOf } from "../calendar/day.ts";
import type { Surcharge } from "../catalogue/catalogue.ts";
import type { GuestConditions } from "../catalogue/conditions.ts";
import { roundedShare } from "../money/round.ts";
import { type Sen, splitSen, sumSen } from "../money/sen.ts";
import { ok } from "../result.ts";
import { appliesToGuest, appliesToRoom } from "./guest-conditions.ts";
import type { PriceLine } from "./lines.ts";
import type { OccupiedRoom, Paid, RoomGuest } from "./occupied-room.ts";
import { appliesToStay } from "./stay-facts.ts";
import { eachSleeper, lineOf, note, type Step, type StepInput, Tally } from "./step.ts";

/** Whether a surcharge is for the night of this date. */
export const countsOn = ({ from, to, dates, weekdays }: Surcharge, night: Day): boolean =>
  isWithin(night, from, to) &&
  (!dates || dates.length === 0 || dates.some((span) => isWithin(night, span.from, span.to))) &&
  (weekdays.length === 0 || weekdays.includes(weekdayOf(night)));

/** One guest, room or booking that a surcharge asks something of, with what it is on each night. */
type Payer = {
  readonly guest: RoomGuest | null;
  readonly unitSen: Sen;
  /** Nights of the stay on which it is there, counted from 0. */
  readonly nights: readonly number[];
};
type AppliedSurcharge = {
  readonly surcharge: Surcharge;
  readonly payers: readonly Payer[];
  readonly nights: Set<number>;
};

const isOnce = ({ per }: Surcharge): boolean => per === "person" || per === "room" || per === "booking";
const isPerPerson = ({ per }: Surcharge): boolean => per === "person" || per === "personNight";

const namesGuests = (whom: GuestConditions | null | undefined): boolean =>
  (whom?.guestKinds?.length ?? 0) > 0 || whom?.ages != null;

/**
 * What a guest pays of a surcharge, or null. Toddlers and infants pay a sum where a kind or an age names them; a share
 * is of what anybody pays.
 */
const unitFor = (surcharge: Surcharge, guest: RoomGuest, room: OccupiedRoom): Sen | null => {
  if (!appliesToGuest(surcharge.whom, guest, room)) return null;
  const row = surcharge.amounts?.find(({ whom }) => appliesToGuest(whom, guest, room));
  const named =
    surcharge.guestKinds.includes(guest.kind) || namesGuests(surcharge.whom) || namesGuests(row?.whom);
  const isYoung = guest.kind === "toddler" || guest.kind === "infant";
  const unnamed = surcharge.guestKinds.length === 0 && (surcharge.share != null || !isYoung);
  return named || unnamed ? (row?.sen ?? surcharge.sen) : null;
};

const nightsOf = (room: OccupiedRoom): number[] => room.nights.map(({ ofStay }) => ofStay);

const isLodging = ({ step }: Paid): boolean =>
  step === "rate" || step === "extraNight" || step === "supplement";

/** What a guest's charged nights cost; the whole of their stay for what is asked once and falls on one of them. */
const lodgingSen = (surcharge: Surcharge, guest: RoomGuest, charged: ReadonlySet<number>): Sen => {
  const lodging = guest.paid.filter(isLodging);
  const on = lodging.filter(({ night }) => night !== null && charged.has(night));
  return sumSen((isOnce(surcharge) && on.length > 0 ? lodging : on).map(({ sen }) => sen));
};

const payersOf = (surcharge: Surcharge, { rooms, facts }: StepInput): Payer[] => {
  if (surcharge.share != null || isPerPerson(surcharge)) {
    return [...eachSleeper(rooms)].flatMap(({ guest, room }) => {
      const unitSen = unitFor(surcharge, guest, room);
      return unitSen === null ? [] : [{ guest, unitSen, nights: nightsOf(room) }];
    });
  }
  if (surcharge.per === "booking") {
    return [
      { guest: null, unitSen: surcharge.sen, nights: Array.from({ length: facts.nights }, (_, i) => i) },
    ];
  }
  return rooms
    .filter((room) => appliesToRoom(surcharge.whom, room))
    .map((room) => ({ guest: null, unitSen: surcharge.sen, nights: nightsOf(room) }));
};

/** What a surcharge would cost this party on one night. */
const costOn = ({ surcharge, payers }: AppliedSurcharge, night: number): Sen => {
  const there = payers.filter(({ nights }) => nights.includes(night));
  if (surcharge.share == null) return sumSen(there.map(({ unitSen }) => unitSen));
  const base = there.map(({ guest }) => (guest ? lodgingSen(surcharge, guest, new Set([night])) : 0));
  return roundedShare(sumSen(base), surcharge.share, surcharge.rounding);
};

/** Those of a night that count: all without a group, and one of each group. */
const chosenOn = (onNight: readonly AppliedSurcharge[], night: number): AppliedSurcharge[] => {
  const best = new Map<string, { applied: AppliedSurcharge; cost: Sen }>();
  for (const applied of onNight) {
    const { group, priority } = applied.surcharge;
    if (group === null) continue;
    const cost = costOn(applied, night);
    const rival = best.get(group);
    const ahead = rival && ((priority ?? 0) - (rival.applied.surcharge.priority ?? 0) || cost - rival.cost);
    if (ahead === undefined || ahead > 0) best.set(group, { applied, cost });
  }
  return onNight.filter(
    (applied) => applied.surcharge.group === null || best.get(applied.surcharge.group)?.applied === applied,
  );
};

/**
 * What certain nights cost more, one line per surcharge and amount. The nights are those slept: the day of check-out is
 * none. One that is asked once counts once, however many of its nights are in the stay.
 */
export const surcharges: Step = (input) => {
  const { stay, book, facts } = input;
  const all: AppliedSurcharge[] = book.surcharges
    .filter((surcharge) => appliesToStay(surcharge.when, facts))
    .map((surcharge) => ({ surcharge, payers: payersOf(surcharge, input), nights: new Set() }));
  for (let night = 0; night < facts.nights; night += 1) {
    const day = input.days[night] ?? facts.checkIn;
    const onNight = all.filter(({ surcharge }) =>
      countsOn(surcharge, surcharge.by === "arrival" ? facts.checkIn : day),
    );
    for (const applied of chosenOn(onNight, night)) applied.nights.add(night);
  }
  return ok(
    all
      .filter(({ surcharge }) => !stay.excluded?.includes(surcharge.id))
      .flatMap((applied) => linesOf(applied)),
  );
};

const baseLine = (surcharge: Surcharge) =>
  ({
    step: "surcharge",
    ruleId: surcharge.id,
    name: surcharge.name,
    taxGroup: surcharge.taxGroup ?? "stay",
    ...(surcharge.taxInside != null && { taxInside: surcharge.taxInside }),
  }) as const;

const linesOf = (applied: AppliedSurcharge): PriceLine[] =>
  applied.surcharge.share == null ? amountLines(applied) : shareLine(applied, applied.surcharge.share);

const amountLines = ({ surcharge, payers, nights: charged }: AppliedSurcharge): PriceLine[] => {
  const counts = new Tally<{ unitSen: Sen; nights: number }>();
  for (const { guest, unitSen, nights } of payers) {
    const theirs = nights.filter((night) => charged.has(night));
    if (theirs.length === 0 || unitSen === 0) continue;
    counts.add(`${unitSen}|${isOnce(surcharge) ? 1 : theirs.length}`, { unitSen, nights: theirs.length });
    if (guest) {
      const on = isOnce(surcharge) ? [null] : theirs;
      for (const night of on) note(guest, "surcharge", unitSen, { ...baseLine(surcharge), night });
    }
  }
  return counts.list().map(({ value, count }) =>
    lineOf({
      ...baseLine(surcharge),
      count,
      nights: isOnce(surcharge) ? null : value.nights,
      unitSen: value.unitSen,
    }),
  );
};

/** A share of what the charged nights cost, rounded once; each guest's part of it by what they pay. */
const shareLine = ({ surcharge, payers, nights }: AppliedSurcharge, share: number): PriceLine[] => {
  const bases = payers.flatMap(({ guest }) =>
    guest ? [{ guest, sen: lodgingSen(surcharge, guest, nights) }] : [],
  );
  const baseSen = sumSen(bases.map(({ sen }) => sen));
  const unitSen = roundedShare(baseSen, share, surcharge.rounding);
  if (unitSen === 0) return [];
  const parts = splitSen(
    unitSen,
    bases.map(({ sen }) => sen),
  );
  for (const [i, { guest }] of bases.entries()) note(guest, "surcharge", parts[i] ?? 0, baseLine(surcharge));
  return [lineOf({ ...baseLine(surcharge), count: 1, unitSen, share, baseSen })];
};
