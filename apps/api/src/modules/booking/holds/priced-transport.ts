import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { AgeBand, Traveller } from "@pulau/domain/party/party.ts";
import type { StayToQuote } from "@pulau/domain/pricing/lines.ts";
import type { Db } from "../../../db/connect.ts";
import type { ResortSettings } from "../../ground/resort/public.ts";
import { loadRoads } from "../../selling/transport/public.ts";
import { type CrossingsChoice, chooseCrossings, timesOf } from "./choose-crossings.ts";
import { chooseTransfers } from "./choose-transfers.ts";

type StayTransport = Pick<CrossingsChoice, "checkIn" | "checkOut" | "option" | "exceptHoldId"> & {
  readonly transport: BookingJson["transport"];
  readonly party: BookingJson["party"];
  readonly travellers: readonly Traveller[];
  /** How long before and after a boat people have to be there. */
  readonly boats: ResortSettings["boats"];
  readonly boatBands: readonly AgeBand[];
};

/** The boats and transfers of a stay as its hold would price them; what can't be had any more has no price. */
export async function pricedTransport(
  db: Db,
  { transport, travellers, boats, ...stay }: StayTransport,
): Promise<Required<Pick<StayToQuote, "crossings" | "transfers">>> {
  const { checkIn, checkOut, option, exceptHoldId } = stay;
  const found = await chooseCrossings(db, { ...stay, choice: transport, seats: travellers.length });
  const crossings = found.ok ? found.value : [];
  const { land } = transport;
  const span = { checkIn, checkOut, optionId: option.optionId, exceptHoldId };
  const rides = chooseTransfers({
    ...stay,
    land,
    travellers,
    stay: { checkIn, checkOut },
    boats: { ...boats, ...timesOf(crossings) },
    roads: land.length === 0 ? [] : await loadRoads(db, span),
  });
  return {
    crossings: crossings.map(({ priced, held }) => ({ ...priced, boats: held.boats })),
    transfers: rides.ok ? rides.value.chosen.flatMap(({ priced }) => priced ?? []) : [],
  };
}
