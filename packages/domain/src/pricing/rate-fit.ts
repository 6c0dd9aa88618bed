import type { Nationality, Place } from "../catalogue/conditions.ts";
import type { Rate } from "../catalogue/rates.ts";
import type { BedType, GuestKind } from "../party/party.ts";
import { listHolds, spanHolds } from "./stay-facts.ts";

/** Whose price is looked for: one guest or one room on one night, with everything that a rate may name. */
export type RateAsk = {
  readonly form: "person" | "room";
  readonly extraNight: boolean;
  readonly roomTypeId: string;
  readonly bedType: BedType;
  readonly kind: GuestKind;
  readonly age: number | null;
  readonly activity: string | null;
  readonly nationality: Nationality;
  readonly place: Place;
  readonly nth: number;
  readonly market: string | null;
  readonly priceList: string | null;
  readonly party: number;
  /** How many adults (seniors too), children, toddlers and infants sleep in the room. */
  readonly occupants: readonly number[];
  /** Of the rates that have a condition, those whose condition holds. */
  readonly openRateIds: readonly string[];
  readonly periodId: string | null;
  readonly season: string | null;
  readonly arrivalWeekday: number;
  /** ISO weekday of the night. */
  readonly weekday: number;
  /** How many nights the guest sleeps here. */
  readonly nights: number;
  /** The package's length once it is known; null looks for the longest that fits. */
  readonly length: number | null;
};

const same = <T>(said: T | null | undefined, asked: T | null): boolean => said == null || said === asked;

const isYoung = (kind: GuestKind): boolean => kind === "toddler" || kind === "infant";

/** A rate for nobody in particular is for whoever uses a bed; the youngest must be named. */
const kindFits = (rate: Rate, kind: GuestKind): boolean =>
  rate.guestKind === null ? !isYoung(kind) || rate.ages != null : rate.guestKind === kind;

const guestFits = (rate: Rate, ask: RateAsk): boolean =>
  kindFits(rate, ask.kind) &&
  (rate.ages == null || (ask.age !== null && spanHolds(rate.ages, ask.age))) &&
  same(rate.activity, ask.activity) &&
  same(rate.place, ask.place) &&
  spanHolds(rate.nth, ask.nth);

const sleepers = ["adult", "child", "toddler", "infant"] as const;

const stayFits = ({ id, when, occupants }: Rate, ask: RateAsk): boolean =>
  (!when || ask.openRateIds.includes(id)) &&
  (!occupants || sleepers.every((kind, i) => spanHolds(occupants[kind], ask.occupants[i] ?? 0)));

/** Whether a rate is for what is asked, but for its length. Kinds of guest mean nothing to a room's price. */
export const rateFits = (rate: Rate, ask: RateAsk): boolean =>
  same(rate.roomTypeId, ask.roomTypeId) &&
  same(rate.bedType, ask.bedType) &&
  same(rate.periodId, ask.periodId) &&
  same(rate.season, ask.season) &&
  same(rate.nationality, ask.nationality) &&
  same(rate.market, ask.market) &&
  same(rate.priceList, ask.priceList) &&
  spanHolds(rate.party, ask.party) &&
  listHolds(rate.arrivalWeekdays, ask.arrivalWeekday) &&
  listHolds(rate.weekdays, ask.weekday) &&
  stayFits(rate, ask) &&
  (ask.form === "room" || guestFits(rate, ask));
