import { randomUUID } from "node:crypto";
import type { EventBody } from "@pulau/contract/event-admin.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import type { Db } from "../../../db/connect.ts";
import type { ResortIds } from "../../../db/factories/resort.ts";
import { inAll } from "../../../db/factories/words.ts";
import { event } from "../../../db/schema/events.ts";
import { stock } from "../../../db/schema/transport.ts";

export type EventOptions = Partial<EventBody> & { readonly inDays?: number };

/** What staff would type for a dinner of 10 places, RM 120 and RM 60, which can be given back until two days before. */
export function eventBody(resort: ResortIds, { inDays = 20, ...options }: EventOptions = {}): EventBody {
  const day = addDays(resort.from, inDays);
  return {
    activeStatus: true,
    name: inAll("Moon dinner"),
    description: inAll("Fish on the sand"),
    place: inAll("The jetty"),
    picture: "sunset-deck",
    pictureAlt: noWords,
    day,
    startsAt: "19:30",
    endsAt: "22:00",
    adultSen: 12_000,
    childSen: 6_000,
    capacity: 10,
    saleUntil: day,
    cancelDays: 2,
    taxIds: [],
    ...options,
  };
}

/** The same, written; its id. */
export async function makeEvent(db: Db, resort: ResortIds, options: EventOptions = {}): Promise<string> {
  const { capacity, ...body } = eventBody(resort, options);
  const id = randomUUID();
  await db.insert(stock).values({ id, kind: "eventPlaces", capacity });
  await db.insert(event).values({ id, ...body, createdAt: new Date() });
  return id;
}

/** So many adults and children by name. */
export const guestsOf = (adults: number, children = 0) => [
  ...Array.from({ length: adults }, (_, i) => ({ name: `Adult ${i + 1}`, guestKind: "adult" as const })),
  ...Array.from({ length: children }, (_, i) => ({ name: `Child ${i + 1}`, guestKind: "child" as const })),
];
