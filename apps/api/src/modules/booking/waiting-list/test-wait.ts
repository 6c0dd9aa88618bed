import { releasePreBookingRoute } from "@pulau/contract/bookings.ts";
import { joinWaitingRoute, type NewWaitEntry } from "@pulau/contract/waiting-list.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { z } from "zod";
import type { ResortIds } from "../../../db/factories/resort.ts";
import { mustSubmit, newGuest, type StayOptions, stayOf } from "../../../races/guest.ts";
import type { Stage } from "../../../races/one-server.ts";

type WaitInput = z.input<typeof NewWaitEntry>;
let people = 0;

/** Two adults who wait for a stay, each time with an address of their own. */
export const waitRequest = (resort: ResortIds, inDays: number, more: Partial<WaitInput> = {}): WaitInput => ({
  name: "Siti",
  email: `siti.${++people}@example.test`,
  phone: "+60123456789",
  consent: true,
  packageId: resort.packageId,
  optionId: resort.optionId,
  checkIn: addDays(resort.from, inDays),
  party: { adults: 2, childAges: [], nonMalaysians: 0 },
  ...more,
});

/** A guest on the wait-list. The limit of calls from one address is not what this is about. */
export async function join(
  { base, urls, resort }: Pick<Stage, "base" | "urls" | "resort">,
  inDays: number,
  more: Partial<WaitInput> = {},
) {
  await base.pool.query("DELETE FROM rate_window WHERE bucket = 'waiting list'");
  const guest = await newGuest(urls);
  const entry = await guest.must(joinWaitingRoute, { body: waitRequest(resort, inDays, more) });
  return { guest, entry };
}

/** A booking that awaits its payment, and how it is given up. */
export async function book({ urls, resort }: Pick<Stage, "urls" | "resort">, request: StayOptions) {
  const guest = await newGuest(urls);
  const { _id, hold } = await mustSubmit(guest, stayOf(resort, request));
  return { guest, _id, hold, giveUp: () => guest.must(releasePreBookingRoute, { params: { _id } }) };
}
