/** A JSON document whose numbers keep the digits that they were written with. */
export type Written = { readonly digits: string };

type Reviver = (key: string, value: unknown, context?: { source?: string }) => unknown;
const keepDigits: Reviver = (_key, value, context) =>
  typeof value === "number" ? ({ digits: context?.source ?? String(value) } satisfies Written) : value;

export const readDigits = (text: string): unknown => JSON.parse(text, keepDigits);

const isWritten = (value: unknown): value is Written =>
  typeof value === "object" && value !== null && "digits" in value;

/** Whole hundredths of a number with at most five digits after the point; null for what is none. */
export function hundredthsOf(value: unknown): number | null {
  if (!isWritten(value)) return null;
  const [, sign = "", whole = "", part = ""] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(value.digits) ?? [];
  return whole === "" ? null : Number(`${sign}${whole}${part.padEnd(2, "0")}`);
}

/** Whether it was written with two digits after the point, as every amount must be. */
export const hasTwoPlaces = (value: unknown): boolean =>
  isWritten(value) && /^-?\d+\.\d{2}$/.test(value.digits);

/** An element of the document: a list of one or more objects. */
export type Element = Readonly<Record<string, unknown>>;

/** The elements at a path such as `Party.PostalAddress`, whatever stands between being taken as its first. */
export function elementsAt(from: Element | undefined, path: string): Element[] {
  const [name = "", ...rest] = path.split(".");
  const found = from?.[name];
  const list = Array.isArray(found) ? (found as Element[]) : [];
  return rest.length === 0 ? list : elementsAt(list[0], rest.join("."));
}

/** The text of the first element at a path; empty where there is none. */
export const textAt = (from: Element | undefined, path: string): string => {
  const value = elementsAt(from, path)[0]?._;
  return typeof value === "string" ? value : "";
};
