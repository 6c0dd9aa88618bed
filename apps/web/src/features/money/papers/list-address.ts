import { paperKinds } from "@pulau/domain/papers/next-papers.ts";
import { choice, type Field, listAddress } from "../../../listing/address.ts";

const month: Field<string> = (value) =>
  /^2\d{3}-(0[1-9]|1[0-2])$/.test(String(value)) ? String(value) : undefined;

/** What the address of the books says. */
export const papersAddress = listAddress({
  view: { month, kind: choice(paperKinds) },
  sorts: ["-issuedAt", "issuedAt", "number", "-total"],
});

/** The month so many months away, as `YYYY-MM`. */
export const monthAway = (month: string, months: number): string => {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
};
