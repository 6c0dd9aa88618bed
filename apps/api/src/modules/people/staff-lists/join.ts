import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import type { Db } from "../../../db/connect.ts";
import { and, eq, sql } from "../../../db/orm.ts";
import { staffInvitation, staffUser } from "../../../db/schema/staff.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { writeAudit } from "../../../db/write-audit.ts";
import { isOpenedBy } from "../../../plugins/link-token.ts";
import { writeSecurityEntry } from "../../../plugins/security-log.ts";
import { lockRecord } from "../../../records/read-record.ts";
import type { Actor } from "../../../records/record-store.ts";
import { checkNewPassword, hashPassword } from "../accounts/public.ts";
import { lockStaff, mayChangePerson } from "./guard-person.ts";
import { inviteStaff } from "./invite-staff.ts";

type Done = { readonly done: true };

/**
 * An invited member of staff chooses a password. Of two who use one link, one does; a weak password leaves it usable, and
 * whoever was blocked meanwhile finds it worthless.
 */
export async function joinStaff(
  db: Db,
  request: FastifyRequest,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<Result<Done, "LINK_INVALID" | "WEAK_PASSWORD" | "BUSY">> {
  const stands = isOpenedBy(staffInvitation, token);
  const [found] = await db
    .select({ staffId: staffUser.id, email: staffUser.email })
    .from(staffInvitation)
    .innerJoin(staffUser, eq(staffUser.id, staffInvitation.staffId))
    .where(and(stands, eq(staffUser.status, "active")));
  if (!found) return refuse("LINK_INVALID");
  const strong = checkNewPassword(password, found.email);
  if (!strong.ok) return strong;
  const hashed = await hashPassword(password);
  if (!hashed.ok) return hashed;
  const { staffId } = found;
  return inTransaction(db, async (tx) => {
    const ended = { endedAt: sql`pulau_now()` };
    const used = await tx
      .update(staffInvitation)
      .set(ended)
      .where(stands)
      .returning({ id: staffInvitation.id });
    if (used.length === 0) return refuse("LINK_INVALID");
    const joined = { passwordHash: hashed.value, joinedAt: sql`pulau_now()` };
    await tx.update(staffUser).set(joined).where(eq(staffUser.id, staffId));
    await writeAudit(tx, { staffId, act: "joined", subject: "user", subjectId: staffId });
    await writeSecurityEntry(tx, request, {
      kind: "passwordChanged",
      person: { id: staffId },
      facts: { by: "joinStaff" },
    });
    return ok({ done: true });
  });
}

/** Mails an invitation again. `WRONG_STATE`: they have joined already, or are blocked. */
export async function inviteAgain(
  tx: Tx,
  secret: string,
  { no, actor }: { readonly no: number; readonly actor: Actor },
): Promise<Result<Done, "NOT_FOUND" | "WRONG_STATE" | "RIGHTS_ABOVE_OWN">> {
  const found = await lockRecord<StaffId>(tx, { table: "staff_user" }, no);
  if (!found.ok) return found;
  const invited = await lockStaff(tx, found.value);
  const allowed = mayChangePerson(invited, actor);
  if (!allowed.ok) return allowed;
  const { id, name, joinedAt, status } = invited.person;
  if (joinedAt !== null || status !== "active") return refuse("WRONG_STATE");
  await inviteStaff(tx, secret, id);
  const { staffId } = actor;
  await writeAudit(tx, { staffId, act: "invited", subject: "user", subjectId: id, facts: { name, no } });
  return ok({ done: true });
}
