import type { GroupBody } from "@pulau/contract/groups.ts";
import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import { and, eq } from "../../../db/orm.ts";
import { account } from "../../../db/schema/accounts.ts";
import type { Tx } from "../../../db/tx.ts";

/** Whether the account that brings a group is an agency. */
export async function checkAgency(
  tx: Tx,
  { accountId }: Pick<GroupBody, "accountId">,
): Promise<Result<true, "INVALID_INPUT">> {
  if (accountId === null) return ok(true);
  const found = await tx.$count(account, and(eq(account.id, accountId), eq(account.kind, "agency")));
  return found > 0 ? ok(true) : refuseFields("INVALID_INPUT", [{ path: "accountId", rule: "invalid" }]);
}
