import type { BookingJson } from "@pulau/contract/drafts.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { booking } from "../../../db/schema/bookings.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { type Agent, contractOf, isContractOf, isCustomerOf } from "../../partners/agents/public.ts";

type AgentColumns = Pick<
  typeof booking.$inferInsert,
  "customerId" | "agentContractId" | "agentMemberId" | "mailTo" | "sellingSen"
>;

/**
 * What is kept of an agency's booking beside everybody's; nothing for others, whatever their draft says. `HOLD_OUTDATED`
 * when the stay was held at a price that is not the agency's, as before it signed in, or at one of an agency that it is
 * no longer for.
 */
export async function agentPart(
  tx: Tx,
  agent: Agent | null,
  { json, stay }: { json: BookingJson; stay: HeldStay },
): Promise<Result<AgentColumns, "DRAFT_INCOMPLETE" | "HOLD_OUTDATED">> {
  if (agent === null) return stay.contract === undefined ? ok({}) : refuse("HOLD_OUTDATED");
  const contract = await contractOf(tx, agent.accountId);
  if (contract !== null && contract.id !== stay.contract?.id) return refuse("HOLD_OUTDATED");
  // A contract that ended meanwhile still holds for what was held by it, and for nobody else.
  if (stay.contract && !(await isContractOf(tx, stay.contract.id, agent.accountId)))
    return refuse("HOLD_OUTDATED");
  const { customerId = null, mailTo = "booker", sellingSen = null } = json.agent ?? {};
  if (customerId !== null && !(await isCustomerOf(tx, { id: customerId, accountId: agent.accountId }))) {
    return refuse("DRAFT_INCOMPLETE", { path: "agent.customerId", rule: "invalid" });
  }
  const agentContractId = stay.contract?.id ?? null;
  return ok({ customerId, mailTo, sellingSen, agentContractId, agentMemberId: agent.memberId });
}
