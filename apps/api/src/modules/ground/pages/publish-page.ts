import type { PageDraft, PageText } from "@pulau/contract/pages.ts";
import type { PageId, PageVersionId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { eq, sql } from "../../../db/orm.ts";
import { page, pageVersion } from "../../../db/schema/pages.ts";
import type { Tx } from "../../../db/tx.ts";
import { isSameText } from "./same-text.ts";
import { savePage } from "./write-page.ts";

export type Published = {
  readonly versionId: PageVersionId;
  readonly number: number;
  readonly publishedAt: string;
};

type Save = PageDraft & { readonly id: PageId; readonly staffId: StaffId; readonly publish: boolean };

/** Saves the draft, and makes it what guests read where that was asked for: both or neither. */
export async function saveAndPublish(
  tx: Tx,
  { id, staffId, publish, ...draft }: Save,
): Promise<Result<Published | null, "NOT_FOUND" | "SLUG_TAKEN" | "PAGE_EMPTY">> {
  const saved = await savePage(tx, { id, draft, staffId });
  if (!saved.ok) return saved;
  return publish ? publishPage(tx, id, staffId) : ok(null);
}

/**
 * Makes a page's draft what guests read, as a new version; what says the same as before is shown again as it was.
 * `PAGE_EMPTY`: no language has both a title and a body.
 */
async function publishPage(
  tx: Tx,
  id: PageId,
  staffId: StaffId,
): Promise<Result<Published, "NOT_FOUND" | "PAGE_EMPTY">> {
  const [found] = await tx.select().from(page).where(eq(page.id, id)).for("update");
  if (!found) return refuse("NOT_FOUND");
  if (!canBeRead(found.draft)) return refuse("PAGE_EMPTY");
  const version = await versionFor(tx, found, staffId);
  await tx.update(page).set({ shownNumber: version.number }).where(eq(page.id, id));
  await auditChange(tx, {
    staffId,
    act: "published",
    subject: "pages",
    subjectId: id,
    before: { shownVersion: found.shownNumber },
    after: { shownVersion: version.number },
    facts: { name: found.draft.title, slug: found.slug },
  });
  return ok({ versionId: version.id, number: version.number, publishedAt: version.at.toISOString() });
}

const canBeRead = ({ title, body }: PageText): boolean =>
  (["en", "my", "cn"] as const).some(
    (language) => title[language].trim() !== "" && body[language].trim() !== "",
  );

/** The newest version where it says what the draft says, and a new one otherwise. */
async function versionFor(tx: Tx, { id, kind, draft }: typeof page.$inferSelect, staffId: StaffId) {
  const [newest] = await tx
    .select()
    .from(pageVersion)
    .where(eq(pageVersion.pageId, id))
    .orderBy(sql`${pageVersion.number} DESC`)
    .limit(1);
  if (newest && isSameText(newest.text, draft)) return newest;
  const [made] = await tx
    .insert(pageVersion)
    .values({
      pageId: id,
      kind,
      number: (newest?.number ?? 0) + 1,
      at: sql`pulau_now()`,
      staffId,
      text: draft,
    })
    .returning();
  if (!made) throw new Error("a page's version was not written");
  return made;
}
