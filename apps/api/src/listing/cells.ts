import { plainRinggit, type Sen } from "@pulau/domain/money/sen.ts";

/** Sen as a cell of a file: ringgit with two decimals, nothing where nothing is told. */
export const ringgitCell = (sen: Sen | null | undefined): string =>
  sen === null || sen === undefined ? "" : plainRinggit(sen);

/** A share as a cell of a file, in percent. */
export const percentCell = (basisPoints: number | null | undefined): string =>
  basisPoints === null || basisPoints === undefined ? "" : String(basisPoints / 100);
