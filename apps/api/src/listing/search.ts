/**
 * A search as a pattern for ILIKE. Its own signs are taken for letters, and either apostrophe finds both: names are typeset
 * with one, keyboards have the other.
 */
export const likeOf = (search: string): string =>
  `%${search.replace(/[\\%_]/g, "\\$&").replace(/['’]/g, "_")}%`;
