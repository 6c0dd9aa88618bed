import { type PaperKind, paperKinds } from "@pulau/domain/papers/next-papers.ts";

/** What the address of the books says; what is left out is the usual. */
export type BooksSearch = { month?: string; kind?: PaperKind; q?: string; page?: number };

export const readBooksSearch = (asked: Record<string, unknown>): BooksSearch => {
  // A search for digits comes back from the address as a number.
  const q = String(asked.q ?? "")
    .trim()
    .slice(0, 80);
  const kind = paperKinds.find((each) => each === asked.kind);
  const page = Number(asked.page);
  const month = String(asked.month ?? "");
  return {
    ...(/^2\d{3}-(0[1-9]|1[0-2])$/.test(month) && { month }),
    ...(kind && { kind }),
    ...(q !== "" && { q }),
    ...(Number.isSafeInteger(page) && page > 1 && page <= 100_000 && { page }),
  };
};

/** The month so many months away, as `YYYY-MM`. */
export const monthAway = (month: string, months: number): string => {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
};
