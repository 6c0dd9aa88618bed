import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import { auditChange } from "../../../db/audit-change.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, sql } from "../../../db/orm.ts";
import { staffInvitation, staffUser } from "../../../db/schema/staff.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { isOpenedBy } from "../../../plugins/link-token.ts";
import { writeSecurityEntry } from "../../../plugins/security-log.ts";
import { staffLinkOf } from "../../../plugins/staff-link.ts";
import { lockRecord } from "../../../records/read-record.ts";
import type { Actor } from "../../../records/record-store.ts";
import {
  checkNewPassword,
  dropEmailChanges,
  endSessionsOf,
  hashPassword,
  mailStaffLink,
} from "../accounts/public.ts";
import { lockStaff, mayChangePerson } from "./guard-person.ts";

type Done = { readonly done: true };

/**
 * A member of staff chooses a password by a mailed link: the first one, or a new one, which ends every session and leaves
 * the second step as it is. Of two who use one link, one does; a weak password leaves it usable, and whoever was blocked
 * meanwhile finds it worthless.
 */
export async function joinStaff(
  db: Db,
  request: FastifyRequest,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<Result<Done, "LINK_INVALID" | "WEAK_PASSWORD" | "BUSY">> {
  const stands = isOpenedBy(staffInvitation, token);
  const [found] = await db
    .select({
      staffId: staffUser.id,
      email: staffUser.email,
      name: staffUser.name,
      joinedAt: staffUser.joinedAt,
    })
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
    const joined = {
      passwordHash: hashed.value,
      joinedAt: sql`coalesce(${staffUser.joinedAt}, pulau_now())`,
    };
    await tx.update(staffUser).set(joined).where(eq(staffUser.id, staffId));
    const by = staffLinkOf(found);
    if (by === "resetStaff") await followReset(tx, staffId);
    const line = { staffId, subject: "user", subjectId: staffId, facts: { name: found.name } } as const;
    if (by === "joinStaff")
      await auditChange(tx, { ...line, act: "joined", before: { joined: false }, after: { joined: true } });
    else await auditChange(tx, { ...line, act: "passwordReset" });
    await writeSecurityEntry(tx, request, {
      kind: "passwordChanged",
      person: { id: staffId },
      facts: { by },
    });
    return ok({ done: true });
  });
}

/** Who was signed in with the lost password is not any more, and its owner is told. */
async function followReset(tx: Tx, staffId: StaffId): Promise<void> {
  await endSessionsOf(tx, "staff", staffId);
  await dropEmailChanges(tx, { side: "staff", personId: staffId });
  await enqueue(tx, "send-mail", { template: "account-changed", staffId, what: "password" });
}

type JoinRequest = { readonly no: number; readonly actor: Actor };
type Refusals = "NOT_FOUND" | "WRONG_STATE" | "RIGHTS_ABOVE_OWN";

/** Mails an invitation again. `WRONG_STATE`: they have joined already, or are blocked. */
export const inviteAgain = (tx: Tx, secret: string, request: JoinRequest): Promise<Result<Done, Refusals>> =>
  mailLinkTo(tx, secret, request, "invited");

/** Mails a colleague who lost their password the link to a new one. `WRONG_STATE`: they have not joined, or are blocked. */
export const sendPasswordLink = (
  tx: Tx,
  secret: string,
  request: JoinRequest,
): Promise<Result<Done, Refusals>> => mailLinkTo(tx, secret, request, "passwordLinkSent");

async function mailLinkTo(
  tx: Tx,
  secret: string,
  { no, actor }: JoinRequest,
  act: "invited" | "passwordLinkSent",
): Promise<Result<Done, Refusals>> {
  const found = await lockRecord<StaffId>(tx, { table: "staff_user" }, no);
  if (!found.ok) return found;
  const colleague = await lockStaff(tx, found.value);
  const allowed = mayChangePerson(colleague, actor);
  if (!allowed.ok) return allowed;
  const { id, name, joinedAt, status } = colleague.person;
  if ((joinedAt === null) !== (act === "invited") || status !== "active") return refuse("WRONG_STATE");
  await mailStaffLink(tx, secret, id);
  const { staffId } = actor;
  await auditChange(tx, { staffId, act, subject: "user", subjectId: id, facts: { name, no } });
  return ok({ done: true });
}
