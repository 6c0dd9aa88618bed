import { sampleRoles } from "@pulau/domain/access/sample-roles.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import { markReadOnly } from "../../../db/commit-steps.ts";
import { department } from "../../../db/schema/staff.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Actor } from "../../../records/record-store.ts";
import { addRecord } from "../../../records/write-record.ts";
import { roles } from "./roles.ts";

type Added = { readonly added: string[]; readonly withheld: string[] };

/**
 * Adds the sample roles whose name no role has, with the rights that they came with. One that may do more than who asks
 * is not added: without some of its rights it would not be that role. The owner's is never missing.
 */
export async function addSampleRoles(tx: Tx, actor: Actor): Promise<Result<Added, "INVALID_INPUT">> {
  const known = new Set(
    (await tx.select({ name: department.name }).from(department)).map(({ name }) => name),
  );
  const added: string[] = [];
  const withheld: string[] = [];
  for (const { name, desc, permissions, departments, ...role } of sampleRoles) {
    if ("locked" in role) continue;
    const obj = {
      name,
      desc,
      permissions,
      active_status: true,
      require_two_step: false,
      discount_limit: "discountLimit" in role ? role.discountLimit : 0,
      departments: departments.filter((of) => known.has(of)),
    };
    const made = await addRecord(tx, roles, obj, actor);
    if (made.ok) added.push(name);
    else if (made.failure.code === "RIGHTS_ABOVE_OWN") withheld.push(name);
  }
  if (added.length === 0) markReadOnly();
  return ok({ added, withheld });
}
