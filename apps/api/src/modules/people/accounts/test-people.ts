import { randomUUID } from "node:crypto";
import type { Db } from "../../../db/connect.ts";
import { account, member } from "../../../db/schema/accounts.ts";
import { wallet } from "../../../db/schema/payments.ts";
import { type Permissions, staffRole, staffUser } from "../../../db/schema/staff.ts";
import { hashPassword } from "./passwords/password-hash.ts";

export const testPassword = "salt wind and coral";

const passwordHash = hashPassword(testPassword).then((made) => (made.ok ? made.value : ""));

/** A guest's account with one member, who signs in with `testPassword`. */
export async function createMember(db: Db, given: Partial<typeof member.$inferInsert> = {}) {
  const email = given.email ?? `${randomUUID()}@example.test`;
  const [owner] = await db
    .insert(account)
    .values({ kind: "guest", name: "Aini" })
    .returning({ id: account.id });
  if (!owner) throw new Error("no account was made");
  await db.insert(wallet).values({ accountId: owner.id });
  const person = { accountId: owner.id, name: "Aini", role: "admin", ...given, email } as const;
  const [made] = await db
    .insert(member)
    .values({ ...person, passwordHash: await passwordHash })
    .returning();
  if (!made) throw new Error("no member was made");
  return made;
}

/** A member of staff with a role of their own, who signs in with `testPassword`. */
export async function createStaff(
  db: Db,
  given: { role?: Permissions; own?: Permissions; status?: "active" | "blocked" | "deactivated" } = {},
) {
  const [role] = await db
    .insert(staffRole)
    .values({ name: `Role ${randomUUID()}`, permissions: given.role ?? {} })
    .returning({ id: staffRole.id });
  if (!role) throw new Error("no role was made");
  const username = randomUUID();
  const [made] = await db
    .insert(staffUser)
    .values({
      username,
      name: "Farid",
      email: `${username}@example.test`,
      passwordHash: await passwordHash,
      role: "staff",
      roleId: role.id,
      permissions: given.own ?? {},
      status: given.status ?? "active",
    })
    .returning();
  if (!made) throw new Error("no member of staff was made");
  return made;
}
