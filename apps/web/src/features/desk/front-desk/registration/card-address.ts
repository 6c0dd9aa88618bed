import type { GuestId } from "@pulau/domain/ids.ts";

/** Whose card is open: the first who is not checked in yet, unless told. */
export type CardSearch = { readonly guest?: GuestId };

/** What the address of the cards says; what is no text is left out. */
export const readCardSearch = ({ guest }: Record<string, unknown>): CardSearch =>
  typeof guest === "string" && guest !== "" ? { guest } : {};
