import { agreedKinds, type pageRoute } from "@pulau/contract/pages.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { PageVersionId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, inArray, isNotNull, type SQL } from "../../../db/orm.ts";
import { page, pageAddress, pageVersion } from "../../../db/schema/pages.ts";
import { shownVersion } from "./page-links.ts";

type PageReply = Reply<typeof pageRoute>;

/** A page as guests read it now, by its address or by one that it had before; the answer names the one of now. */
export async function showPage(db: Db, slug: string): Promise<Result<PageReply, "NOT_FOUND">> {
  const shown = await readShown(db, and(shownVersion, eq(page.slug, slug)));
  if (shown.ok) return shown;
  const moved = await movedTo(db, slug);
  return moved === null ? shown : readShown(db, and(shownVersion, eq(page.slug, moved)));
}

/** The address of now of the page that had this one before; null where no such page is shown. */
export async function movedTo(db: Db, slug: string): Promise<string | null> {
  const [found] = await db
    .select({ slug: page.slug })
    .from(pageAddress)
    .innerJoin(page, and(eq(page.id, pageAddress.pageId), isNotNull(page.shownNumber)))
    .where(eq(pageAddress.slug, slug));
  return found?.slug ?? null;
}

/** One version of the terms or the cancellation policy: who agreed to it reads it however old it is. */
export const showPageVersion = (db: Db, id: PageVersionId) =>
  readShown(
    db,
    and(eq(pageVersion.pageId, page.id), eq(pageVersion.id, id), inArray(page.kind, [...agreedKinds])),
  );

async function readShown(db: Db, version: SQL | undefined): Promise<Result<PageReply, "NOT_FOUND">> {
  const [row] = await db
    .select({ slug: page.slug, kind: page.kind, shownNumber: page.shownNumber, version: pageVersion })
    .from(page)
    .innerJoin(pageVersion, version);
  if (!row) return refuse("NOT_FOUND");
  const { id, number, at, text } = row.version;
  return ok({
    ...text,
    slug: row.slug,
    kind: row.kind,
    versionId: id,
    number,
    publishedAt: at.toISOString(),
    current: number === row.shownNumber,
  });
}
