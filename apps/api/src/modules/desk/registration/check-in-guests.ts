import type { checkInGuestsRoute } from "@pulau/contract/registration.ts";
import type { Received, Reply } from "@pulau/contract/route.ts";
import { isMinor, lacksOf } from "@pulau/domain/booking/registration.ts";
import type { BookingId, GuestId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, inArray, isNull } from "../../../db/orm.ts";
import { registrationCard } from "../../../db/schema/registration.ts";
import type { Tx } from "../../../db/tx.ts";
import { lockBooking, note } from "../../booking/bookings/public.ts";
import { checkIn } from "../front-desk/public.ts";
import { type CardLine, loadCardLines } from "./load-cards.ts";

type Arrival = Received<typeof checkInGuestsRoute>["body"] & {
  readonly bookingId: BookingId;
  readonly staffId: StaffId;
};
type Refusals =
  | "NOT_FOUND"
  | "WRONG_STATE"
  | "CARD_INCOMPLETE"
  | "TOO_EARLY"
  | "ROOM_NOT_READY"
  | "STAY_PARKED"
  | "BALANCE_DUE";

/**
 * Lets in those guests of a booking whose cards are complete, all of them or none: `CARD_INCOMPLETE` names the first who
 * lacks something. The first of a booking bring it in house, by the rules of a check-in; those who come later find it so.
 */
export async function checkInGuests(
  tx: Tx,
  { bookingId, staffId, guests, ...despite }: Arrival,
): Promise<Result<Reply<typeof checkInGuestsRoute>, Refusals>> {
  const locked = await lockBooking(tx, bookingId);
  if (!locked) return refuse("NOT_FOUND");
  const lines = await loadCardLines(tx, bookingId);
  const wanted = wantedOf(lines, guests);
  if (!wanted.ok) return wanted;
  const { state } = locked.row;
  const letIn =
    state === "inHouse" ? ok({ status: state }) : await checkIn(tx, { bookingId, staffId, ...despite });
  if (!letIn.ok) return letIn;
  const before = lines.filter(({ arrivedAt }) => arrivedAt !== null).length;
  const marked = await tx
    .update(registrationCard)
    .set({ arrivedAt: locked.now, arrivedWith: staffId })
    .where(and(inArray(registrationCard.guestId, [...guests]), isNull(registrationCard.arrivedAt)))
    .returning({ id: registrationCard.guestId });
  const arrived = before + marked.length;
  if (marked.length > 0)
    await note(tx, {
      bookingId,
      what: "guestsArrived",
      at: locked.now,
      staffId,
      before: { arrived: before },
      after: { arrived },
      facts: {
        guest: wanted.value
          .filter(({ _id }) => marked.some(({ id }) => id === _id))
          .map(({ fullName }) => fullName)
          .join(", "),
      },
    });
  return ok({ status: letIn.value.status, arrived });
}

/** The cards of these guests, each of them complete. */
function wantedOf(
  lines: readonly CardLine[],
  guests: readonly GuestId[],
): Result<readonly CardLine[], "NOT_FOUND" | "CARD_INCOMPLETE"> {
  const wanted = lines.filter(({ _id }) => guests.includes(_id));
  if (wanted.length < new Set(guests).size) return refuse("NOT_FOUND");
  const minor = wanted.find(isMinor);
  const adults = lines.filter((line) => !isMinor(line));
  // Children are signed for by whoever travels with them; where none of those has signed, nobody has.
  if (minor && adults.length > 0 && !adults.some(({ signed }) => signed))
    return refuse("CARD_INCOMPLETE", { name: minor.fullName, lacks: "signature" });
  const incomplete = wanted.find((line) => lacksOf(line).length > 0);
  return incomplete
    ? refuse("CARD_INCOMPLETE", { name: incomplete.fullName, lacks: lacksOf(incomplete).join(",") })
    : ok(wanted);
}
