import type { BoardingActId, BookingId, GuestId, StockId } from "@pulau/domain/ids.ts";
import { type BoardingMark, countPassengers } from "@pulau/domain/transport/boarding.ts";
import { loadOf, type Weight } from "@pulau/domain/transport/load.ts";
import type { AnswersToKeep } from "../../../api/kept/kept-answers.ts";
import type { ActKind, KeptAct } from "../../../api/kept/outbox.ts";
import { type CrewOutcome, othersOf, outcomeOf } from "../../../business/crew/outcomes.ts";
import {
  type Manifest,
  type Marked,
  manifest,
  markBoarding,
  type NamedPassenger,
  type Passenger,
  type WeighReply,
  weighPassenger,
} from "./calls.ts";

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
  readonly overWeightReason?: string;
};

/** What is sent of one weight. */
export type WeightBody = {
  readonly party?: BookingId;
  readonly guest: GuestId;
  readonly bodyKg: number | null;
  readonly luggageKg: number | null;
  readonly at: string;
  readonly seen: string;
  readonly device: string;
};

export type WeightAct = KeptAct & { readonly params: { _id: StockId }; readonly body: WeightBody };

export type BoardingAct = KeptAct & { readonly params: { _id: StockId }; readonly body: MarkBody };

export type BoardingOutcome = CrewOutcome<BoardingMark>;
export type WeightOutcome = CrewOutcome<string>;

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

/** The boat's list, read by what names the boat in an act. */
const listShown = ({ params, body }: KeptAct) => {
  const { party } = body as Pick<MarkBody, "party">;
  return [manifest, { params, query: party === undefined ? {} : { party } }] as const;
};

/** Marks that the crew made, as they are kept until the server has them. */
export const boardingActs: ActKind = {
  face: markBoarding,
  shownBy: listShown,
  answered: (act, reply: Marked) => ({ outcomes: toTell(act, reply) }),
  refused: (act, { code, facts }) => {
    const { guests, mark, at } = (act as BoardingAct).body;
    // Somebody of the party is on the boat no more: the others must not lose their mark for it.
    if (code === "NOT_FOUND" && guests.length > 1) return { instead: oneByOne(act as BoardingAct) };
    return { outcomes: [outcomeOf(act, { kind: "refused", mark, at, names: act.names, code, facts })] };
  },
};

const weightTextOf = ({ bodyKg, luggageKg }: WeightBody): string =>
  [bodyKg, luggageKg].filter((kg) => kg !== null).join(" + ");

/** What the crew weighed, as it is kept until the server has it. */
export const weightActs: ActKind = {
  face: weighPassenger,
  shownBy: listShown,
  answered: (act, reply: WeighReply) => {
    const { body } = act as WeightAct;
    const own = { mark: weightTextOf(body), at: body.at };
    const late = outcomeOf(act, { kind: "afterClosing", ...own, names: act.names });
    return { outcomes: [...othersOf(act, own, reply), ...(reply.afterClosing ? [late] : [])] };
  },
  refused: (act, { code }) => {
    const { body } = act as WeightAct;
    const own = { mark: weightTextOf(body), at: body.at };
    return { outcomes: [outcomeOf(act, { kind: "refused", ...own, names: act.names, code })] };
  },
};

type WeighedGuest = {
  readonly guest: NamedPassenger;
  readonly weight: Weight | null;
  readonly at: string;
  readonly owner: KeptAct["owner"];
  readonly device: string;
};

/** A weight as it is kept until the server has it. */
export function weightAct(
  { departure: { sailingId, party, day }, at: seen }: Manifest,
  { guest, weight, at, owner, device }: WeighedGuest,
): WeightAct {
  const { bodyKg, luggageKg } = weight ?? { bodyKg: null, luggageKg: null };
  return {
    id: crypto.randomUUID(),
    kind: "weights",
    list: listOf(sailingId, party?.bookingId),
    owner,
    day,
    madeAt: Date.now(),
    sentAt: null,
    params: { _id: sailingId },
    body: {
      ...(party && { party: party.bookingId }),
      guest: guest.guestId,
      bodyKg,
      luggageKg,
      at,
      seen,
      device,
    },
    names: [guest.name],
  };
}

type Marking = {
  readonly guests: readonly NamedPassenger[];
  readonly mark: BoardingMark;
  /** When it was made, by the server's clock. */
  readonly at: string;
  readonly owner: KeptAct["owner"];
  readonly device: string;
  /** Why whoever has the right lets the boat sail over its weight limit. */
  readonly overWeightReason?: string | undefined;
};

/** A mark as it is kept until the server has it. */
export function boardingAct(
  { departure: { sailingId, party, day }, at: seen }: Manifest,
  { guests, mark, at, owner, device, overWeightReason }: Marking,
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
    body: {
      ...(party && { party: party.bookingId }),
      act: id,
      guests: ids,
      mark,
      at,
      seen,
      device,
      ...(overWeightReason !== undefined && { overWeightReason }),
    },
    names: guests.map(({ name }) => name),
  };
}

/** The list as this device has it: what was marked and weighed here and the server's list does not tell yet stands in it. */
export function withActs(
  shown: Manifest,
  acts: readonly BoardingAct[],
  weights: readonly WeightAct[],
): Manifest {
  if (acts.length + weights.length === 0) return shown;
  const latest = new Map(acts.flatMap((act) => act.body.guests.map((guest) => [guest, act.body] as const)));
  const weighed = new Map(weights.map(({ body }) => [body.guest, body]));
  const passengers = shown.passengers.map((passenger) => {
    if (passenger.guestId === null) return passenger;
    const own = latest.get(passenger.guestId);
    return {
      ...withWeight(passenger, weighed.get(passenger.guestId)),
      ...(own &&
        !isLaterThan(passenger.markedAt, own.at) && { mark: own.mark, markedAt: own.at, markedBy: null }),
    };
  });
  const load = shown.load && loadOf(passengers, shown.load);
  return {
    ...shown,
    passengers,
    load: load && { ...shown.load, ...load },
    counts: countPassengers(passengers),
  };
}

const isLaterThan = (known: string | null | undefined, at: string): boolean => (known ?? "") > at;

function withWeight(passenger: Passenger, body: WeightBody | undefined): Passenger {
  if (!body || passenger.weight === undefined || isLaterThan(passenger.weighedAt, body.at)) return passenger;
  const { bodyKg, luggageKg, at } = body;
  const others = passenger.lacks.filter((field) => field !== "weight");
  return {
    ...passenger,
    weight: bodyKg === null ? null : { bodyKg, luggageKg },
    weighedAt: at,
    lacks: bodyKg === null ? [...others, "weight"] : others,
  };
}
