import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq } from "../../../db/orm.ts";
import { ledgerTransaction } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";
import type { PurchaseReversal } from "../purchases/public.ts";
import { hasCheckedIn, voidTickets } from "./return-places.ts";

/** Makes the tickets of a purchase void, as long as nobody has come with one and the event is not over. */
export async function voidEventPlaces(
  tx: Tx,
  { purchase, at }: PurchaseReversal,
): Promise<Result<true, "WRONG_STATE">> {
  if (await hasCheckedIn(tx, purchase.id)) return refuse("WRONG_STATE", { rule: "placesUsed" });
  const earned = eq(ledgerTransaction.once, `purchase:${purchase.id}:earned`);
  if ((await tx.$count(ledgerTransaction, earned)) > 0) return refuse("WRONG_STATE", { rule: "boughtEnded" });
  await voidTickets(tx, purchase, at);
  return ok(true);
}
