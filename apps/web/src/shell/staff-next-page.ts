/** The page of this side that was asked for before the sign-in; anything else leads to Today. */
export const nextPage = (value: unknown): string =>
  typeof value === "string" && /^\/staff(?:[/?#]|$)/.test(value) && !value.startsWith("/staff/login")
    ? value
    : "/staff";

/** `next` in an address, left out when it is the usual. */
export const nextSearch = (search: { next?: unknown }): { next?: string } => {
  const next = nextPage(search.next);
  return next === "/staff" ? {} : { next };
};
