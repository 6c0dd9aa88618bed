import type { pickUpsRoute } from "@pulau/contract/pick-ups.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { may, type Permissions } from "@pulau/domain/access/permissions.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { loadPickUps } from "./load-pick-ups.ts";

type Request = { readonly day: Day | undefined; readonly permissions: Permissions };

/** The rides of a day. Telephones of another day than today are for who works on bookings. */
export async function showPickUps(
  db: Db,
  { day, permissions }: Request,
): Promise<Reply<typeof pickUpsRoute>> {
  const { timeZone } = await loadSettings(db);
  const [today, now] = [await loadToday(db, timeZone), await loadNow(db)];
  const shown = day ?? today;
  const calls = shown === today || may(permissions, "bookings", "read");
  const pickUps = await loadPickUps(db, shown);
  return {
    day: shown,
    today,
    at: now.toISOString(),
    pickUps: pickUps.map((pickUp) => (calls ? pickUp : { ...pickUp, mobile: "" })),
  };
}
