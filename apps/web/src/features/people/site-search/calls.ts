import type { Reply } from "@pulau/contract/route.ts";
import { bookmarksRoute, mainSearchRoute, updateBookmarksRoute } from "@pulau/contract/site-search.ts";
import { faceOf } from "../../../api/client.ts";

export const mainSearch = faceOf(mainSearchRoute);
export const bookmarks = faceOf(bookmarksRoute);
export const updateBookmarks = faceOf(updateBookmarksRoute);

export type Suggestion = Reply<typeof mainSearchRoute>["searchResult"][number]["data"][number];
