import type { CrossingReply } from "@pulau/contract/catalogue.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { HoldId, OptionId } from "@pulau/domain/ids.ts";
import { travellersOf } from "@pulau/domain/party/kinds.ts";
import type { Party, Traveller } from "@pulau/domain/party/party.ts";
import { boats } from "@pulau/domain/pricing/transport.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { packageOption } from "../../../db/schema/catalogue.ts";
import { loadSettings, type ResortSettings } from "../../ground/resort/public.ts";
import {
  boatsFor,
  crossingOf,
  loadCrossings,
  loadCrossingsAround,
  type OfferedCrossing,
  offeredCrossings,
  type StayOption,
  seatsLeft,
} from "./crossings.ts";

type Row = z.infer<typeof CrossingReply>;
type Direction = "out" | "back";

type StayRequest = {
  readonly party: Party;
  /** Whose boats are offered; without one every boat, at its own price. */
  readonly optionId?: OptionId | undefined;
  readonly exceptHoldId: HoldId | null;
};

/** Boats on the days of a stay, by direction, with what each costs this party beside the package. */
export async function listCrossings(
  db: Db,
  stay: StayRequest & { checkIn: Day; checkOut: Day },
): Promise<Record<Direction, Row[]>> {
  const [settings, supply, option] = await Promise.all([
    loadSettings(db),
    loadCrossings(db, stay),
    findOption(db, stay.optionId),
  ]);
  const travellers = travellersOf(stay.party);
  const offered = offeredCrossings(supply, option);
  const inDirection = (direction: Direction) =>
    offered
      .filter((offeredCrossing) => offeredCrossing.direction === direction)
      .map((offeredCrossing) => rowOf(offeredCrossing, travellers, settings.bands));
  return { out: inDirection("out"), back: inDirection("back") };
}

/**
 * What to take when a boat is full: everything that still seats the whole party on that day, the day before and the day
 * after, the day itself first.
 */
export async function otherCrossings(
  db: Db,
  stay: StayRequest & { direction: Direction; day: Day },
): Promise<Row[]> {
  const { direction, day, exceptHoldId } = stay;
  const [settings, supply, option] = await Promise.all([
    loadSettings(db),
    loadCrossingsAround(db, { direction, from: addDays(day, -1), to: addDays(day, 1), exceptHoldId }),
    findOption(db, stay.optionId),
  ]);
  const travellers = travellersOf(stay.party);
  const seating = offeredCrossings(supply, option).filter(
    (offeredCrossing) => seatsLeft(offeredCrossing) >= travellers.length,
  );
  const sameDayFirst = [day, addDays(day, -1), addDays(day, 1)];
  return sameDayFirst.flatMap((on) =>
    seating
      .filter((offeredCrossing) => offeredCrossing.day === on)
      .map((offeredCrossing) => rowOf(offeredCrossing, travellers, settings.bands)),
  );
}

async function findOption(db: Db, optionId: OptionId | undefined): Promise<StayOption | null> {
  if (optionId === undefined) return null;
  const [found] = await db
    .select({ packageId: packageOption.packageId, optionId: packageOption.id })
    .from(packageOption)
    .where(eq(packageOption.id, optionId));
  return found ?? null;
}

function rowOf(supply: OfferedCrossing, travellers: Traveller[], bands: ResortSettings["bands"]): Row {
  const { kind, direction } = supply;
  const crossing = { ...crossingOf(supply), boats: boatsFor(supply, travellers.length) };
  // A ferry's ticket is good for both ways; it is told with the way out, where most buy it.
  const crossings = kind === "ferry" && direction === "back" ? [] : [crossing];
  const lines = boats({ stay: { travellers, crossings }, book: { bands } });
  const { name, day, time, from, to, seats, isDefault, included } = supply;
  return {
    _id: supply.crossingId,
    boatId: supply.boatId,
    kind,
    direction,
    name,
    day,
    time,
    from,
    to,
    seats,
    isDefault,
    included,
    seatsLeft: seatsLeft(supply),
    sen: lines.reduce((sum, line) => sum + line.amountSen, 0),
  };
}
