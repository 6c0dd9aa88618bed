import type { Words } from "@pulau/domain/catalogue/catalogue.ts";

/** The same text in each language. */
export const inAll = (text: string): Words => ({ en: text, my: text, cn: text });

/** The one row that an insert of one row gives back. */
export function only<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`expected one row, got ${rows.length}`);
  return row;
}
