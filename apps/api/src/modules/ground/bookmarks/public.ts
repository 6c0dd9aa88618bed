export { type BookmarkKeeper, loadBookmarks, updateBookmark } from "./keep-bookmarks.ts";
