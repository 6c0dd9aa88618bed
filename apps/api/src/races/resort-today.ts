import type { Day } from "@pulau/domain/calendar/day.ts";
import type { TestDatabase } from "../db/test-database.ts";
import { loadResortToday } from "../modules/ground/resort/public.ts";

/** The day at the resort, by the test's own clock. */
export const resortToday = async ({ base: { db } }: { readonly base: TestDatabase }): Promise<Day> =>
  loadResortToday(db);
