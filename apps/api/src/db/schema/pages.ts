import { type PageText, pageKinds, pagePlaces } from "@pulau/contract/pages.ts";
import type { PageId, PageVersionId, StaffId } from "@pulau/domain/ids.ts";
import { check, integer, jsonb, pgTable, sql, text, unique, uniqueIndex, uuid } from "../orm.ts";
import { id, moment } from "./columns.ts";
import { staffUser } from "./staff.ts";

/** A page of the resort: its draft, and which of its versions guests read. */
export const page = pgTable(
  "page",
  {
    id: id<PageId>(),
    kind: text({ enum: pageKinds }).notNull(),
    slug: text().notNull().unique(),
    place: text({ enum: pagePlaces }).notNull(),
    position: integer().notNull(),
    draft: jsonb().$type<PageText>().notNull(),
    /** The version that guests read; null while they read nothing. */
    shownNumber: integer(),
  },
  (t) => [
    uniqueIndex("page_of_kind").on(t.kind).where(sql`${t.kind} <> 'own'`),
    check("page_slug", sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
);

/** What a page said each time that it was published. Rows are only added: bookings agreed to them. */
export const pageVersion = pgTable(
  "page_version",
  {
    id: id<PageVersionId>(),
    /** The page; it may be deleted meanwhile. */
    pageId: uuid().$type<PageId>().notNull(),
    kind: text({ enum: pageKinds }).notNull(),
    number: integer().notNull(),
    at: moment().notNull(),
    staffId: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    text: jsonb().$type<PageText>().notNull(),
  },
  (t) => [unique().on(t.pageId, t.number)],
);

/** An address that a page had before, until another page takes it. */
export const pageAddress = pgTable("page_address", {
  slug: text().primaryKey(),
  pageId: uuid()
    .$type<PageId>()
    .notNull()
    .references(() => page.id, { onDelete: "cascade" }),
});
