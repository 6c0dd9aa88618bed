import { boardingCodeText, readBoardingCode } from "@pulau/domain/transport/boarding-code.ts";
import { isNamed, type Manifest, type NamedPassenger } from "../../calls.ts";

/** Whose code it is on this list: somebody to tick, or why there is nobody. */
export type OnList =
  | { readonly is: "guest"; readonly guest: NamedPassenger }
  /** All of the party are aboard. */
  | { readonly is: "aboard"; readonly name: string }
  /** The party has the boat, and nobody of it has a name. */
  | { readonly is: "unnamed"; readonly name: string }
  /** A code of the resort's that is not on this list. */
  | { readonly is: "elsewhere"; readonly code: string; readonly bookingNo: string }
  | { readonly is: "foreign" };

/** Looks a code up on the list alone, so that it works without a connection. */
export function findOnList({ codes, passengers }: Manifest, text: string): OnList {
  const read = readBoardingCode(text);
  if (read === null) return { is: "foreign" };
  const code = boardingCodeText(read);
  const bookingId = codes.find((known) => known.code === code)?.bookingId;
  if (bookingId === undefined) return { is: "elsewhere", code, bookingNo: read.bookingNo };
  const party = passengers.filter((passenger) => passenger.bookingId === bookingId);
  const named = party.filter(isNamed);
  const name = party[0]?.bookingName ?? read.bookingNo;
  const waits =
    named.find(({ mark }) => mark === "waiting") ??
    named.find(({ mark }) => mark === "late" || mark === "left");
  if (waits) return { is: "guest", guest: waits };
  return named.length > 0 ? { is: "aboard", name } : { is: "unnamed", name };
}
