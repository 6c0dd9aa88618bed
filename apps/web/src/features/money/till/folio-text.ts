import { type FolioLetter, firstFolio } from "@pulau/domain/folio/share-rules.ts";
import type { Stay } from "./calls.ts";

/** A folio of a stay as the desk calls it: its letter and its payer, the first by the name of the booking. */
export const folioText = ({ folios, bookingName }: Stay, letter: FolioLetter): string =>
  `${letter} ${letter === firstFolio ? bookingName : (folios.find((folio) => folio.letter === letter)?.name ?? "")}`;
