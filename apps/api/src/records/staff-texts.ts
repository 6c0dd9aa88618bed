import { fillMissing } from "@pulau/domain/catalogue/missing-words.ts";
import { type SQL, sql } from "../db/orm.ts";

const missing = sql`t.missing`;

/**
 * A text of a row `t` as staff wrote it: empty where a translation is missing, for guests read the English there.
 *
 * @param path where the text stands in the row, as `missing` names it: SQL of a text, `'name'`
 */
export const staffWords = (words: SQL, path: SQL): SQL =>
  sql`jsonb_build_object('en', ${words} -> 'en',
    'my', CASE WHEN ${missing} ? (${path} || '.my') THEN '""'::jsonb ELSE ${words} -> 'my' END,
    'cn', CASE WHEN ${missing} ? (${path} || '.cn') THEN '""'::jsonb ELSE ${words} -> 'cn' END)`;

/** The same of pictures with what they show. */
export const staffPictures = (pictures: SQL): SQL =>
  sql`coalesce((SELECT jsonb_agg(jsonb_build_object('picture', p.one -> 'picture',
      'alt', ${staffWords(sql`(p.one -> 'alt')`, sql`('pictures.' || (p.place - 1) || '.alt')`)}) ORDER BY p.place)
    FROM jsonb_array_elements(${pictures}) WITH ORDINALITY AS p(one, place)), '[]'::jsonb)`;

/**
 * The fields that are sent of a row with English where a translation is missing, and what of the whole row then lacks one:
 * fields that are not sent lack what they lacked.
 */
export function refilled<T extends object>(
  sent: T,
  before: readonly string[],
): { readonly filled: T; readonly missing: string[] } {
  const names = Object.entries(sent).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const { filled, missing: now } = fillMissing(sent);
  return {
    filled,
    missing: [...before.filter((path) => !names.includes(path.split(".")[0] ?? path)), ...now],
  };
}
