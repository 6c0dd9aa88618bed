import type { addPartnerRoute } from "@pulau/contract/partners.ts";
import type { Received } from "@pulau/contract/route.ts";
import type { AccountId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { account } from "../../../db/schema/accounts.ts";
import { wallet } from "../../../db/schema/payments.ts";
import { type KeyedCall, onceIfKeyed } from "../../../plugins/idempotency.ts";
import { inviteMember, unusablePasswordHash } from "../../people/accounts/public.ts";

type Add = {
  readonly secret: string;
  readonly keyed: KeyedCall | undefined;
  readonly staffId: StaffId;
  readonly body: Received<typeof addPartnerRoute>["body"];
};

/** Opens an account for an agency or influencer, with its wallet; its owner is invited by mail. */
export async function addPartner(
  db: Db,
  { secret, keyed, staffId, body }: Add,
): Promise<Result<{ _id: AccountId }, "EMAIL_TAKEN" | "BUSY" | "KEY_REUSED">> {
  const hashed = await unusablePasswordHash();
  if (!hashed.ok) return hashed;
  const { kind, accountName: name, owner } = body;
  return onceIfKeyed(db, keyed, async (tx) => {
    const [made] = await tx
      .insert(account)
      .values({ kind, name, createdAt: sql`pulau_now()` })
      .returning({ _id: account.id });
    if (!made) throw new Error("an account was not written");
    const accountId = made._id;
    await tx.insert(wallet).values({ accountId });
    const invitation = {
      secret,
      accountId,
      passwordHash: hashed.value,
      body: { ...owner, role: "admin" as const },
    };
    const invited = await inviteMember(tx, invitation);
    if (!invited.ok) return invited;
    await auditChange(tx, {
      staffId,
      act: "added",
      subject: "partner",
      subjectId: accountId,
      before: null,
      after: { accountKind: kind, name, email: owner.email },
      facts: { name },
    });
    return ok(made);
  });
}
