import { type PaperKind, paperKinds } from "@pulau/domain/papers/next-papers.ts";
import { pageIn, searchIn } from "../../../shell/read-address.ts";

/** What the address of the books says; what is left out is the usual. */
export type BooksSearch = { month?: string; kind?: PaperKind; q?: string; page?: number };

export const readBooksSearch = (asked: Record<string, unknown>): BooksSearch => {
  const kind = paperKinds.find((paperKind) => paperKind === asked.kind);
  const month = String(asked.month ?? "");
  return {
    ...(/^2\d{3}-(0[1-9]|1[0-2])$/.test(month) && { month }),
    ...(kind && { kind }),
    ...searchIn(asked),
    ...pageIn(asked),
  };
};

/** The month so many months away, as `YYYY-MM`. */
export const monthAway = (month: string, months: number): string => {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
};
