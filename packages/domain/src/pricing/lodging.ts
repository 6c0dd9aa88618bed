import type { RateBook, SeasonBy } from "../catalogue/catalogue.ts";
import type { Nationality, Place } from "../catalogue/conditions.ts";
import type { RoomTypeId } from "../ids.ts";
import type { Sen } from "../money/sen.ts";
import type { GuestKind } from "../party/party.ts";
import { ok, type Result, refuse } from "../result.ts";
import { findRate } from "./find-rate.ts";
import type { FoundRate } from "./found-rate.ts";
import type { EmptyRoom, RoomNight } from "./occupied-room.ts";
import type { RateLookup } from "./rate-fit.ts";
import type { StayFacts } from "./stay-facts.ts";

/** What one rate asks of a guest or a room, and for which nights. */
export type LodgingPart = {
  readonly step: "rate" | "extraNight";
  readonly found: FoundRate;
  readonly nights: readonly RoomNight[];
  /** The price of each of the nights; they add up to what the part costs. */
  readonly nightSen: readonly Sen[];
  /** The package's nights that this rate is for, where others of its nights have another. */
  readonly partNights: number | null;
};

/** Whose price it is: a guest's, or with the form `room` the room's own. */
export type Payer = {
  readonly form: "person" | "room";
  readonly kind: GuestKind;
  readonly age: number | null;
  readonly activity: string | null;
  /** The payer's market; a room buys in the stay's. */
  readonly market: string | null;
  readonly nationality: Nationality;
  readonly place: Place;
  readonly nth: number;
};

export type LodgingRefusal = "NO_RATE" | "ON_ENQUIRY";

type RateContext = { readonly book: RateBook; readonly facts: StayFacts };

const priceFor = (
  { facts }: RateContext,
  room: EmptyRoom,
  payer: Payer,
  terms: { night: RoomNight | undefined; by: SeasonBy; length: number | null; extraNight: boolean },
): RateLookup => {
  const [first] = room.nights;
  const { occupants } = room.stay;
  const period = (terms.by === "night" ? terms.night : first)?.period;
  return {
    ...payer,
    extraNight: terms.extraNight,
    roomTypeId: roomTypeOn(room, terms.night),
    bedType: room.bedType,
    occupants: [occupants.adult, occupants.child, occupants.toddler, occupants.infant],
    openRateIds: facts.openRateIds,
    priceList: facts.priceList,
    party: facts.party,
    periodId: period?.id ?? null,
    season: period?.season ?? null,
    arrivalWeekday: first?.weekday ?? facts.weekday,
    weekday: terms.night?.weekday ?? facts.weekday,
    nights: room.nights.length,
    length: terms.length,
  };
};

/** The type of room that is slept in on a night; without one, the first. */
const roomTypeOn = ({ stay }: EmptyRoom, night: RoomNight | undefined): RoomTypeId =>
  stay.changesInto && night && night.day >= stay.changesInto.on
    ? stay.changesInto.roomTypeId
    : stay.roomTypeId;

/** What is looked up for the first night. */
export const firstLookup = (ground: RateContext, room: EmptyRoom, payer: Payer): RateLookup =>
  priceFor(ground, room, payer, { night: room.nights[0], by: "checkIn", length: null, extraNight: false });

/** The rate of the first night, which tells how long the package is. */
export const firstRate = (ground: RateContext, room: EmptyRoom, payer: Payer): FoundRate | null =>
  findRate(ground.book, firstLookup(ground, room, payer));

/**
 * What a guest pays for sleeping in a room, or what the room itself costs: the longest package that fits, then extra
 * nights at the end. Null where nobody has set a price for the package.
 */
export const lodgingOf = (
  ground: RateContext,
  room: EmptyRoom,
  payer: Payer,
): Result<LodgingPart[] | null, LodgingRefusal> => {
  const first = firstRate(ground, room, payer);
  if (!first) return ok(null);
  const { seasons } = ground.book;
  const inPackage = Math.min(first.length, room.nights.length);
  const found: FoundRate[] = [];
  for (const [i, night] of room.nights.entries()) {
    const extraNight = i >= inPackage;
    const by = (extraNight ? seasons?.extraNights : seasons?.package) ?? "checkIn";
    const rate = findRate(
      ground.book,
      priceFor(ground, room, payer, { night, by, length: first.length, extraNight }),
    );
    if (!rate && isYoung(payer)) return ok(null);
    const facts = { ...factsOf(room, payer), roomTypeId: roomTypeOn(room, night) };
    if (!rate) return refuse("NO_RATE", { ...facts, ...(extraNight && { extraNight }) });
    if (rate.enquiry) return refuse("ON_ENQUIRY", facts);
    found.push(rate);
  }
  return ok([
    ...partsOf("rate", room.nights.slice(0, inPackage), found),
    ...partsOf("extraNight", room.nights.slice(inPackage), found.slice(inPackage)),
  ]);
};

/** Toddlers and infants without a rate are free; nobody else is. */
export const isYoung = ({ kind }: Pick<Payer, "kind">): boolean => kind === "toddler" || kind === "infant";

export const factsOf = (room: EmptyRoom, { kind, activity, form, place }: Payer) => ({
  roomTypeId: room.stay.roomTypeId,
  bedType: room.stay.bedType,
  ...(form === "person" ? { guestKind: kind } : {}),
  ...(form === "person" && place !== "bed" ? { place } : {}),
  ...(activity === null ? {} : { activity }),
});

/** Nights of one rate together. A package's price is spread over its nights; one that is cut short is paid whole. */
const partsOf = (
  step: LodgingPart["step"],
  nights: readonly RoomNight[],
  found: readonly FoundRate[],
): LodgingPart[] => {
  const parts = new Map<string, { found: FoundRate; nights: RoomNight[]; nightSen: Sen[] }>();
  for (const [i, night] of nights.entries()) {
    const rate = found[i];
    if (!rate) continue;
    const key = `${rate.rate.id}|${rate.sen}`;
    const part = parts.get(key) ?? { found: rate, nights: [], nightSen: [] };
    part.nights.push(night);
    part.nightSen.push(rate.perNight ? rate.sen : nightOf(rate.sen, nights.length, i));
    parts.set(key, part);
  }
  return [...parts.values()].map((part) => ({
    ...part,
    step,
    partNights: !part.found.perNight && part.nights.length < nights.length ? part.nights.length : null,
  }));
};

/** The share of the night `i` in a price for so many nights; the first nights get the sen that are left over. */
const nightOf = (sen: Sen, nights: number, i: number): Sen =>
  Math.floor(sen / nights) + (i < sen % nights ? 1 : 0);
