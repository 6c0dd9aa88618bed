import type { CrossingReply } from "@pulau/contract/catalogue.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { travellersOf } from "@pulau/domain/party/kinds.ts";
import type { Party, Traveller } from "@pulau/domain/party/party.ts";
import { transport } from "@pulau/domain/pricing/transport.ts";
import type { z } from "zod";
import type { Db } from "../../db/connect.ts";
import { loadSettings, type ResortSettings } from "../resort/public.ts";
import { type CrossingSupply, crossingOf, loadCrossings } from "./crossings.ts";

type Row = z.infer<typeof CrossingReply>;

/** Boats on the days of a stay, by direction, with what each costs this party beside the package. */
export async function listCrossings(
  db: Db,
  ask: { party: Party; checkIn: Day; checkOut: Day; exceptHoldId: string | null },
): Promise<Record<"out" | "back", Row[]>> {
  const [settings, supply] = await Promise.all([loadSettings(db), loadCrossings(db, ask)]);
  const travellers = travellersOf(ask.party);
  const inDirection = (direction: "out" | "back") =>
    supply
      .filter((each) => each.direction === direction)
      .map((each) => rowOf(each, travellers, settings.bands));
  return { out: inDirection("out"), back: inDirection("back") };
}

function rowOf(supply: CrossingSupply, travellers: Traveller[], bands: ResortSettings["bands"]): Row {
  const { kind, seats, left } = supply;
  const boats = kind === "charter" ? Math.ceil(travellers.length / seats) : 1;
  const lines = transport({
    ask: { travellers, crossings: [{ ...crossingOf(supply), boats }] },
    book: { bands },
  });
  return {
    _id: supply.crossingId,
    kind,
    direction: supply.direction,
    name: supply.name,
    day: supply.day,
    time: supply.time,
    from: supply.from,
    to: supply.to,
    seats,
    seatsLeft: Math.max(0, kind === "charter" ? left * seats : left),
    sen: lines.reduce((sum, line) => sum + line.amountSen, 0),
    isDefault: supply.isDefault,
  };
}
