import { type SQL, sql } from "../db/orm.ts";

/**
 * A search as a pattern for ILIKE. Its own signs are taken for letters, and either apostrophe finds both: names are typeset
 * with one, keyboards have the other.
 */
export const likeOf = (search: string): string =>
  `%${search.replace(/[\\%_]/g, "\\$&").replace(/['’]/g, "_")}%`;

/** Words in three languages as one text to look through: what they say, not the JSON that they are kept in. */
export const wordsIn = (words: SQL): SQL => {
  const inLanguage = (language: SQL) => sql`(${words}) ->> ${language}`;
  return sql`concat_ws(' ', ${inLanguage(sql`'en'`)}, ${inLanguage(sql`'my'`)}, ${inLanguage(sql`'cn'`)})`;
};

/** The same of what may be plain text of no language. */
export const textIn = (words: SQL): SQL =>
  sql`CASE jsonb_typeof(${words}) WHEN 'object' THEN ${wordsIn(words)} ELSE (${words}) #>> '{}' END`;

/** The texts of a list as one. */
export const textsIn = (list: SQL): SQL =>
  sql`(SELECT string_agg(text, ' ') FROM jsonb_array_elements_text(${list}) text)`;
