import { type Day, isWithin, weekdayOf } from "../calendar/day.ts";
import type { Fee } from "../catalogue/catalogue.ts";
import type { Extra } from "../catalogue/charges.ts";
import type { Nationality } from "../catalogue/conditions.ts";
import { kindOf } from "../party/kinds.ts";
import type { GuestKind } from "../party/party.ts";
import { ok } from "../result.ts";
import { activityOf } from "./activity-and-market.ts";
import { appliesToGuest, appliesToRoom } from "./guest-conditions.ts";
import type { PriceLine } from "./lines.ts";
import type { OccupiedRoom, RoomGuest } from "./occupied-room.ts";
import { appliesToStay, listHolds } from "./stay-facts.ts";
import { eachSleeper, lineOf, note, type Step, type StepInput, Tally } from "./step.ts";
import { taxedRooms } from "./taxed-rooms.ts";

type Row = Fee["amounts"][number];

/** Of rows that fit, the one for the guest's own nationality goes before the one for everybody's, however they stand. */
const ofNationality = (rows: readonly Row[], nationality: Nationality): Row | undefined => {
  const fitting = rows.filter((row) => row.who === null || row.who === nationality);
  const [first] = fitting;
  return (
    fitting.find((row) => row.who === nationality && (row.activity ?? null) === (first?.activity ?? null)) ??
    first
  );
};

/** A disabled person's row goes before the age; a senior without a row pays the adult's; no row is no fee. */
const rowFor = (
  fee: Fee,
  { nationality, traveller, activity }: RoomGuest,
  kind: GuestKind,
): Row | undefined => {
  const rowOf = (guestKind: Row["guestKind"]): Row | undefined =>
    ofNationality(
      fee.amounts.filter(
        (row) => row.guestKind === guestKind && (row.activity == null || row.activity === activity),
      ),
      nationality,
    );
  const special = traveller.disabled ? rowOf("disabled") : undefined;
  return special ?? rowOf(kind) ?? (kind === "senior" ? rowOf("adult") : undefined) ?? rowOf(null);
};

const nightsWanted = (fee: Fee, room: OccupiedRoom): number =>
  room.nights.filter(({ day }) => feeCountsOn(fee, day)).length;

/** Whether a fee by the night is asked for the night of this date. */
export const feeCountsOn = ({ from, to, weekdays }: Fee, night: Day): boolean =>
  isWithin(night, from ?? night, to ?? night) && listHolds(weekdays, weekdayOf(night));

const base = (fee: Extra) =>
  ({
    step: fee.step ?? "fee",
    ruleId: fee.id,
    name: fee.name,
    taxGroup: fee.taxGroup ?? "none",
    ...(fee.taxInside != null && { taxInside: fee.taxInside }),
  }) as const;

/** How often a person pays: for each night, for each started so many days, or once. */
const timesOf = (fee: Extra, room: OccupiedRoom): { nights: number | null; times?: number } => {
  const nights = nightsWanted(fee, room);
  if (fee.per === "personNight") return { nights };
  if (fee.per !== "personDays") return { nights: null, times: nights > 0 ? 1 : 0 };
  const days = fee.counts === "nights" ? nights : nights + 1;
  return { nights: null, times: nights === 0 ? 0 : Math.ceil(days / (fee.days ?? 1)) };
};

const personLines = (fee: Extra, { book, rooms }: StepInput): PriceLine[] => {
  const bands = fee.bands ?? book.bands.fee;
  const counts = new Tally<{ row: Row; nights: number | null; times: number | undefined }>();
  for (const { guest, room } of eachSleeper(rooms)) {
    if (!appliesToGuest(fee.whom, guest, room)) continue;
    const row = rowFor(fee, guest, kindOf(guest.traveller.age, guest.traveller.senior, bands));
    const { nights, times } = timesOf(fee, room);
    const sen = (row?.sen ?? 0) * (nights ?? 1) * (times ?? 1);
    if (!row || sen === 0) continue;
    counts.add(`${fee.amounts.indexOf(row)}|${nights}|${times}`, { row, nights, times });
    note(guest, fee.step ?? "fee", sen, base(fee));
  }
  return counts
    .list()
    .toSorted((a, b) => fee.amounts.indexOf(a.value.row) - fee.amounts.indexOf(b.value.row))
    .map(({ value: { row, nights, times }, count }) =>
      lineOf({
        ...base(fee),
        guestKind: row.guestKind,
        who: row.who,
        count,
        nights,
        unitSen: row.sen,
        ...(fee.per === "personDays" && { times }),
        ...activityOf(book, row.activity),
      }),
    );
};

/** A room's or booking's fee; a room is a foreigner's as soon as one sleeps in it. */
const roomLines = (fee: Extra, { rooms }: StepInput): PriceLine[] => {
  const counts = new Tally<{ row: Row; nights: number | null }>();
  const those = rooms.filter((room) => appliesToRoom(fee.whom, room) && nightsWanted(fee, room) > 0);
  for (const among of fee.per === "booking" ? [those] : those.map((room) => [room])) {
    const guests = among.flatMap(({ guests }) => guests);
    const foreign = guests.some(({ nationality }) => nationality === "foreign");
    const ofWhom: Nationality = foreign ? "foreign" : "malaysian";
    const row = ofNationality(fee.amounts, ofWhom);
    const [room] = among;
    if (!row || !room || row.sen === 0) continue;
    const nights = fee.per === "roomNight" ? nightsWanted(fee, room) : null;
    counts.add(`${fee.amounts.indexOf(row)}|${nights}`, { row, nights: nights });
  }
  return counts
    .list()
    .map(({ value: { row, nights }, count }) =>
      lineOf({ ...base(fee), who: row.who, count, nights, unitSen: row.sen }),
    );
};

const foreignRoomLines = (fee: Extra, input: StepInput): PriceLine[] => {
  const unitSen = ofNationality(fee.amounts, "foreign")?.sen ?? 0;
  const counts = new Tally<number>();
  for (const room of taxedRooms(input.rooms.filter((room) => appliesToRoom(fee.whom, room)))) {
    const nights = nightsWanted(fee, room);
    if (nights > 0) counts.add(String(nights), nights);
  }
  if (unitSen === 0) return [];
  return counts.list().map(({ value: nights, count }) => lineOf({ ...base(fee), count, unitSen, nights }));
};

const linesOf = (fee: Extra, input: StepInput): PriceLine[] => {
  if (fee.per === "roomNightOfForeigners") return foreignRoomLines(fee, input);
  return fee.per.startsWith("person") ? personLines(fee, input) : roomLines(fee, input);
};

/** Official fees and charges by nationality, age and night. They are passed on, and taxed only if they say so. */
export const fees: Step = (input) =>
  ok(
    input.book.fees
      .filter((fee) => appliesToStay(fee.when, input.facts) && !input.stay.excluded?.includes(fee.id))
      .flatMap((fee) => linesOf(fee, input)),
  );

/** What guests chose of the card's extras, asked as fees are and standing where each of them says. */
export const extras: Step = (input) =>
  ok(
    (input.book.extras ?? [])
      .filter(
        ({ id, when }) =>
          input.stay.extras?.includes(id) &&
          !input.stay.excluded?.includes(id) &&
          appliesToStay(when, input.facts),
      )
      .flatMap((extra) => linesOf({ ...extra, step: extra.step ?? "addOn" }, input)),
  );
