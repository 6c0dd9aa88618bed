import { staffLoginRoute } from "@pulau/contract/staff.ts";
import type { Permissions } from "../../../db/schema/staff.ts";
import { Caller } from "../../../races/caller.ts";
import type { Stage } from "../../../races/one-server.ts";
import { createStaff, testPassword } from "./test-people.ts";

export const everyAct = { read: true, write: true, create: true, delete: true };
export const onlyLook = { read: true, write: false, create: false, delete: false };

/** A member of staff with these rights, signed in. */
export async function staffWith(
  { base, urls }: Pick<Stage, "base" | "urls">,
  role: Permissions,
): Promise<{ id: string; name: string; caller: Caller }> {
  const { id, name, email } = await createStaff(base.db, { role });
  const caller = new Caller(urls);
  caller.token = (
    await caller.must(staffLoginRoute, { body: { email, password: testPassword } })
  ).accessToken;
  return { id, name, caller };
}
