import type { BookingJson } from "@pulau/contract/drafts.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq } from "../../../db/orm.ts";
import { leadSource } from "../../../db/schema/bookings.ts";
import type { Tx } from "../../../db/tx.ts";

/**
 * Whether "How did you find us?" is answered with a source that is offered. A resort that offers none does not ask;
 * one that was taken off the list meanwhile has to be chosen anew.
 */
export async function checkLeadSource(
  tx: Tx,
  answer: BookingJson["leadSource"],
): Promise<Result<true, "DRAFT_INCOMPLETE">> {
  const offered = await tx
    .select({ id: leadSource.id })
    .from(leadSource)
    .where(eq(leadSource.activeStatus, true));
  if (answer === null && offered.length === 0) return ok(true);
  if (offered.some(({ id }) => id === answer?.leadSourceId)) return ok(true);
  return refuse("DRAFT_INCOMPLETE", { path: "leadSource", rule: "leadSource" });
}
