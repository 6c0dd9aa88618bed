import {
  deskBookmarksRoute,
  deskSearchRoute,
  updateDeskBookmarksRoute,
} from "@pulau/contract/record-search.ts";
import { ok } from "@pulau/domain/result.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { loadBookmarks, updateBookmark } from "../../ground/bookmarks/public.ts";
import { staffBookmarks } from "./bookmarks.ts";
import { searchDesk } from "./search-desk.ts";

/** The dashboard's one search over bookings and records, and what of it staff keep. */
export const recordSearch: Module = (app, { db }) => {
  mount(app, deskSearchRoute, async ({ query: { search }, session }) =>
    ok({ searchResult: await searchDesk(db, session, search) }),
  );
  mount(app, deskBookmarksRoute, async ({ session }) =>
    ok(await loadBookmarks(db, staffBookmarks(db, session))),
  );
  mount(app, updateDeskBookmarksRoute, ({ body: { obj }, session }) =>
    updateBookmark(db, staffBookmarks(db, session), obj),
  );
};
