import type { RateBook } from "../catalogue/catalogue.ts";
import type { Rate } from "../catalogue/rates.ts";
import type { Sen } from "../money/sen.ts";
import type { BedType, GuestKind } from "../party/party.ts";

/** What a person of a kind pays for the group's stay, however many share the room where no sharing is named. In sen. */
export type AgreedPrice = {
  readonly guestKind: GuestKind;
  readonly bedType: BedType | null;
  readonly sen: Sen;
};

/** The prices of a group, and for how many nights they were agreed. */
export type Agreement = { readonly prices: readonly AgreedPrice[]; readonly nights: number };

/**
 * A rate book with what was agreed with a group in it. An agreed price stands for the room's price with all that is added to it or
 * taken off it: surcharges, supplements, free places and discounts of the card no longer count. Fees, transport, add-ons and taxes do, as
 * ever. Kinds of guest without an agreed price pay the card's, but a senior pays what was agreed for adults.
 */
export const bookAgreed = <B extends RateBook>(book: B, agreement: Agreement | null | undefined): B => {
  if (!agreement || agreement.prices.length === 0) return book;
  const { prices, nights } = agreement;
  const seniors = prices.some(({ guestKind }) => guestKind === "senior")
    ? []
    : prices
        .filter(({ guestKind }) => guestKind === "adult")
        .map((price) => ({ ...price, guestKind: "senior" as const }));
  const rates = [...prices, ...seniors].map(
    ({ guestKind, bedType, sen }): Rate => ({
      id: `agreed-${guestKind}-${bedType ?? "any"}`,
      periodId: null,
      roomTypeId: null,
      bedType,
      guestKind,
      sen,
      per: "person",
      nights: { from: nights, to: nights },
      agreed: true,
    }),
  );
  return {
    ...book,
    rates: [...rates, ...book.rates.filter(({ per }) => per !== "room" && per !== "roomNight")],
    surcharges: [],
    discounts: null,
    singleSupplements: null,
    minimums: null,
    freePlaces: null,
    freeGuests: null,
    pricedAs: null,
  };
};
