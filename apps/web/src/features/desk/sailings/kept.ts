import type { BoardingActId, BookingId, GuestId, StockId } from "@pulau/domain/ids.ts";
import { type BoardingMark, countPassengers } from "@pulau/domain/transport/boarding.ts";
import type { AnswersToKeep } from "../../../api/kept/kept-answers.ts";
import type { ActKind, KeptAct } from "../../../api/kept/outbox.ts";
import { type CrewOutcome, othersOf, outcomeOf } from "../../../business/crew/outcomes.ts";
import { type Manifest, type Marked, manifest, markBoarding, type NamedPassenger } from "./calls.ts";

/** A boat as the device names it: a ferry's sailing, or a charter with the one that hired it. */
export const listOf = (sailingId: StockId, party: BookingId | undefined): string =>
  [sailingId, party].filter(Boolean).join(" ");

/** What is sent of one mark: the call's body, with the key of the act. */
export type MarkBody = {
  readonly party?: BookingId;
  readonly act: BoardingActId;
  readonly guests: readonly GuestId[];
  readonly mark: BoardingMark;
  readonly at: string;
  readonly seen: string;
  readonly device: string;
};

export type BoardingAct = KeptAct & { readonly params: { _id: StockId }; readonly body: MarkBody };

export type BoardingOutcome = CrewOutcome<BoardingMark>;

/** The boat's list without what identifies people beyond their name: no paper and no next of kin stays on a phone. */
const withoutPapers = (shown: Manifest): Manifest => ({
  ...shown,
  passengers: shown.passengers.map(({ paper: _, nextOfKin: __, version: ___, ...passenger }) => passenger),
});

/** The boats of today stay on the device until the day is over, so that they are boarded without a connection. */
export const boardingAnswers: AnswersToKeep = {
  [manifest.path]: (reply: Manifest) =>
    reply.departure.day === reply.today ? { reply: withoutPapers(reply), day: reply.today } : null,
};

function toTell(act: KeptAct, reply: Marked): BoardingOutcome[] {
  const { mark, at } = (act as BoardingAct).body;
  const late = outcomeOf(act, { kind: "afterClosing", mark, at, names: act.names });
  return [...othersOf(act, { mark, at }, reply), ...(reply.afterClosing ? [late] : [])];
}

/** One act for each guest, in the place of one for all of them that nothing was made of. */
const oneByOne = (act: BoardingAct): KeptAct[] =>
  act.body.guests.map((guest, i) => {
    const id = crypto.randomUUID();
    return { ...act, id, names: act.names.slice(i, i + 1), body: { ...act.body, act: id, guests: [guest] } };
  });

/** Marks that the crew made, as they are kept until the server has them. */
export const boardingActs: ActKind = {
  face: markBoarding,
  shownBy: ({ params, body }) => {
    const { party } = body as MarkBody;
    return [manifest, { params, query: party === undefined ? {} : { party } }];
  },
  answered: (act, reply: Marked) => ({ outcomes: toTell(act, reply) }),
  refused: (act, { code }) => {
    const { guests, mark, at } = (act as BoardingAct).body;
    // Somebody of the party is on the boat no more: the others must not lose their mark for it.
    if (code === "NOT_FOUND" && guests.length > 1) return { instead: oneByOne(act as BoardingAct) };
    return { outcomes: [outcomeOf(act, { kind: "refused", mark, at, names: act.names, code })] };
  },
};

type Marking = {
  readonly guests: readonly NamedPassenger[];
  readonly mark: BoardingMark;
  /** When it was made, by the server's clock. */
  readonly at: string;
  readonly owner: KeptAct["owner"];
  readonly device: string;
};

/** A mark as it is kept until the server has it. */
export function boardingAct(
  { departure: { sailingId, party, day }, at: seen }: Manifest,
  { guests, mark, at, owner, device }: Marking,
): BoardingAct {
  const id = crypto.randomUUID();
  const ids = guests.map(({ guestId }) => guestId);
  return {
    id,
    kind: "boarding",
    list: listOf(sailingId, party?.bookingId),
    owner,
    day,
    madeAt: Date.now(),
    sentAt: null,
    params: { _id: sailingId },
    body: { ...(party && { party: party.bookingId }), act: id, guests: ids, mark, at, seen, device },
    names: guests.map(({ name }) => name),
  };
}

/** The list as this device has it: what was marked here and the server's list does not tell yet stands in it. */
export function withActs(shown: Manifest, acts: readonly BoardingAct[]): Manifest {
  if (acts.length === 0) return shown;
  const latest = new Map(acts.flatMap((act) => act.body.guests.map((guest) => [guest, act.body] as const)));
  const passengers = shown.passengers.map((passenger) => {
    const own = passenger.guestId === null ? undefined : latest.get(passenger.guestId);
    if (!own || (passenger.markedAt !== null && passenger.markedAt > own.at)) return passenger;
    return { ...passenger, mark: own.mark, markedAt: own.at, markedBy: null };
  });
  return { ...shown, passengers, counts: countPassengers(passengers) };
}
