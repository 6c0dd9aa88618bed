import type { Nationality, Place } from "../catalogue/conditions.ts";
import type { Rate } from "../catalogue/rates.ts";
import type { PeriodId, RateId, RoomTypeId } from "../ids.ts";
import type { BedType, GuestKind } from "../party/party.ts";
import { listHolds, spanHolds } from "./stay-facts.ts";

/** Whose price is looked for: one guest or one room on one night, with everything that a rate may name. */
export type RateLookup = {
  readonly form: "person" | "room";
  readonly extraNight: boolean;
  readonly roomTypeId: RoomTypeId;
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
  readonly openRateIds: readonly RateId[];
  readonly periodId: PeriodId | null;
  readonly season: string | null;
  readonly arrivalWeekday: number;
  /** ISO weekday of the night. */
  readonly weekday: number;
  /** How many nights the guest sleeps here. */
  readonly nights: number;
  /** The package's length once it is known; null looks for the longest that fits. */
  readonly length: number | null;
};

const same = <T>(condition: T | null | undefined, wanted: T | null): boolean =>
  condition == null || condition === wanted;

const isYoung = (kind: GuestKind): boolean => kind === "toddler" || kind === "infant";

/** A rate for nobody in particular is for whoever uses a bed; the youngest must be named. */
const kindFits = (rate: Rate, kind: GuestKind): boolean =>
  rate.guestKind === null ? !isYoung(kind) || rate.ages != null : rate.guestKind === kind;

const guestFits = (rate: Rate, lookup: RateLookup): boolean =>
  kindFits(rate, lookup.kind) &&
  (rate.ages == null || (lookup.age !== null && spanHolds(rate.ages, lookup.age))) &&
  same(rate.activity, lookup.activity) &&
  same(rate.place, lookup.place) &&
  spanHolds(rate.nth, lookup.nth);

const bedKinds = ["adult", "child", "toddler", "infant"] as const;

const stayFits = ({ id, when, occupants }: Rate, lookup: RateLookup): boolean =>
  (!when || lookup.openRateIds.includes(id)) &&
  (!occupants || bedKinds.every((kind, i) => spanHolds(occupants[kind], lookup.occupants[i] ?? 0)));

/** Whether a rate is for what is asked, but for its length. Kinds of guest mean nothing to a room's price. */
export const rateFits = (rate: Rate, lookup: RateLookup): boolean =>
  same(rate.roomTypeId, lookup.roomTypeId) &&
  same(rate.bedType, lookup.bedType) &&
  same(rate.periodId, lookup.periodId) &&
  same(rate.season, lookup.season) &&
  same(rate.nationality, lookup.nationality) &&
  same(rate.market, lookup.market) &&
  same(rate.priceList, lookup.priceList) &&
  spanHolds(rate.party, lookup.party) &&
  listHolds(rate.arrivalWeekdays, lookup.arrivalWeekday) &&
  listHolds(rate.weekdays, lookup.weekday) &&
  stayFits(rate, lookup) &&
  (lookup.form === "room" || guestFits(rate, lookup));
