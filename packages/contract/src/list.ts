import { z } from "zod";
import { Language } from "./fields.ts";
import { defineStreamedFile, type FileReply, type ListFacts, type RouteDefinition } from "./route.ts";

/** Which page: by its number, or from where another ended; a cursor, when given, goes before the number. Or one row alone. */
const paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  cursor: z.string().max(2_000).optional().meta({
    description: "`nextCursor` of the previous page, in the same order; takes precedence over `page`",
  }),
  row: z.string().max(100).optional().meta({
    description: "only this row: its number in a list with numbers, else its `_id`",
  }),
};

/** Frame of a page: an empty list is page 1, pages 1, limit 10, total 0. */
const frame = {
  page: z.int(),
  pages: z.int(),
  limit: z.int(),
  total: z.int(),
  nextCursor: z.string().nullable(),
};
export type Frame = z.infer<z.ZodObject<typeof frame>>;

const fieldOf = (sort: string): string => sort.replace(/^-/, "");

/** One of the orders, or two: rows that are alike by the first are put in order by the second. */
const sortField = (sorts: readonly [string, ...string[]]) =>
  z
    .string()
    .max(120)
    .refine(
      (text) => {
        const [first = "", second, ...more] = text.split(",");
        if (!sorts.includes(first) || more.length > 0) return false;
        return second === undefined || (sorts.includes(second) && fieldOf(second) !== fieldOf(first));
      },
      { error: "invalid" },
    )
    .default(sorts[0])
    .meta({
      example: sorts[0],
      description: `one of ${sorts.join(", ")}, or two separated by a comma: the second decides between equals`,
    });

/** A filter that takes several of some values, `new,answered`: rows that have any of them. */
export const several = <const V extends readonly string[]>(values: V) =>
  z
    .string()
    .max(400)
    .refine((text) => text.split(",").every((value) => values.includes(value)), { error: "invalid" })
    .transform((text) => text.split(",") as V[number][])
    .optional()
    .meta({
      values,
      example: values[0],
      description: `one or more of ${values.join(", ")}, separated by commas`,
    });

const searchField = z.string().trim().max(80).optional();

/**
 * A list of the contract. `rows` is the key of its rows in the reply; the first of `sorts` is the order unless told, a
 * minus turns one round; `search` says what a search looks through; `extra` stands beside the frame, of all that the
 * filters find or of the whole list; `csv` names the columns of its file.
 */
export type ListDefinition = Pick<
  RouteDefinition,
  "path" | "scope" | "tag" | "summary" | "permission" | "orPermission" | "roles" | "params" | "failures"
> & {
  readonly rows: string;
  readonly row: z.ZodType;
  readonly filters?: z.ZodRawShape;
  readonly sorts: readonly [string, ...string[]];
  readonly search?: string;
  readonly extra?: z.ZodRawShape;
  readonly csv?: CsvDefinition;
};

type CsvDefinition = {
  readonly columns: readonly [string, ...string[]];
  /** What the file is called, without its ending; the key of the rows unless told. */
  readonly name?: string;
  /** Where it was promised to be before lists had one place for it: the list's path and `.csv` unless told. */
  readonly path?: string;
};

type FactsOf<L extends ListDefinition> = ListFacts & {
  readonly rows: L["rows"];
  readonly sorts: L["sorts"];
  readonly csv: L extends { readonly csv: infer C extends CsvDefinition }
    ? { readonly columns: C["columns"]; readonly name: string }
    : undefined;
};

type NoFields = Record<never, never>;
type ShapeOf<L, K extends "filters" | "extra"> = L extends {
  readonly [P in K]: infer S extends z.ZodRawShape;
}
  ? S
  : NoFields;
type ObjectOf<T> = { [K in keyof T]: T[K] } extends infer S extends z.core.$ZodLooseShape
  ? z.ZodObject<S>
  : never;

type Criteria<L extends ListDefinition> = ShapeOf<L, "filters"> & {
  sort: z.ZodDefault<z.ZodString>;
} & (L extends { readonly search: string } ? { search: typeof searchField } : unknown);

type CsvFields = {
  columns: z.ZodOptional<z.ZodString>;
  language: z.ZodOptional<typeof Language>;
};
type RouteFacts<L extends ListDefinition> = Omit<
  L,
  "rows" | "row" | "filters" | "sorts" | "search" | "extra" | "csv"
> & {
  readonly method: "GET";
};

export type CsvRoute<L extends ListDefinition> = Omit<RouteFacts<L>, "path"> & {
  readonly path: string;
  readonly query: ObjectOf<Criteria<L> & CsvFields>;
  /** What a caller gets; the server sends it as it is made. */
  readonly reply: typeof FileReply;
  readonly file: string;
};

/** The call of a page, with what it is a list of, and the call of its file where it has one. */
export type ListRoute<L extends ListDefinition> = RouteFacts<L> & {
  readonly query: ObjectOf<typeof paging & Criteria<L>>;
  readonly reply: ObjectOf<{ [N in L["rows"]]: z.ZodArray<L["row"]> } & typeof frame & ShapeOf<L, "extra">>;
  readonly list: FactsOf<L>;
  readonly csv: L extends { readonly csv: CsvDefinition } ? CsvRoute<L> : undefined;
};

/**
 * Makes of a list the call of its pages and, with `csv`, the call of its file: all that the filters find in the order
 * asked for, headed in the `language` (by the columns' own names without one).
 */
export function defineList<const L extends ListDefinition>(list: L): ListRoute<L> {
  const { rows, row, filters = {}, sorts, search, extra = {}, csv, ...route } = list;
  const criteria = {
    ...filters,
    ...(search === undefined ? {} : { search: searchField.meta({ description: search }) }),
    sort: sortField(sorts),
  };
  // Put together from parts that the types name one by one; they can't follow the spreading.
  return {
    ...route,
    method: "GET",
    query: z.object({ ...paging, ...criteria }),
    reply: z.object({ [rows]: z.array(row), ...frame, ...extra }),
    list: {
      rows,
      sorts,
      csv: csv && { columns: csv.columns, name: csv.name ?? rows },
      filters: Object.keys(filters),
      searches: search !== undefined,
    },
    csv:
      csv &&
      defineStreamedFile({
        ...route,
        method: "GET",
        path: csv.path ?? `${route.path}.csv`,
        summary: `All rows of the list as CSV: ${route.summary}`,
        query: z.object({ ...criteria, ...csvFields(csv.columns) }),
        file: "text/csv; charset=utf-8",
      }),
  } as unknown as ListRoute<L>;
}

const csvFields = (columns: readonly string[]) => ({
  columns: z
    .string()
    .max(1_000)
    .refine((chosen) => chosen.split(",").every((name) => columns.includes(name)), { error: "invalid" })
    .optional()
    .meta({
      example: columns.slice(0, 3).join(","),
      description: `in their order, of ${columns.join(", ")}`,
    }),
  language: Language.optional().meta({ description: "language of the headings; column names if left out" }),
});
