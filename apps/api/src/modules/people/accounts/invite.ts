import { randomBytes } from "node:crypto";
import type { InviteBody } from "@pulau/contract/agent-members.ts";
import type { AccountId, MemberId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq } from "../../../db/orm.ts";
import { account, member } from "../../../db/schema/accounts.ts";
import type { Tx } from "../../../db/tx.ts";
import { sendLink } from "./mail-links.ts";
import { hashPassword } from "./passwords/password-hash.ts";

/** The hash of a password that nobody knows: until they choose one by their link, nobody signs in. */
export const unusablePasswordHash = (): Promise<Result<string, "BUSY">> =>
  hashPassword(randomBytes(24).toString("base64url"));

type Invite = {
  readonly secret: string;
  readonly accountId: AccountId;
  /** Of a password that nobody knows. */
  readonly passwordHash: string;
  readonly body: InviteBody;
};

/** Adds a member to an account and mails the link by which they choose a password. An address belongs to one member. */
export async function inviteMember(
  tx: Tx,
  { secret, accountId, passwordHash, body }: Invite,
): Promise<Result<{ memberId: MemberId }, "EMAIL_TAKEN">> {
  const [made] = await tx
    .insert(member)
    .values({ ...body, accountId, passwordHash })
    .onConflictDoNothing({ target: member.email })
    .returning({ memberId: member.id });
  if (!made) return refuse("EMAIL_TAKEN");
  await sendLink(tx, secret, { purpose: "joinAccount", memberId: made.memberId });
  return ok(made);
}

/** Mails the link again; the earlier one stops working. `WRONG_STATE`: they have joined already. */
export async function inviteAgain(
  tx: Tx,
  { secret, accountId, memberId }: { secret: string; accountId: AccountId; memberId: MemberId },
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  const [found] = await tx
    .select({ joinedAt: member.emailVerifiedAt, status: member.status })
    .from(member)
    .innerJoin(account, eq(account.id, member.accountId))
    .where(and(eq(member.id, memberId), eq(member.accountId, accountId)));
  if (!found) return refuse("NOT_FOUND");
  if (found.joinedAt !== null || found.status !== "active") return refuse("WRONG_STATE");
  await sendLink(tx, secret, { purpose: "joinAccount", memberId });
  return ok({ done: true });
}
