import type { Profile, ProfileBody } from "@pulau/contract/accounts.ts";
import type { MemberId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq } from "../../../db/orm.ts";
import { versionOf } from "../../../db/saved-versions.ts";
import { account, member } from "../../../db/schema/accounts.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Owner } from "./person-of.ts";
import { findPendingEmail } from "./request-email-change.ts";
import { userReply } from "./user-reply.ts";

const noAddress = { address: "", area: "", city: "", postCode: "", state: "", country: "" };
type Own = { readonly id: MemberId; readonly owner: Owner };

/** A member's own id, where a path names it; any other is as if it were not there. */
export const ownId = (id: MemberId, memberId: MemberId): Result<MemberId, "NOT_FOUND"> =>
  id === memberId ? ok(memberId) : refuse("NOT_FOUND");

/** What members are told of themselves under their own id; `NOT_FOUND` under any other. */
export async function showProfile(
  db: Db,
  { id, owner }: Own,
): Promise<Result<{ data: { data: Profile } }, "NOT_FOUND">> {
  if (id !== owner.personId) return refuse("NOT_FOUND");
  const [found] = await db
    .select()
    .from(member)
    .innerJoin(account, eq(account.id, member.accountId))
    .where(and(eq(member.id, id), eq(member.status, "active")));
  if (!found) return refuse("NOT_FOUND");
  const { mobile, countryCode, homeAddress, mutedMails, createdAt } = found.member;
  const data = {
    ...userReply(found.member, found.account),
    pendingEmail: await findPendingEmail(db, owner),
    mobile,
    countryCode,
    ...(homeAddress ?? noAddress),
    mutedMails,
    memberSince: createdAt.toISOString(),
    version: await versionOf(db, "profile", id),
  };
  return ok({ data: { data } });
}

/** The fields of a profile's call as they are kept; null for nobody. */
export async function readProfile(tx: Tx, id: MemberId): Promise<ProfileBody | null> {
  const [row] = await tx.select().from(member).where(eq(member.id, id));
  if (!row) return null;
  const { name, mobile, countryCode, homeAddress } = row;
  return { name, mobile, countryCode, ...(homeAddress ?? noAddress) };
}

/** Writes what members say of themselves. The account of a guest or an influencer has its owner's name. */
export async function saveProfile(tx: Tx, id: MemberId, body: ProfileBody): Promise<void> {
  const { name, mobile, countryCode, ...homeAddress } = body;
  const [saved] = await tx
    .update(member)
    .set({ name, mobile, countryCode, homeAddress })
    .where(eq(member.id, id))
    .returning({ accountId: member.accountId, role: member.role });
  if (saved?.role !== "admin") return;
  await tx
    .update(account)
    .set({ name })
    .where(and(eq(account.id, saved.accountId), eq(account.kind, "guest")));
}
