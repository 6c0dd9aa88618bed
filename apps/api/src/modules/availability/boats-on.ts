import type { Day } from "@pulau/domain/calendar/day.ts";
import { type CrossingSupply, defaultCrossing } from "../transport/public.ts";

/** The boats that a stay has unless its guests choose others; `full` when one of them lacks seats or does not go. */
export type StayBoats = { readonly crossings: readonly CrossingSupply[]; readonly full: boolean };

/** Ferries by `day direction`. */
export type FerriesByDay = ReadonlyMap<string, readonly CrossingSupply[]>;

export function boatsOn(ferries: FerriesByDay, stay: { day: Day; until: Day }, seats: number): StayBoats {
  const out = defaultCrossing(ferries.get(`${stay.day} out`) ?? [], seats);
  const back = defaultCrossing(ferries.get(`${stay.until} back`) ?? [], seats);
  const found = [out, back].filter((boat) => boat !== null);
  return {
    crossings: found.map((boat) => boat.crossing),
    full: found.length < 2 || found.some((boat) => boat.full),
  };
}
