import { toSnakeCase } from "drizzle-orm/casing";
import type { z } from "zod";
import { fieldsOf } from "../../../plugins/problem.ts";
import type { ImportFault, Row } from "./row-schema.ts";

/**
 * What the call by which a row is changed by hand would refuse of it, field by field: a field `room_no` or `roomNo` is that
 * of the column `roomNo`. Fields that no column is called like are not asked.
 */
export const asByHand =
  ({ shape }: z.ZodObject) =>
  (row: Row): ImportFault[] =>
    Object.entries(row).flatMap(([column, value]) => {
      const field = (shape[column] ?? shape[toSnakeCase(column)]) as z.ZodType | undefined;
      const read = field?.safeParse(value);
      if (read === undefined || read.success) return [];
      return fieldsOf(read.error).map(({ path, ...why }) => ({
        path: [column, path].filter(Boolean).join("."),
        ...why,
      }));
    });
