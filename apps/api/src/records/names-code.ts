import { type SQL, sql } from "../db/orm.ts";

/** Whether a JSON names a code under one of these keys, however deep it stands, alone or in a list. */
export const namesCode = (json: SQL, keys: readonly string[], code: SQL): SQL => {
  const named = keys.map(
    (key) =>
      sql`jsonb_path_exists(${json}, ${`$.**.${key} ? (@ == $code)`}::jsonpath, jsonb_build_object('code', ${code}))`,
  );
  return sql`(${sql.join(named, sql` OR `)})`;
};
