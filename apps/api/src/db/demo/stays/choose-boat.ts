import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Crossing } from "@pulau/domain/catalogue/catalogue.ts";
import type { HeldCrossing } from "../../schema/holds.ts";
import type { Chance } from "../chance.ts";
import type { DemoSailing, DemoSailings } from "../resort/demo-resort.ts";

export type ChosenBoat = {
  readonly held: HeldCrossing;
  readonly priced: Crossing & { boats: number };
  readonly sailing: DemoSailing;
  /** Of the sailing's stock: seats of a ferry, boats of a charter. */
  readonly pieces: number;
};

/** Seats that the demo leaves free on each ferry, so that visitors can still come along. */
const seatsKeptFree = 10;

/** The ferry with enough places that packages include first, at times a charter. */
export function chooseBoat(
  chance: Chance,
  sailings: DemoSailings,
  crossing: { direction: "out" | "back"; day: Day; persons: number },
): ChosenBoat {
  const there = sailings.get(`${crossing.day} ${crossing.direction}`) ?? [];
  const charters = there.filter(
    (sailing) => sailing.boat.kind === "charter" && left(sailing) >= boatsFor(sailing, crossing.persons),
  );
  const ferries = there.filter(
    (sailing) => sailing.boat.kind === "ferry" && left(sailing) >= crossing.persons,
  );
  const roomy = ferries.find((ferry) => left(ferry) >= crossing.persons + seatsKeptFree);
  const hire = charters.length > 0 && chance.happens(0.03) ? chance.pick(charters) : undefined;
  const sailing = hire ?? roomy ?? ferries.at(-1) ?? charters[0];
  if (!sailing) throw new Error(`no boat takes ${crossing.persons} ${crossing.direction} on ${crossing.day}`);
  return chosen(sailing, crossing.persons);
}

const left = ({ stock }: DemoSailing): number => stock.capacity - stock.held - stock.sold;
const boatsFor = ({ boat }: DemoSailing, persons: number): number => Math.ceil(persons / boat.seats);

function chosen(sailing: DemoSailing, persons: number): ChosenBoat {
  const { boat, row } = sailing;
  const { direction, day } = row;
  const { kind, name } = boat;
  const boats = kind === "charter" ? boatsFor(sailing, persons) : 1;
  const crossingId = kind === "charter" ? boat.id : row.id;
  const seats = kind === "charter" ? boat.seats * boats : persons;
  const way = { time: row.time, from: row.fromJetty, to: row.toJetty };
  return {
    held: { crossingId, stockId: row.id, kind, direction, name, day, ...way, seats, boats },
    priced: { ...crossingOf(sailing), id: crossingId, boats },
    sailing,
    pieces: kind === "charter" ? boats : persons,
  };
}

function crossingOf({ boat, row }: DemoSailing): Crossing {
  const common = { id: row.id, name: boat.name, direction: row.direction };
  return boat.kind === "ferry"
    ? { ...common, kind: "ferry", tickets: boat.tickets, goodFor: "bothWays" }
    : { ...common, kind: "charter", sen: boat.charterSen ?? 0, seats: boat.seats };
}
