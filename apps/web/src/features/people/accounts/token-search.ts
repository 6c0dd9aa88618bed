/** The secret part of a link that a mail carried, as it stands in the address. */
export const tokenSearch = (search: Record<string, unknown>): { token?: string } =>
  typeof search.token === "string" ? { token: search.token } : {};
