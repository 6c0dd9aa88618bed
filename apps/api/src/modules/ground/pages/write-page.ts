import type { PageDraft } from "@pulau/contract/pages.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import type { PageId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { textFields } from "../../../db/changed-fields.ts";
import { and, eq, ne, sql } from "../../../db/orm.ts";
import { page, pageAddress } from "../../../db/schema/pages.ts";
import type { Tx } from "../../../db/tx.ts";
import { lockNames } from "../../../records/check-name.ts";

/** Begins a page of the resort's own, at the end of all. */
export async function addPage(
  tx: Tx,
  { title, slug }: Pick<PageDraft, "title" | "slug">,
  staffId: StaffId,
): Promise<Result<{ _id: PageId }, "SLUG_TAKEN">> {
  await lockNames(tx, "page");
  const [made] = await tx
    .insert(page)
    .values({
      kind: "own",
      slug,
      place: "footer",
      position: sql`(SELECT coalesce(max(position), 0) + 1 FROM page)`,
      draft: { title, description: noWords, body: noWords },
    })
    .onConflictDoNothing()
    .returning({ _id: page.id });
  if (!made) return refuse("SLUG_TAKEN");
  await takeAddress(tx, slug);
  const after = auditedPage({ slug, place: "footer", draft: { title, description: noWords, body: noWords } });
  const facts = { name: title, slug };
  await auditChange(tx, {
    staffId,
    act: "added",
    subject: "pages",
    subjectId: made._id,
    before: null,
    after,
    facts,
  });
  return ok(made);
}

/**
 * Saves a page's draft, its address and where guests find it. What they read stays until it is published; whoever comes by
 * an address of before is led to the new one.
 */
export async function savePage(
  tx: Tx,
  { id, draft, staffId }: { readonly id: PageId; readonly draft: PageDraft; readonly staffId: StaffId },
): Promise<Result<true, "NOT_FOUND" | "SLUG_TAKEN">> {
  const [before] = await tx.select().from(page).where(eq(page.id, id)).for("update");
  if (!before) return refuse("NOT_FOUND");
  const { slug, place, title, description, body } = draft;
  const text = { title, description, body };
  await lockNames(tx, "page");
  const [taken] = await tx
    .select({ id: page.id })
    .from(page)
    .where(and(eq(page.slug, slug), ne(page.id, id)));
  if (taken) return refuse("SLUG_TAKEN");
  await tx.update(page).set({ slug, place, draft: text }).where(eq(page.id, id));
  if (before.slug !== slug) {
    await takeAddress(tx, slug);
    await tx.insert(pageAddress).values({ slug: before.slug, pageId: id });
  }
  await auditChange(tx, {
    staffId,
    act: "changed",
    subject: "pages",
    subjectId: id,
    before: auditedPage(before),
    after: auditedPage({ slug, place, draft: text }),
    facts: { name: title },
  });
  return ok(true);
}

/** A page as the audit log tells it. */
const auditedPage = ({ slug, place, draft }: Pick<typeof page.$inferSelect, "slug" | "place" | "draft">) => ({
  address: slug,
  place,
  ...textFields(draft),
});

/** An address leads to the page that has it now, whatever had it before. */
const takeAddress = (tx: Tx, slug: string) => tx.delete(pageAddress).where(eq(pageAddress.slug, slug));

/** Takes a page off the portal. */
export async function hidePage(
  tx: Tx,
  id: PageId,
  staffId: StaffId,
): Promise<Result<{ done: true }, "NOT_FOUND">> {
  const [found] = await tx.select().from(page).where(eq(page.id, id)).for("update");
  if (!found) return refuse("NOT_FOUND");
  await tx.update(page).set({ shownNumber: null }).where(eq(page.id, id));
  await auditChange(tx, {
    staffId,
    act: "hidden",
    subject: "pages",
    subjectId: id,
    before: { shownVersion: found.shownNumber },
    after: { shownVersion: null },
    facts: { name: found.draft.title, slug: found.slug },
  });
  return ok({ done: true });
}

/**
 * Deletes a page of the resort's own; `WRONG_STATE`: one that every resort has. Its versions stay.
 *
 * @returns every address that it had
 */
export async function deletePage(
  tx: Tx,
  id: PageId,
  staffId: StaffId,
): Promise<Result<readonly string[], "NOT_FOUND" | "WRONG_STATE">> {
  const [found] = await tx.select().from(page).where(eq(page.id, id));
  if (!found) return refuse("NOT_FOUND");
  if (found.kind !== "own") return refuse("WRONG_STATE");
  const earlier = await tx
    .select({ slug: pageAddress.slug })
    .from(pageAddress)
    .where(eq(pageAddress.pageId, id));
  await tx.delete(page).where(eq(page.id, id));
  await auditChange(tx, {
    staffId,
    act: "deleted",
    subject: "pages",
    subjectId: id,
    before: auditedPage(found),
    after: null,
    facts: { name: found.draft.title, slug: found.slug },
  });
  return ok([found.slug, ...earlier.map(({ slug }) => slug)]);
}
