import type { includedAddOnsRoute } from "@pulau/contract/add-ons.ts";
import type { Received, Reply } from "@pulau/contract/route.ts";
import type { HoldId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { placeIncluded } from "./included.ts";
import { findStayDays } from "./stay-days.ts";

type Filters = Omit<Received<typeof includedAddOnsRoute>["body"], "draftId"> & {
  exceptHoldId: HoldId | null;
};

/** What is in the price of a stay, for everybody who sleeps in a bed of it. */
export async function listIncluded(
  db: Db,
  stay: Filters,
): Promise<Result<Reply<typeof includedAddOnsRoute>, "NOT_FOUND">> {
  const { optionId, exceptHoldId } = stay;
  const days = await findStayDays(db, stay);
  if (!days) return refuse("NOT_FOUND");
  const placed = await placeIncluded(db, { optionId, ...days, exceptHoldId });
  return ok({ addOns: placed.map(({ addOnId, stockId: _, ...rest }) => ({ _id: addOnId, ...rest })) });
}
