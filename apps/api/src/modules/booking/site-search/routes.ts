import { bookmarksRoute, mainSearchRoute, updateBookmarksRoute } from "@pulau/contract/site-search.ts";
import { ok } from "@pulau/domain/result.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { loadBookmarks, updateBookmark } from "../../ground/bookmarks/public.ts";
import { memberBookmarks } from "./bookmarks.ts";
import { searchSite } from "./search-site.ts";

/** The portal's one search, and what a member keeps of what it leads to. */
export const siteSearch: Module = (app, { db }) => {
  mount(app, mainSearchRoute, async ({ query: { search }, session }) =>
    ok({ searchResult: await searchSite(db, session, search) }),
  );
  mount(app, bookmarksRoute, async ({ session }) =>
    ok(await loadBookmarks(db, memberBookmarks(db, session))),
  );
  mount(app, updateBookmarksRoute, ({ body: { obj }, session }) =>
    updateBookmark(db, memberBookmarks(db, session), obj),
  );
};
