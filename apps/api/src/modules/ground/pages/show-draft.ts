import type { PageId } from "@pulau/domain/ids.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq } from "../../../db/orm.ts";
import { versionOf } from "../../../db/saved-versions.ts";
import { page, pageVersion } from "../../../db/schema/pages.ts";
import type { Tx } from "../../../db/tx.ts";
import { listPages, listPageVersions } from "./list-pages.ts";

/** A page by the fields of its draft, for whoever saves second. */
export async function fieldsOfPage(tx: Tx, id: PageId) {
  const [found] = await tx.select().from(page).where(eq(page.id, id));
  return found ? { slug: found.slug, place: found.place, ...found.draft } : null;
}

/** A page as staff write it, with all that was published of it. */
export async function showForStaff(db: Db, id: PageId) {
  const [[state], [row], versions] = await Promise.all([
    listPages(db, id),
    db.select().from(page).where(eq(page.id, id)),
    listPageVersions(db, id),
  ]);
  if (!state || !row) return refuse("NOT_FOUND");
  const draft = { ...row.draft, slug: row.slug, place: row.place };
  return ok({ page: state, draft, versions, version: await versionOf(db, "page", id) });
}

/** What a version of a page said. */
export async function showText(db: Db, id: PageId, number: number) {
  const [found] = await db
    .select({ text: pageVersion.text })
    .from(pageVersion)
    .where(and(eq(pageVersion.pageId, id), eq(pageVersion.number, number)));
  return found ? ok(found) : refuse("NOT_FOUND");
}
