import type { AccountId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { account } from "../../../db/schema/accounts.ts";
import { findDraft, maskPapers } from "../drafts/public.ts";

type Wanted = Parameters<typeof findDraft>[1] & { readonly accountId: AccountId | null };

/**
 * A draft as staff see it, with the account that it is for; null when its owner has none such. Papers of a booking are shown
 * one by one, and each time logged; what it was made from is no way round that.
 */
export async function findDraftForStaff(db: Db, { accountId, ...wanted }: Wanted) {
  const draft = await findDraft(db, wanted);
  if (draft === null) return null;
  const [found = null] =
    accountId === null
      ? []
      : await db
          .select({ accountId: account.id, kind: account.kind, name: account.name })
          .from(account)
          .where(eq(account.id, accountId));
  return { ...draft, account: found, ...(draft.bookingId !== null && { json: maskPapers(draft.json) }) };
}
