import { BookingJson } from "@pulau/contract/drafts.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { draft } from "../schema/drafts.ts";
import type { Chance } from "./chance.ts";
import type { DemoPeople } from "./people/make-people.ts";
import type { DemoResort } from "./resort/demo-resort.ts";
import { at } from "./stays/resort-clock.ts";

const started = [
  {
    owner: "guest",
    code: "FAMILY",
    ahead: 25,
    ago: 3,
    step: "dates",
    party: { adults: 2, childAges: [7, 2], nonMalaysians: 0 },
  },
  {
    owner: "guest",
    code: "SLOW",
    ahead: 48,
    ago: 11,
    step: "package",
    party: { adults: 2, childAges: [], nonMalaysians: 0 },
  },
  {
    owner: "agency",
    code: "REEF",
    ahead: 30,
    ago: 1,
    step: "dates",
    party: { adults: 6, childAges: [], nonMalaysians: 4 },
  },
] as const;

/** Bookings that were begun and left: they claim nothing. */
export function makeDrafts(
  chance: Chance,
  { people, resort, today }: { people: DemoPeople; resort: DemoResort; today: Day },
): (typeof draft.$inferInsert)[] {
  return started.map(({ owner, code, ahead, ago, step, party }) => {
    const offer = resort.offers.find((offer) => offer.code === code);
    const ownerId = people.owners.get(owner)?.accountId;
    if (!offer || !ownerId) throw new Error(`no offer ${code} or owner ${owner}`);
    const { id: optionId, packageId } = offer.option;
    const json = BookingJson.parse({ packageId, optionId, checkIn: addDays(today, ahead), party, step });
    const createdAt = at(addDays(today, -ago), "20:40");
    return { id: chance.id(), ownerId, json, version: 2, createdAt, updatedAt: createdAt };
  });
}
