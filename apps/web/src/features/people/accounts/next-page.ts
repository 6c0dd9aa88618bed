const here = "https://pulau.invalid";

/**
 * Where to go after signing in: a page of this portal, else `/`. An address of another origin, one that only looks
 * like a path (`//evil.example`, `/\evil.example`) and the sign-in pages themselves are not followed.
 */
export function nextPage(value: unknown): string {
  if (typeof value !== "string" || !value.startsWith("/")) return "/";
  const url = URL.canParse(value, here) ? new URL(value, here) : null;
  if (url === null || url.origin !== here) return "/";
  if (url.pathname.startsWith("/pages/") || url.pathname.startsWith("/misc/")) return "/";
  if (/^\/(staff|admin|api|dev)(\/|$)/.test(url.pathname)) return "/";
  return `${url.pathname}${url.search}${url.hash}`;
}

export type NextSearch = { next?: string };

/** The `next` of a sign-in page's address, left out when it says nothing. */
export const nextSearch = (search: Record<string, unknown>): NextSearch => {
  const next = nextPage(search.next);
  return next === "/" ? {} : { next };
};
