import type { Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId, GuestId } from "@pulau/domain/ids.ts";
import type { CallCode, CallFailure, Facts } from "../../../../api/call-failure.ts";
import type { AnswersToKeep } from "../../../../api/kept/kept-answers.ts";
import type { ActKind, KeptAct, Outcome } from "../../../../api/kept/outbox.ts";
import { type Cards, type HandedCard, handedCard, registration, signCard } from "./calls.ts";
import { handedPath } from "./handed-path.ts";
import type { Signed } from "./sign-form.tsx";

/** A signature, as it stays on the tablet until the server has it. */
export type SignAct = KeptAct & {
  readonly params: { readonly _id: BookingId; readonly guest: GuestId };
  readonly body: Signed & { readonly at: string };
};
/** That a signature was refused once it could be sent. */
export type SignOutcome = Outcome & {
  readonly facts: { readonly name: string; readonly code: CallCode; readonly facts: Facts };
};

export const signKind = "cardSigned";
const listOf = (bookingId: BookingId) => `cards ${bookingId}`;

/**
 * The cards that were looked at stay on the device until the day is over, so that a guest signs where there is no signal:
 * with their names, without phones, addresses and numbers of papers.
 */
export const cardAnswers = (today: () => Day): AnswersToKeep => ({
  [registration.path]: (reply: Cards) => ({
    reply: { ...reply, guests: reply.guests.map((guest) => ({ ...guest, phone: null, email: null })) },
    day: today(),
  }),
  [handedCard.path]: (reply: HandedCard) => ({ reply, day: today() }),
});

/** Signatures, as they are kept until the server has them. In a guest's hands the tablet shows their own card alone. */
export const signActs: ActKind = {
  face: signCard,
  shownBy: ({ params }) =>
    location.pathname === handedPath
      ? [handedCard, {}]
      : [registration, { params: { _id: (params as SignAct["params"])._id } }],
  answered: () => ({}),
  refused: (act, { code, facts }: CallFailure) => {
    const { id, kind, list, owner, day, body } = act as SignAct;
    return {
      outcomes: [{ id: `${id} refused`, kind, list, owner, day, facts: { name: body.name, code, facts } }],
    };
  },
};

type Signing = {
  readonly bookingId: BookingId;
  readonly guestId: GuestId;
  readonly signed: Signed;
  readonly owner: KeptAct["owner"];
  readonly today: Day;
  readonly at: string;
};

/** A guest's signature, from the moment in which it was given. */
export function signAct({ bookingId, guestId, signed, owner, today, at }: Signing): SignAct {
  return {
    id: crypto.randomUUID(),
    kind: signKind,
    list: listOf(bookingId),
    owner,
    day: today,
    madeAt: Date.now(),
    sentAt: null,
    params: { _id: bookingId, guest: guestId },
    body: { ...signed, at },
    names: [],
  };
}
