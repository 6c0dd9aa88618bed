/** The page of this side that was asked for before the sign-in; anything else leads to Today. */
export const nextPage = (asked: unknown): string =>
  typeof asked === "string" && /^\/staff(?:[/?#]|$)/.test(asked) && !asked.startsWith("/staff/login")
    ? asked
    : "/staff";

/** `next` in an address, left out when it is the usual. */
export const nextSearch = (search: { next?: unknown }): { next?: string } => {
  const next = nextPage(search.next);
  return next === "/staff" ? {} : { next };
};
