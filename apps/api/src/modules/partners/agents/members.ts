import type { changeMemberRoute, MemberReply } from "@pulau/contract/agent-members.ts";
import type { Received } from "@pulau/contract/route.ts";
import type { AccountId, MemberId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, sql } from "../../../db/orm.ts";
import { member } from "../../../db/schema/accounts.ts";
import type { Tx } from "../../../db/tx.ts";
import { endSessionsOf } from "../../people/accounts/public.ts";

/** Somebody who was invited and has not chosen a password yet. */
const invited = sql`(m.email_verified_at IS NULL
  AND EXISTS (SELECT FROM mail_link l WHERE l.member_id = m.id AND l.purpose = 'joinAccount'))`;

/** An account's members, its owners first. `memberId` is whoever asks. */
export async function listMembers(
  db: Db | Tx,
  {
    accountId,
    memberId = null,
    only = null,
  }: { accountId: AccountId; memberId?: MemberId | null; only?: string | null },
): Promise<MemberReply[]> {
  const { rows } = await db.execute<MemberReply>(sql`
    SELECT m.id AS "_id", m.name, m.email, m.role, (m.id = ${memberId}::uuid) IS TRUE AS "self", m.created_at AS "createdAt",
      CASE WHEN m.status = 'active' AND ${invited} THEN 'invited' ELSE m.status END AS "status"
    FROM member m WHERE m.account_id = ${accountId} AND (${only}::uuid IS NULL OR m.id = ${only}::uuid)
    ORDER BY array_position(ARRAY['admin', 'editor', 'viewer'], m.role), lower(m.name), m.id`);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }));
}

type Change = {
  readonly accountId: AccountId;
  /** Whoever asks, and whom it is about. */
  readonly memberId: MemberId;
  readonly id: string;
  readonly change: Received<typeof changeMemberRoute>["body"];
};

/**
 * Changes what a member may do, or blocks them. Sessions are asked for their rights at each call, so it holds from the
 * next one on; a blocked member's end at once. The account is locked: of two owners who demote each other one stays.
 */
export async function changeMember(
  tx: Tx,
  { accountId, memberId, id, change }: Change,
): Promise<Result<MemberReply, "NOT_FOUND" | "LAST_OWNER">> {
  await tx.execute(sql`SELECT 1 FROM account WHERE id = ${accountId} FOR UPDATE`);
  const { role, status } = change;
  const [changed] = await tx
    .update(member)
    .set({ ...(role && { role }), ...(status && { status }), accountId })
    .where(and(eq(member.id, id), eq(member.accountId, accountId)))
    .returning({ id: member.id });
  if (!changed) return refuse("NOT_FOUND");
  if (!(await hasOwner(tx, accountId))) return refuse("LAST_OWNER");
  if (status === "blocked") await endSessionsOf(tx, "portal", id);
  const [found] = await listMembers(tx, { accountId, memberId, only: id });
  return found ? ok(found) : refuse("NOT_FOUND");
}

/** Somebody must be left who can sign in and let others in again. */
async function hasOwner(tx: Tx, accountId: AccountId): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`SELECT 1 FROM member m
    WHERE m.account_id = ${accountId} AND m.role = 'admin' AND m.status = 'active' AND NOT ${invited} LIMIT 1`);
  return rowCount === 1;
}
