import { contractTerms } from "@pulau/domain/agents/contract.ts";
import { autoSelect, type OfferedType } from "@pulau/domain/availability/auto-select.ts";
import { pricedTypes } from "@pulau/domain/availability/priced-types.ts";
import { daysBetween } from "@pulau/domain/calendar/day.ts";
import type { RoomToQuote } from "@pulau/domain/pricing/lines.ts";
import { quote } from "@pulau/domain/pricing/quote.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { type FoundStay, findStay, type StayRefusal, type StayRequest } from "./find-stay.ts";

/**
 * The fewest, best-fitting of the rooms that are free for a stay and have a price in its option, or for the nights of it
 * that are asked about: then each room has those dates. `SOLD_OUT`: they can't sleep the party. Where no choice has a
 * price it is the best-fitting of all, of which the quote says what is missing.
 */
export async function selectRooms(
  db: Db,
  stay: StayRequest,
): Promise<Result<RoomToQuote[], StayRefusal | "SOLD_OUT">> {
  const found = await findStay(db, stay);
  if (!found.ok) return found;
  const { supply, free, book } = found.value;
  const types = supply.types.map((type) => ({ ...type, roomTypeId: type._id, free: free[type._id] ?? 0 }));
  return choosePriced(found.value, stay, pricedTypes(book, types), types);
}

/**
 * Leaves out, one after the other, what the price names as having none. Rooms that the option never prices are not taken
 * in the place of too few that it does.
 */
function choosePriced(
  found: FoundStay,
  stay: StayRequest,
  priced: readonly OfferedType[],
  all: readonly OfferedType[],
): Result<RoomToQuote[], "SOLD_OUT"> {
  let offered = priced;
  for (;;) {
    const chosen = chooseFrom(found, stay, offered);
    const missing = chosen.ok ? missingPrice(found, stay, chosen.value) : null;
    if (chosen.ok ? missing === null : offered === priced) return chosen;
    const left = chosen.ok && missing ? without(offered, missing) : [];
    if (left.length === 0) return chooseFrom(found, stay, all);
    offered = left;
  }
}

function chooseFrom({ occupants }: FoundStay, { dates }: StayRequest, offered: readonly OfferedType[]) {
  const chosen = autoSelect(occupants, offered);
  return chosen.ok ? ok(chosen.value.map((room) => ({ ...room, ...dates }))) : chosen;
}

type Missing = { readonly roomTypeId?: unknown; readonly bedType?: unknown };

/** Which room has no price of its own; null where all have one, or what lacks is not a room's. */
function missingPrice(
  { book, stay, travellers, supply }: FoundStay,
  { party }: StayRequest,
  rooms: readonly RoomToQuote[],
): Missing | null {
  const nights = daysBetween(stay.checkIn, stay.checkOut);
  const { checkIn } = stay;
  const toPrice = { checkIn, nights, market: party.market, travellers, rooms, crossings: [], addOns: [] };
  const answer = quote({ ...toPrice, ...contractTerms(book.contract) }, book, supply.today);
  const facts: Missing | undefined = answer.ok ? undefined : answer.failure.facts;
  return facts?.roomTypeId === undefined ? null : facts;
}

const without = (offered: readonly OfferedType[], { roomTypeId, bedType }: Missing): OfferedType[] =>
  offered.flatMap((type) => {
    if (type.roomTypeId !== roomTypeId) return [type];
    const bedTypes = type.bedTypes.filter((type) => type !== bedType);
    return bedTypes.length > 0 && bedTypes.length < type.bedTypes.length ? [{ ...type, bedTypes }] : [];
  });
