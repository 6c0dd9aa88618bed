import type { PageLink } from "@pulau/contract/pages.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { and, asc, eq, sql } from "../../../db/orm.ts";
import { page, pageAddress, pageVersion } from "../../../db/schema/pages.ts";
import { shortCache } from "../../../db/short-cache.ts";
import type { Tx } from "../../../db/tx.ts";

type Link = z.infer<typeof PageLink>;

/** A page joined with the version that guests read. */
export const shownVersion = and(eq(pageVersion.pageId, page.id), eq(pageVersion.number, page.shownNumber));

async function readPageLinks(db: Db | Tx): Promise<readonly Link[]> {
  const rows = await db
    .select({
      slug: page.slug,
      earlier: sql<
        string[]
      >`ARRAY(SELECT a.slug FROM ${pageAddress} a WHERE a.page_id = ${page.id} ORDER BY a.slug)`,
      kind: page.kind,
      place: page.place,
      text: pageVersion.text,
      versionId: pageVersion.id,
    })
    .from(page)
    .innerJoin(pageVersion, shownVersion)
    .orderBy(asc(page.position), asc(page.slug));
  return rows.map(({ text, ...link }) => ({ ...link, title: text.title }));
}

const kept = shortCache(readPageLinks);

/** The pages that guests can find, in their order, at most two seconds old. */
export const loadPageLinks = kept.load;

/** For who has just published a page or hidden one. */
export const forgetPageLinks = kept.forget;
