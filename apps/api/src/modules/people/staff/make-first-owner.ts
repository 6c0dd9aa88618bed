import { everyRight } from "@pulau/domain/access/permissions.ts";
import { sampleRoles } from "@pulau/domain/access/sample-roles.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import { auditChange } from "../../../db/audit-change.ts";
import type { Db } from "../../../db/connect.ts";
import { eq, sql } from "../../../db/orm.ts";
import { currency } from "../../../db/schema/resort.ts";
import { ownerLink, staffRole, staffUser } from "../../../db/schema/staff.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { isOpenedBy } from "../../../plugins/link-token.ts";
import { writeSecurityEntry } from "../../../plugins/security-log.ts";
import { beginClosed, loadSettings, loadToday } from "../../ground/resort/public.ts";
import { checkNewPassword, hashPassword } from "../accounts/public.ts";
import { hasStaff, oneOwnerAtATime } from "./give-owner-link.ts";

type FirstOwner = {
  readonly token: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly language: "en" | "my" | "cn";
};
type Done = { readonly done: true };

/**
 * Makes the first account of the staff side by the one-time link. Of two who use one link, one gets an account. A weak
 * password leaves the link usable.
 */
export async function makeFirstOwner(
  db: Db,
  request: FastifyRequest,
  owner: FirstOwner,
): Promise<Result<Done, "LINK_INVALID" | "WEAK_PASSWORD" | "BUSY">> {
  const stands = isOpenedBy(ownerLink, owner.token);
  const [found] = await db.select({ id: ownerLink.id }).from(ownerLink).where(stands);
  if (!found) return refuse("LINK_INVALID");
  const strong = checkNewPassword(owner.password, owner.email);
  if (!strong.ok) return strong;
  const hashed = await hashPassword(owner.password);
  if (!hashed.ok) return hashed;
  return inTransaction(db, async (tx) => {
    await oneOwnerAtATime(tx);
    const used = await tx
      .update(ownerLink)
      .set({ endedAt: sql`pulau_now()` })
      .where(stands)
      .returning({ id: ownerLink.id });
    if (used.length === 0 || (await hasStaff(tx))) return refuse("LINK_INVALID");
    await beginClosed(tx);
    const id = await writeOwner(tx, owner, hashed.value);
    await writeRinggit(tx);
    const { name, email } = owner;
    const act = { act: "firstOwner", subject: "staff", subjectId: id } as const;
    await auditChange(tx, { staffId: id, ...act, before: null, after: { name, email }, facts: { name } });
    await writeSecurityEntry(tx, request, { kind: "ownerMade", person: { id } });
    return ok({ done: true });
  });
}

/** What everything is charged in: the one currency that no resort does without. */
async function writeRinggit(tx: Tx): Promise<void> {
  const { timeZone } = await loadSettings(tx);
  const rates = { foreignPerRinggit: "1", ringgitPerForeign: "1", ratedOn: await loadToday(tx, timeZone) };
  await tx
    .insert(currency)
    .values({ code: "MYR", name: "Malaysian ringgit", symbol: "RM", position: 0, ...rates })
    .onConflictDoNothing({ target: currency.code });
}

async function writeOwner(tx: Tx, owner: FirstOwner, passwordHash: string): Promise<string> {
  const roleId = await writeRoles(tx);
  const { name, email, language } = owner;
  const [made] = await tx
    .insert(staffUser)
    .values({
      name,
      email,
      language,
      passwordHash,
      username: email,
      role: "admin",
      roleId,
      permissions: {},
    })
    .returning({ id: staffUser.id });
  if (!made) throw new Error("no member of staff was made");
  return made.id;
}

/** The roles that a resort begins with; gives the owner's. Those that are there by name stay as they are. */
async function writeRoles(tx: Tx): Promise<string> {
  const samples = sampleRoles.map(({ departments: _, ...role }) => role);
  await tx.insert(staffRole).values(samples).onConflictDoNothing({ target: staffRole.name });
  const permissions = everyRight();
  const [role] = await tx
    .update(staffRole)
    .set({ permissions, activeStatus: true, locked: true })
    .where(eq(staffRole.name, sampleRoles[0].name))
    .returning({ id: staffRole.id });
  if (!role) throw new Error("no role was made");
  return role.id;
}
