import type { BookingJson } from "@pulau/contract/drafts.ts";
import { TransferDetails } from "@pulau/contract/transfers.ts";
import type { Span } from "@pulau/domain/booking/room-dates.ts";
import type { AgeBand, Traveller } from "@pulau/domain/party/party.ts";
import type { StayToQuote } from "@pulau/domain/pricing/lines.ts";
import { transferLines } from "@pulau/domain/pricing/transfer-lines.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { type BoatTimes, transferDays, transferFault } from "@pulau/domain/transport/transfer-times.ts";
import type { HeldTransfer, OpenTransfer } from "../../../db/schema/holds.ts";
import {
  endOf,
  piecesFor,
  type Road,
  startOf,
  transferOf,
  vehiclesFor,
} from "../../selling/transport/public.ts";

type PricedTransfer = NonNullable<StayToQuote["transfers"]>[number];
/** `priced` is null where the package's price holds all of it. */
export type ChosenTransfer = { readonly held: HeldTransfer; readonly priced: PricedTransfer | null };

export type TransfersRequest = {
  readonly land: BookingJson["transport"]["land"];
  readonly party: BookingJson["party"];
  readonly travellers: readonly Traveller[];
  readonly stay: Span;
  readonly boats: BoatTimes;
  readonly boatBands: readonly AgeBand[];
  readonly roads: readonly Road[];
};

type Wrong = Omit<OpenTransfer, "place" | "path"> & { readonly field: string };

/**
 * The land transfers of a draft as they can be had for its stay. What is typed only in part, leads nowhere or does not
 * fit the boats is `open`: it is neither kept nor priced until it is mended. `TRANSFER_FULL` tells which way and day has
 * no vehicle for it.
 */
export function chooseTransfers(
  stay: TransfersRequest,
): Result<{ chosen: ChosenTransfer[]; open: OpenTransfer[] }, "TRANSFER_FULL"> {
  const chosen: ChosenTransfer[] = [];
  const open: OpenTransfer[] = [];
  const taken = new Map<string, number>();
  for (const [place, typed] of stay.land.entries()) {
    const whole = readTransfer(typed, stay);
    if ("wrong" in whole) {
      const { field, ...wrong } = whole.wrong;
      open.push({ place, path: `transport.land.${place}.${field}`, ...wrong });
      continue;
    }
    const stocks = takeStock(whole, taken);
    if (!stocks.ok) return refuse("TRANSFER_FULL", { ...stocks.failure.facts, transfer: place });
    chosen.push(heldTransfer(whole, stocks.value, stay));
  }
  return ok({ chosen, open });
}

type Whole = { readonly details: TransferDetails; readonly road: Road };

function readTransfer(typed: unknown, stay: TransfersRequest): Whole | { wrong: Wrong } {
  const parsed = TransferDetails.safeParse(typed);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return wrongAt(issue?.path.join(".") ?? "type", issue?.message ?? "invalid");
  }
  const details = parsed.data;
  if (details.adultCount > stay.party.adults) return wrongAt("adultCount", "moreThanParty");
  if (details.childCount > stay.party.childAges.length) return wrongAt("childCount", "moreThanParty");
  const road = stay.roads.find(
    (road) =>
      road.type === details.type &&
      startOf(road, details.direction).id === details.startPointId &&
      endOf(road, details.direction).id === details.endPointId,
  );
  if (!road) return wrongAt("endPointId", "noRoad");
  const fault = transferFault(details, road, stay.boats);
  return fault ? { wrong: fault } : { details, road };
}

const wrongAt = (field: string, rule: string) => ({ wrong: { field, rule, at: null } });

type Stocks = HeldTransfer["stocks"];

/** What it takes of limited vehicles, beside what the transfers before it took. */
function takeStock({ details, road }: Whole, taken: Map<string, number>): Result<Stocks, "TRANSFER_FULL"> {
  const stocks: Stocks = [];
  if (!road.limited) return ok(stocks);
  const persons = details.adultCount + details.childCount;
  const pieces = piecesFor(road, persons);
  for (const direction of details.tripType === "return" ? (["out", "back"] as const) : [details.direction]) {
    const stock = road.stock[direction];
    const left = (stock?.left ?? 0) - (taken.get(stock?.stockId ?? "") ?? 0);
    if (!stock || left < pieces)
      return refuse("TRANSFER_FULL", { direction, left: Math.max(0, left), persons });
    taken.set(stock.stockId, (taken.get(stock.stockId) ?? 0) + pieces);
    stocks.push({ stockId: stock.stockId, pieces });
  }
  return ok(stocks);
}

function heldTransfer({ details, road }: Whole, stocks: Stocks, stay: TransfersRequest): ChosenTransfer {
  const persons = details.adultCount + details.childCount;
  const ways = details.tripType === "return" ? (["out", "back"] as const) : [details.direction];
  const paid = ways.filter((direction) => !road.included[direction]).length;
  const priced: PricedTransfer | null =
    paid === 0
      ? null
      : {
          transfer: transferOf(road, details.direction),
          ways: paid === 2 ? 2 : 1,
          persons,
          children: details.childCount,
        };
  const lines = priced === null ? [] : (transferLines(priced, stay.travellers, stay.boatBands) ?? []);
  const held = {
    ...details,
    ...transferDays(details, stay.stay),
    landTransferId: road.id,
    name: road.name,
    from: startOf(road, details.direction).name,
    to: endOf(road, details.direction).name,
    vehicles: vehiclesFor(road, persons),
    included: priced === null,
    amountSen: lines.reduce((sum, line) => sum + line.amountSen, 0),
    stocks,
  };
  return { held, priced };
}
