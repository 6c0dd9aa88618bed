import type { Span } from "@pulau/domain/booking/room-dates.ts";
import type { HoldId } from "@pulau/domain/ids.ts";
import { occupantsOf } from "@pulau/domain/party/kinds.ts";
import type { Traveller } from "@pulau/domain/party/party.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import type { HeldAddOn } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { placeIncluded, type StayBook } from "../../selling/catalogue/public.ts";

type IncludeRequest = {
  readonly book: StayBook;
  readonly stay: Span;
  readonly travellers: readonly Traveller[];
  readonly exceptHoldId: HoldId;
  /** The stay is sold already: what can't be had any more is left out of it instead of closing it. */
  readonly sold: boolean;
};

/**
 * What the package's price holds of the things that are also sold singly, to be claimed with the stay.
 * `ADD_ON_SOLD_OUT` names the first of which too few are left on every day of it.
 */
export async function includeAddOns(
  db: Db | Tx,
  { book, stay, travellers, exceptHoldId, sold }: IncludeRequest,
): Promise<Result<HeldAddOn[], "ADD_ON_SOLD_OUT">> {
  const { adult, child } = occupantsOf(travellers, book.bands.package);
  const placed = await placeIncluded(db, {
    optionId: book.option.id,
    stay,
    persons: adult + child,
    exceptHoldId,
  });
  const missing = placed.find(({ available }) => !available);
  if (missing && !sold) return refuse("ADD_ON_SOLD_OUT", { addOnId: missing.addOnId, included: true });
  const there = placed.filter(({ available, count }) => available && count > 0);
  return ok(
    there.map(({ addOnId, stockId, name, count, day }) => ({
      addOnId,
      stockId,
      name,
      count,
      day,
      included: true,
    })),
  );
}
