import type { Sen } from "../money/sen.ts";

/** A number of a JSON document by its digits, so that no floating point comes near an amount. */
export class Decimal {
  readonly text: string;
  constructor(text: string) {
    if (!/^-?\d+(\.\d+)?$/.test(text)) throw new RangeError(`not a decimal: ${text}`);
    this.text = text;
  }
}

/** Whole hundredths with two digits after the point: `143650` is `1436.50`. Of sen ringgit, of basis points per cent. */
export function hundredths(count: Sen): Decimal {
  if (!Number.isSafeInteger(count)) throw new RangeError(`not a whole number: ${count}`);
  const digits = String(Math.abs(count)).padStart(3, "0");
  return new Decimal(`${count < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`);
}

export type Json =
  | string
  | number
  | boolean
  | null
  | Decimal
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/** JSON text with every decimal as its digits were given. Names without a value are left out. */
export function writeJson(value: Json): string {
  if (value instanceof Decimal) return value.text;
  if (Array.isArray(value)) return `[${value.map((json: Json) => writeJson(json)).join(",")}]`;
  if (value !== null && typeof value === "object") {
    const named = Object.entries(value as Record<string, Json | undefined>).flatMap(([name, inner]) =>
      inner === undefined ? [] : [`${JSON.stringify(name)}:${writeJson(inner)}`],
    );
    return `{${named.join(",")}}`;
  }
  return JSON.stringify(value);
}
