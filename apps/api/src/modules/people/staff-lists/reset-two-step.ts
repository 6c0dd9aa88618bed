import type { StaffId } from "@pulau/domain/ids.ts";
import { type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import type { Tx } from "../../../db/tx.ts";
import { lockRecord } from "../../../records/read-record.ts";
import type { Actor } from "../../../records/record-store.ts";
import { resetTwoStep } from "../two-step/public.ts";
import { lockStaff, mayChangePerson } from "./guard-person.ts";

/** Takes the second step away from a colleague who lost it; one's own is switched off on one's own page. */
export async function resetOf(
  tx: Tx,
  request: FastifyRequest,
  { no, actor }: { readonly no: number; readonly actor: Actor },
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE" | "RIGHTS_ABOVE_OWN">> {
  const found = await lockRecord<StaffId>(tx, { table: "staff_user" }, no);
  if (!found.ok) return found;
  const colleague = await lockStaff(tx, found.value);
  const allowed = mayChangePerson(colleague, actor);
  if (!allowed.ok) return allowed;
  if (colleague.person.id === actor.staffId) return refuse("WRONG_STATE");
  return resetTwoStep(tx, { staffId: colleague.person.id, by: actor.staffId, request });
}
