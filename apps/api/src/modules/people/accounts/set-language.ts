import type { setLanguageRoute } from "@pulau/contract/accounts.ts";
import type { Received } from "@pulau/contract/route.ts";
import type { MemberId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { member } from "../../../db/schema/accounts.ts";

type Choice = Received<typeof setLanguageRoute>["body"] & { readonly memberId: MemberId };

/** The language in which a member reads the portal and its mail. */
export async function setLanguage(db: Db, { memberId, language }: Choice): Promise<void> {
  await db.update(member).set({ language }).where(eq(member.id, memberId));
}
