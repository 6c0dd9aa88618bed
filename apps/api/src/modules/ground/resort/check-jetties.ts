import type { ResortSettings } from "@pulau/contract/settings/setting-schemas.ts";
import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import { jettyChanges } from "@pulau/domain/transport/jetties.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Language } from "../../../plugins/language.ts";
import { usageFacts } from "../../../records/name-uses.ts";
import { usersOfJetty } from "../timetables/public.ts";

type Jetties = Pick<ResortSettings["profile"], "jetties">;

/** Refuses to remove a jetty that timetables or places on land still name; a new name is carried over to them. */
export async function checkJetties(
  tx: Tx,
  before: Jetties,
  after: Jetties,
  language: Language = "en",
): Promise<Result<true, "INVALID_INPUT">> {
  for (const { name, at } of jettyChanges(before.jetties, after.jetties).removed) {
    const uses = await usageFacts(tx, usersOfJetty(name), language);
    if (uses === null) continue;
    const facts = { jetty: name, ...uses };
    return refuseFields("INVALID_INPUT", [{ path: `profile.jetties.${at}`, rule: "jettyInUse", facts }]);
  }
  return ok(true);
}
