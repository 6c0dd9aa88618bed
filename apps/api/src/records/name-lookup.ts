import type { Words } from "@pulau/domain/catalogue/words.ts";

/** A name as it is compared, however it is written. */
export const comparable = (text: string): string => text.normalize("NFKC").trim().toLowerCase();

/** Finds the number of a row by its name in any language; of rows that share a name, that of the last. */
export function numbersByName(rows: readonly { readonly no: number; readonly name: Words }[]) {
  const numbers = new Map(
    rows.flatMap(({ no, name }) =>
      [name.en, name.my, name.cn].map((text) => [comparable(text), no] as const),
    ),
  );
  return (name: string): number | undefined => numbers.get(comparable(name));
}
