import type { Day } from "@pulau/domain/calendar/day.ts";
import type { TestDatabase } from "../db/test-database.ts";
import { loadSettings, loadToday } from "../modules/ground/resort/public.ts";

/** The day at the resort, by the test's own clock. */
export const resortToday = async ({ base: { db } }: { readonly base: TestDatabase }): Promise<Day> =>
  loadToday(db, (await loadSettings(db)).timeZone);
