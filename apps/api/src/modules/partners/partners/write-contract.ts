import type { ContractBody, endContractRoute } from "@pulau/contract/partners.ts";
import type { Received } from "@pulau/contract/route.ts";
import type { AccountId, ContractId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { and, eq, sql } from "../../../db/orm.ts";
import { agentContract } from "../../../db/schema/agents.ts";
import type { Tx } from "../../../db/tx.ts";
import { findPartner } from "./show-partner.ts";

type ByStaff = { readonly accountId: AccountId; readonly staffId: StaffId };

/** Agrees a contract with an agency. `WRONG_STATE`: influencers have links, not contracts. */
export async function addContract(
  tx: Tx,
  { accountId, staffId, body }: ByStaff & { body: ContractBody },
): Promise<Result<{ _id: ContractId }, "NOT_FOUND" | "WRONG_STATE">> {
  const partner = await findPartner(tx, accountId);
  if (!partner) return refuse("NOT_FOUND");
  if (partner.kind !== "agency") return refuse("WRONG_STATE", { kind: partner.kind });
  const { share, ...terms } = body;
  const shares =
    terms.model === "net" ? { markdown: share, commission: 0 } : { commission: share, markdown: 0 };
  const [made] = await tx
    .insert(agentContract)
    .values({ ...terms, ...shares, accountId, createdAt: sql`pulau_now()` })
    .returning({ _id: agentContract.id, activeStatus: agentContract.activeStatus });
  if (!made) throw new Error("a contract was not written");
  const { _id, activeStatus } = made;
  await auditChange(tx, {
    staffId,
    act: "added",
    subject: "agentContract",
    subjectId: _id,
    before: null,
    after: { ...body, activeStatus },
    facts: { name: partner.name },
  });
  return ok({ _id });
}

type End = ByStaff & {
  readonly contractId: ContractId;
  readonly change: Received<typeof endContractRoute>["body"];
};

/** Ends a contract after a day, or switches it off and on. `WRONG_STATE`: it would end before it begins. */
export async function endContract(
  tx: Tx,
  { accountId, staffId, contractId, change }: End,
): Promise<Result<{ _id: ContractId }, "NOT_FOUND" | "WRONG_STATE">> {
  const own = and(eq(agentContract.id, contractId), eq(agentContract.accountId, accountId));
  const [found] = await tx.select().from(agentContract).where(own).for("update");
  if (!found) return refuse("NOT_FOUND");
  const before = { to: found.to, activeStatus: found.activeStatus };
  const { to = before.to, activeStatus = before.activeStatus } = change;
  if (to !== null && to < found.from) return refuse("WRONG_STATE", { from: found.from });
  await tx.update(agentContract).set({ to, activeStatus }).where(own);
  const partner = await findPartner(tx, accountId);
  await auditChange(tx, {
    staffId,
    act: "changed",
    subject: "agentContract",
    subjectId: contractId,
    before,
    after: { to, activeStatus },
    facts: { name: partner?.name },
  });
  return ok({ _id: contractId });
}
