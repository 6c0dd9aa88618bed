import { type AgreedText, agreedKinds } from "@pulau/contract/pages.ts";
import { eq } from "../../orm.ts";
import { page, pageVersion } from "../../schema/pages.ts";
import type { Tx } from "../../tx.ts";

/** Publishes the pages that the import brought as drafts; answers with what bookings agree to. */
export async function publishPages(tx: Tx, at: Date): Promise<AgreedText[]> {
  const agreed: AgreedText[] = [];
  for (const { id: pageId, kind, draft: text } of await tx.select().from(page).orderBy(page.position)) {
    const [version] = await tx
      .insert(pageVersion)
      .values({ pageId, kind, number: 1, at, text })
      .returning({ versionId: pageVersion.id });
    await tx.update(page).set({ shownNumber: 1 }).where(eq(page.id, pageId));
    if (version && agreedKinds.some((agreedKind) => agreedKind === kind))
      agreed.push({ ...version, kind, number: 1, publishedAt: at.toISOString(), title: text.title });
  }
  return agreed;
}
