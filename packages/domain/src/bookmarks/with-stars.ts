/** Bookmarks that are starred; more wait in a queue, of which the first takes the place of one that is taken away. */
export const mostStarred = 10;

/** Bookmarks in the order in which they were kept: the first ten are starred, because nothing but the order says who is. */
export const withStars = <B extends object>(bookmarks: readonly B[]): (B & { readonly starred: boolean })[] =>
  bookmarks.map((bookmark, at) => ({ ...bookmark, starred: at < mostStarred }));
