import type { RateBook } from "../catalogue/catalogue.ts";
import type { RuleId } from "../ids.ts";
import { splitSen, sumSen } from "../money/sen.ts";
import { guestKinds } from "../party/party.ts";
import { ok, type Result, refuse } from "../result.ts";
import { activityOf, marketOf } from "./activity-and-market.ts";
import type { PriceLine } from "./lines.ts";
import {
  factsOf,
  firstLookup,
  firstRate,
  isYoung,
  type LodgingPart,
  type LodgingRefusal,
  lodgingOf,
  type Payer,
} from "./lodging.ts";
import type { EmptyRoom, OccupiedRoom, RoomGuest } from "./occupied-room.ts";
import type { Guest } from "./place-guests.ts";
import type { RateLookup } from "./rate-fit.ts";
import type { StayFacts } from "./stay-facts.ts";
import { lineOf, note, type Step, Tally } from "./step.ts";

type RateContext = { readonly book: RateBook; readonly facts: StayFacts };

const payerOf = (guest: RoomGuest): Payer => ({
  form: "person",
  kind: guest.payAs,
  age: guest.payAs === guest.kind ? guest.traveller.age : null,
  activity: guest.activity,
  market: guest.market,
  nationality: guest.nationality,
  place: guest.place,
  nth: guest.nth,
});

/** A room's own price. It is a foreigner's room as soon as one sleeps in it. */
const roomPayer = ({ facts }: RateContext, nationality: Payer["nationality"]): Payer => ({
  form: "room",
  kind: "adult",
  age: null,
  activity: null,
  market: facts.market,
  nationality,
  place: "bed",
  nth: 1,
});

/** What is looked up for a guest on the first night of their room. */
export const lookupOfGuest = (ground: RateContext, room: OccupiedRoom, guest: RoomGuest): RateLookup =>
  firstLookup(ground, room, payerOf(guest));

/** What a guest would pay in a room, to find who sleeps where. Null where there is no such price. */
export const priceInRoom = (ground: RateContext, guest: Guest, room: EmptyRoom): number | null => {
  const ofRoom = firstRate(ground, room, roomPayer(ground, guest.nationality));
  if (ofRoom && ofRoom.rate.persons == null) return 0;
  const payer: Payer = {
    ...roomPayer(ground, guest.nationality),
    form: "person",
    market: guest.market ?? ground.facts.market,
    kind: guest.kind,
    age: guest.traveller.age,
    activity: guest.activity ?? ground.book.activity ?? null,
  };
  const parts = lodgingOf(ground, room, payer);
  if (!parts.ok) return null;
  if (!parts.value) return ofRoom || isYoung(payer) ? 0 : null;
  return sumSen(parts.value.flatMap(({ nightSen }) => nightSen));
};

type Paying = { readonly guest: RoomGuest | null; readonly part: LodgingPart; readonly room: EmptyRoom };

/** Whom a room's price includes: everybody, or the first so many of those who use beds. */
const includedIn = (room: OccupiedRoom, persons: number | null | undefined): RoomGuest[] => {
  const paying = room.guests.filter(({ free }) => !free);
  if (persons == null) return paying;
  return paying.filter((guest) => !isYoung(guest)).slice(0, persons);
};

/** The room's own price, if it has one, and each guest's whom that does not include. */
const roomParts = (ground: RateContext, room: OccupiedRoom): Result<Paying[], LodgingRefusal> => {
  const foreign = room.guests.some(({ nationality }) => nationality === "foreign");
  const own = lodgingOf(ground, room, roomPayer(ground, foreign ? "foreign" : "malaysian"));
  if (!own.ok) return own;
  const included = own.value ? includedIn(room, own.value[0]?.found.rate.persons) : [];
  const parts: Paying[] = (own.value ?? []).map((part) => ({ guest: null, part, room }));
  for (const { part } of parts) noteShares(part, included.length > 0 ? included : room.guests);
  for (const guest of room.guests) {
    if (guest.free || included.includes(guest)) continue;
    const payer = payerOf(guest);
    const theirs = lodgingOf(ground, room, payer);
    if (!theirs.ok) return theirs;
    if (!theirs.value && !isYoung(payer)) return refuse("NO_RATE", factsOf(room, payer));
    for (const part of theirs.value ?? []) {
      notePart(part, guest);
      parts.push({ guest, part, room });
    }
  }
  return ok(parts);
};

const taxOf = ({ found: { taxGroup, taxInside } }: LodgingPart) => ({ taxGroup, taxInside });

const notePart = (part: LodgingPart, guest: RoomGuest): void => {
  for (const [i, { ofStay }] of part.nights.entries()) {
    note(guest, part.step, part.nightSen[i] ?? 0, { ...taxOf(part), night: ofStay });
  }
};

/** A room's price is its guests' in equal shares. */
const noteShares = (part: LodgingPart, guests: readonly RoomGuest[]): void => {
  const equal = guests.map(() => 1);
  for (const [i, { ofStay }] of part.nights.entries()) {
    const shares = splitSen(part.nightSen[i] ?? 0, equal);
    for (const [k, guest] of guests.entries()) {
      note(guest, part.step, shares[k] ?? 0, { ...taxOf(part), night: ofStay });
    }
  }
};

/** One line for one part of one guest or room; equal ones are counted together. */
const partLine = (book: RateBook, { guest, part, room }: Paying): PriceLine => {
  const { found, step, nights, partNights } = part;
  const { rate } = found;
  return lineOf({
    step,
    ruleId: rate.id,
    name: null,
    guestKind: guest?.kind ?? null,
    who: rate.nationality ?? null,
    bedType: room.bedType,
    count: 1,
    nights: found.perNight ? nights.length : null,
    unitSen: found.perNight ? found.sen : sumSen(part.nightSen),
    share: found.part?.share ?? null,
    baseSen: found.part?.baseSen ?? null,
    ...taxOf(part),
    ...activityOf(book, rate.activity),
    ...marketOf(book, rate.market),
    ...(guest && guest.payAs !== guest.kind && { payAs: guest.payAs }),
    ...(guest && guest.place !== "bed" && rate.place != null && { place: guest.place }),
    ...(rate.nights != null && !found.perNight && { forNights: found.length }),
    ...(partNights !== null && { partNights }),
    ...(found.part && { shareOf: found.part.of }),
  });
};

/** What sleeping costs: packages and nights, by guest or by room, and the extra nights after them. */
export const rates: Step = ({ book, facts, rooms }) => {
  const lines = new Tally<PriceLine>();
  for (const room of rooms) {
    const parts = roomParts({ book, facts }, room);
    if (!parts.ok) return parts;
    for (const part of parts.value) {
      const line = partLine(book, part);
      if (line.amountSen !== 0) lines.add(JSON.stringify(line), line);
    }
  }
  return ok(
    inOrder(
      book,
      lines.list().map(({ value, count }) => lineOf({ ...value, count })),
    ),
  );
};

/** Where each rate stands in its book; a calendar asks the same book hundreds of times. */
const places = new WeakMap<RateBook, ReadonlyMap<RuleId, number>>();

const placesOf = (book: RateBook): ReadonlyMap<RuleId, number> => {
  const known = places.get(book);
  if (known) return known;
  const found = new Map(book.rates.map((rate, i) => [rate.id, i]));
  places.set(book, found);
  return found;
};

const inOrder = (book: RateBook, lines: readonly PriceLine[]): PriceLine[] => {
  const place = placesOf(book);
  const kindOrder = ({ guestKind }: PriceLine): number =>
    (guestKinds as readonly (string | null)[]).indexOf(guestKind);
  return lines
    .map((line) => ({ line, text: JSON.stringify(line) }))
    .toSorted(
      ({ line: a, text: aText }, { line: b, text: bText }) =>
        Number(a.step === "extraNight") - Number(b.step === "extraNight") ||
        (place.get(a.ruleId) ?? 0) - (place.get(b.ruleId) ?? 0) ||
        kindOrder(a) - kindOrder(b) ||
        (aText < bText ? -1 : 1),
    )
    .map(({ line }) => line);
};
