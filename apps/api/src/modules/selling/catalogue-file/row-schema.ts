import { AmountField, DayField } from "@pulau/contract/fields.ts";
import { z } from "zod";
import type { Column } from "../../../db/orm.ts";

/** What the rows of a part have only so many of, and the column with the id of each one's stock. */
export type PartStock = {
  readonly kind: "eventPlaces" | "promoPackages" | "promoUses";
  /** A row is its stock, or has one in `stockId`: null has no limit. */
  readonly column: "id" | "stockId";
};

/** What is wrong with a file: where, and a rule that the web has a sentence for. */
export type ImportFault = {
  readonly path: string;
  readonly rule: string;
  readonly facts?: Readonly<Record<string, string | number>>;
};

/** A row as the file has it: columns by their names in the schema. */
export type Row = Readonly<Record<string, unknown>>;

const mostText = 5_000;
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "time" });
const Decimal = z.string().regex(/^\d{1,12}(\.\d{1,12})?$/, { error: "number" });
const whole = (most: number) =>
  z.int({ error: "number" }).min(0, { error: "tooSmall" }).max(most, { error: "tooLarge" });

/** What a column takes, by its type in the database. */
function fieldOf(column: Column): z.ZodType {
  if (column.enumValues !== undefined && column.enumValues.length > 0)
    return z.enum(column.enumValues as [string, ...string[]], { error: "notListed" });
  switch (column.columnType) {
    case "PgUUID":
      return z.uuid({ error: "invalid" }).toLowerCase();
    case "PgText":
      return z.string({ error: "required" }).max(mostText, { error: "tooLong" });
    case "PgSmallInt":
      return whole(32_767);
    case "PgInteger":
      return whole(2_000_000_000);
    case "PgBigInt53":
      return AmountField;
    case "PgBoolean":
      return z.boolean({ error: "invalid" });
    case "PgDateString":
      return DayField;
    case "PgTime":
      return Time;
    case "PgNumeric":
      return Decimal;
    default:
      throw new Error(`the catalogue's file has no type for ${column.name} (${column.columnType})`);
  }
}

/** How many there are: of what is its own stock always so many, of what has one perhaps no end. */
const capacityOf = ({ column }: PartStock): z.ZodType =>
  column === "id" ? whole(100_000) : whole(1_000_000).nullable().default(null);

/** A row of a table: a column that may be missing in an older file takes what a new row would have. */
export function rowSchema(
  all: Readonly<Record<string, Column>>,
  names: readonly string[],
  own: Readonly<Record<string, z.ZodType>>,
  stock: PartStock | null,
): z.ZodType<Row> {
  const shape = names.map((name): [string, z.ZodType] => {
    const column = all[name];
    if (!column) throw new Error(`no column ${name}`);
    const field = own[name] ?? fieldOf(column);
    const open = column.notNull ? field : field.nullable();
    if (column.default !== undefined && !isSql(column.default)) return [name, open.default(column.default)];
    return [name, column.notNull ? open : open.default(null)];
  });
  if (stock !== null) shape.push(["capacity", capacityOf(stock)]);
  return z.strictObject(Object.fromEntries(shape)) as unknown as z.ZodType<Row>;
}

const isSql = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "queryChunks" in value;
