import type { PageText, pagesRoute } from "@pulau/contract/pages.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { PageId, PageVersionId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { asc, desc, eq } from "../../../db/orm.ts";
import { page, pageVersion } from "../../../db/schema/pages.ts";
import { staffUser } from "../../../db/schema/staff.ts";
import { shownVersion } from "./page-links.ts";
import { isSameText } from "./same-text.ts";

type State = Reply<typeof pagesRoute>["pages"][number];

const languages = ["en", "my", "cn"] as const;

/** The languages in which a page lacks its title or its body. */
const missingIn = ({ title, body }: PageText): State["missing"] =>
  languages.filter((language) => title[language].trim() === "" || body[language].trim() === "");

/** Every page of the resort as staff see it, in the order of the portal. */
export async function listPages(db: Db, id?: PageId): Promise<State[]> {
  const rows = await db
    .select({ row: page, shown: pageVersion, by: staffUser.name })
    .from(page)
    .leftJoin(pageVersion, shownVersion)
    .leftJoin(staffUser, eq(staffUser.id, pageVersion.staffId))
    .where(id === undefined ? undefined : eq(page.id, id))
    .orderBy(asc(page.position), asc(page.slug));
  return rows.map(({ row, shown, by }) => ({
    _id: row.id,
    kind: row.kind,
    slug: row.slug,
    place: row.place,
    title: row.draft.title,
    missing: missingIn(row.draft),
    published: shown && versionOfRow({ ...shown, by }),
    changed: shown === null ? !isEmpty(row.draft) : !isSameText(shown.text, row.draft),
  }));
}

const isEmpty = ({ title, body }: PageText): boolean =>
  languages.every((language) => `${title[language]}${body[language]}`.trim() === "");

/** Every version that was published, the newest first. */
export async function listPageVersions(db: Db, pageId: PageId) {
  const rows = await db
    .select({ id: pageVersion.id, number: pageVersion.number, at: pageVersion.at, by: staffUser.name })
    .from(pageVersion)
    .leftJoin(staffUser, eq(staffUser.id, pageVersion.staffId))
    .where(eq(pageVersion.pageId, pageId))
    .orderBy(desc(pageVersion.number));
  return rows.map(versionOfRow);
}

type Row = {
  readonly id: PageVersionId;
  readonly number: number;
  readonly at: Date;
  readonly by: string | null;
};

const versionOfRow = ({ id, number, at, by }: Row) => ({
  versionId: id,
  number,
  publishedAt: at.toISOString(),
  by,
});
