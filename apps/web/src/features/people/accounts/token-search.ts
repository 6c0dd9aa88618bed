/** The secret part of a link that a mail carried, as it stands in the address. */
export const tokenSearch = (search: Record<string, unknown>): { token?: string } =>
  typeof search.token === "string" ? { token: search.token } : {};

/** The one-time link of the first owner: its secret, and for whom it is. */
export const ownerLinkSearch = (search: Record<string, unknown>): { token?: string; email?: string } => ({
  ...tokenSearch(search),
  ...(typeof search.email === "string" && { email: search.email }),
});
