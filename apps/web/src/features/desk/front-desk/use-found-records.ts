import type { FoundRecord, RecordKind } from "@pulau/contract/record-search.ts";
import { useEffect, useState } from "react";
import { useCall } from "../../../api/use-call.ts";
import { openedBy } from "../../../business/use-named-row.ts";
import { findRecords } from "./calls.ts";

/** Long enough that a name is typed in one go, in ms. */
const pause = 200;

/** Records that are called as is typed, a moment after it is; those of the letter before meanwhile. */
export function useFoundRecords(typed: string): readonly FoundRecord[] {
  const wanted = typed.trim();
  const [search, setSearch] = useState("");
  useEffect(() => {
    const timer = setTimeout(setSearch, wanted === "" ? 0 : pause, wanted);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data } = useCall(
    findRecords,
    { query: { search } },
    { enabled: search !== "", keepPrevious: true, staleTime: 30_000 },
  );
  return wanted === "" || search === "" ? [] : (data?.records ?? []);
}

type Address = { readonly to: string; readonly search?: { readonly q: string }; readonly hash?: string };

/** The most that a list's search takes. */
const mostSearched = 80;

/** In its list, opened there. */
const inList =
  (to: string) =>
  (found: FoundRecord): Address => ({
    to,
    search: { q: found.name.en.slice(0, mostSearched) },
    hash: openedBy(found.no ?? found._id),
  });
const ownPage =
  (to: string) =>
  ({ _id }: FoundRecord): Address => ({ to: `${to}/${_id}` });

/** On the page of all charges, at its own. */
const charge = ({ _id }: FoundRecord): Address => ({ to: "/staff/charges", hash: openedBy(_id) });

/** Where each kind of record is opened. */
const addresses: Readonly<Record<RecordKind, (found: FoundRecord) => Address>> = {
  room: inList("/staff/room-numbers"),
  package: ownPage("/staff/packages"),
  addOn: inList("/staff/add-ons"),
  boat: ({ _id }) => ({ to: "/staff/boats", hash: openedBy(_id) }),
  person: inList("/staff/users"),
  roomType: inList("/staff/room-types"),
  building: inList("/staff/buildings"),
  bed: inList("/staff/beds"),
  amenity: inList("/staff/amenities"),
  addOnCategory: inList("/staff/add-on-categories"),
  vehicle: inList("/staff/vehicles"),
  point: inList("/staff/transfer-points"),
  department: inList("/staff/departments"),
  role: ({ no }) => ({ to: `/staff/roles/${no}` }),
  partner: ownPage("/staff/partners"),
  priceList: inList("/staff/price-lists"),
  promoPackage: inList("/staff/promo-packages"),
  event: ownPage("/staff/events"),
  promoCode: ({ _id, note }) => ({ to: "/staff/promotions", search: { q: note }, hash: openedBy(_id) }),
  packageOption: ({ _id, within }) => ({ to: `/staff/packages/${within}`, hash: openedBy(_id) }),
  bedOption: ({ within, note }) => ({
    to: "/staff/room-types",
    search: { q: note },
    hash: openedBy(within ?? "", "beds"),
  }),
  landTransfer: inList("/staff/transfers"),
  leadSource: inList("/staff/lead-sources"),
  feedbackQuestion: inList("/staff/feedback-questions"),
  currency: ({ _id }) => ({ to: "/staff/currencies", hash: openedBy(_id) }),
  surcharge: charge,
  tax: charge,
  fee: charge,
  excludedBoat: inList("/staff/boats-not-offered"),
  page: ownPage("/staff/pages"),
  mail: ownPage("/staff/mail-texts"),
};

export const addressOf = (found: FoundRecord): Address => addresses[found.kind](found);
