import type { StaffId } from "@pulau/domain/ids.ts";
import type { PurchaseRow } from "../payments/public.ts";
import type { PricedBasket, SaleLine } from "./priced-basket.ts";

/** What a purchase of the till keeps of its sale: the basket as it was priced, who sells, and the note. */
export type PhoneFacts = {
  readonly staffId: StaffId;
  readonly note: string;
  readonly lines: readonly SaleLine[];
};

/** The basket of a sale that is paid on a phone, as `startPhoneSale` froze it; null of any other purchase. */
export function phoneBasket(row: PurchaseRow): (PhoneFacts & { readonly basket: PricedBasket }) | null {
  if (row.flow !== "till" || row.subjectId === null) return null;
  // Written by us alone, and kept as it is.
  const { name: outletName, ...facts } = row.facts as PurchaseRow["facts"] & PhoneFacts;
  const { subjectId: outletId, totalSen } = row;
  return { ...facts, basket: { outlet: { outletId, outletName }, lines: facts.lines, totalSen } };
}
