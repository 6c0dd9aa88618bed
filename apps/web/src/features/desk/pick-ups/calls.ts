import { markPickUpsRoute, pickUpsRoute } from "@pulau/contract/pick-ups.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { type Day, isDay } from "@pulau/domain/calendar/day.ts";
import { faceOf } from "../../../api/client.ts";

export const pickUps = faceOf(pickUpsRoute);
export const markPickUps = faceOf(markPickUpsRoute);

export type PickUpDay = Reply<typeof pickUpsRoute>;
export type PickUp = PickUpDay["pickUps"][number];
export type Marked = Reply<typeof markPickUpsRoute>;

/** Another day than today; what is none is left out. */
export const readPickUpSearch = (search: Record<string, unknown>): { day?: Day } =>
  typeof search.day === "string" && isDay(search.day) ? { day: search.day } : {};

/** What is asked for a day, today's without one. */
export const requestOf = (day: Day | undefined) => ({ query: day === undefined ? {} : { day } });

/** Persons of a ride. */
export const personsOf = ({ adults, children }: Pick<PickUp, "adults" | "children">): number =>
  adults + children;

export const countOf = (rides: readonly PickUp[]): number =>
  rides.reduce((sum, ride) => sum + personsOf(ride), 0);
