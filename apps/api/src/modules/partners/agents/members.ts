import type { changeMemberRoute, MemberReply, membersRoute } from "@pulau/contract/agent-members.ts";
import type { Received } from "@pulau/contract/route.ts";
import type { AccountId, MemberId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, type SQL, sql } from "../../../db/orm.ts";
import { member } from "../../../db/schema/accounts.ts";
import type { Tx } from "../../../db/tx.ts";
import { equals } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { endSessionsOf } from "../../people/accounts/public.ts";

/** Somebody who was invited and has not chosen a password yet. */
const invited = sql`(m.email_verified_at IS NULL
  AND EXISTS (SELECT FROM mail_link l WHERE l.member_id = m.id AND l.purpose = 'joinAccount'))`;

const standing = sql`(CASE WHEN m.status = 'active' AND ${invited} THEN 'invited' ELSE m.status END)`;

const columns = (memberId: MemberId | null) => sql`m.id AS "_id", m.name, m.email, m.role,
  (m.id = ${memberId}::uuid) IS TRUE AS "self", m.created_at AS "createdAt", ${standing} AS "status"`;

const replyOf = (row: MemberReply): MemberReply => ({
  ...row,
  createdAt: new Date(row.createdAt).toISOString(),
});

type AgencyMember = {
  readonly accountId: AccountId;
  /** Whoever asks. */
  readonly memberId: MemberId | null;
};
type Filters = ListRequest<typeof membersRoute>["query"];

const rank = sql`array_position(ARRAY['admin', 'editor', 'viewer'], m.role)`;
const name = sql`lower(m.name)`;

/** An account's members, its owners first. */
export const membersOf = (
  { accountId, memberId }: AgencyMember,
  filters: Filters,
): Source<typeof membersRoute, MemberReply> => ({
  columns: columns(memberId),
  from: sql`member m`,
  where: [
    sql`m.account_id = ${accountId}`,
    equals(sql`m.role`, filters.role),
    equals(standing, filters.status),
    filters.search ? foundBy(filters.search) : undefined,
  ],
  id: up(sql`m.id`, "uuid"),
  orders: {
    role: [up(rank, "int"), up(name, "text")],
    "-role": [down(rank, "int"), up(name, "text")],
    name: [up(name, "text")],
    "-name": [down(name, "text")],
  },
  rows: (rows) => rows.map(replyOf),
});

function foundBy(search: string): SQL {
  const like = likeOf(search);
  return sql`m.name ILIKE ${like} OR m.email ILIKE ${like}`;
}

/** All members of an account, its owners first, as staff see them. */
export async function listMembers(db: Db, accountId: AccountId): Promise<MemberReply[]> {
  const { rows } = await db.execute<MemberReply>(
    sql`SELECT ${columns(null)} FROM member m WHERE m.account_id = ${accountId} AND m.erased_at IS NULL ORDER BY ${rank}, ${name}, m.id`,
  );
  return rows.map(replyOf);
}

/** A member of an account; `NOT_FOUND` for another's. */
export async function findMember(
  tx: Tx,
  { accountId, memberId }: AgencyMember,
  id: MemberId,
): Promise<Result<MemberReply, "NOT_FOUND">> {
  const { rows } = await tx.execute<MemberReply>(
    sql`SELECT ${columns(memberId)} FROM member m WHERE m.account_id = ${accountId} AND m.id = ${id}`,
  );
  return rows[0] ? ok(replyOf(rows[0])) : refuse("NOT_FOUND");
}

type Change = {
  readonly accountId: AccountId;
  /** Whoever asks, and whom it is about. */
  readonly memberId: MemberId;
  readonly id: MemberId;
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
  return findMember(tx, { accountId, memberId }, id);
}

/** Somebody must be left who can sign in and let others in again. */
async function hasOwner(tx: Tx, accountId: AccountId): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`SELECT 1 FROM member m
    WHERE m.account_id = ${accountId} AND m.role = 'admin' AND m.status = 'active' AND NOT ${invited} LIMIT 1`);
  return rowCount === 1;
}
