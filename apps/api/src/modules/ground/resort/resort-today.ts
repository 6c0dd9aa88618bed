import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Db } from "../../../db/connect.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings } from "./resort-settings.ts";
import { loadToday } from "./today.ts";

/** Today at the resort, for who needs no other of its settings. */
export const loadResortToday = async (db: Db | Tx): Promise<Day> =>
  loadToday(db, (await loadSettings(db)).timeZone);
