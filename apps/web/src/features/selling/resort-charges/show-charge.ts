import { openedBy } from "../../../business/use-named-row.ts";

type Charge = { readonly _id?: string | null | undefined };

/** The id of a charge's place on the page; what is new has none yet. */
export const placeOf = ({ _id }: Charge): string | undefined => (_id ? openedBy(_id) : undefined);

/** Shows the charge that the address names: the search box leads to it. */
export function showCharge(charge: Charge): void {
  const place = document.getElementById(placeOf(charge) ?? "");
  if (place instanceof HTMLDetailsElement) place.open = true;
  place?.scrollIntoView({ block: "center" });
  place?.querySelector<HTMLElement>("summary, input, textarea")?.focus();
}
