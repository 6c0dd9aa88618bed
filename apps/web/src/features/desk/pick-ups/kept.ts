import type { Day } from "@pulau/domain/calendar/day.ts";
import type { PickUpActId } from "@pulau/domain/ids.ts";
import { type PickUpMark, type RideKey, rideText } from "@pulau/domain/transport/pick-up.ts";
import type { AnswersToKeep } from "../../../api/kept/kept-answers.ts";
import type { ActKind, KeptAct } from "../../../api/kept/outbox.ts";
import { type CrewOutcome, othersOf, outcomeOf } from "../../../business/crew/outcomes.ts";
import { type Marked, markPickUps, type PickUp, type PickUpDay, pickUps } from "./calls.ts";

/** What is sent of one mark: the call's body, with the key of the act. */
export type PickUpBody = {
  readonly day: Day;
  readonly act: PickUpActId;
  readonly rides: readonly RideKey[];
  readonly mark: PickUpMark;
  readonly at: string;
  readonly seen: string;
  readonly device: string;
};
export type PickUpAct = KeptAct & { readonly body: PickUpBody };
export type PickUpOutcome = CrewOutcome<PickUpMark>;

/** Today's pick-ups stay on the device until the day is over, so that they are driven without a connection. */
export const pickUpAnswers: AnswersToKeep = {
  [pickUps.path]: (reply: PickUpDay) => (reply.day === reply.today ? { reply, day: reply.today } : null),
};

/** One act for each ride, in the place of one for all of them that nothing was made of. */
const oneByOne = (act: PickUpAct): KeptAct[] =>
  act.body.rides.map((ride, i) => {
    const id = crypto.randomUUID();
    return { ...act, id, names: act.names.slice(i, i + 1), body: { ...act.body, act: id, rides: [ride] } };
  });

/** Marks that drivers made, as they are kept until the server has them. */
export const pickUpActs: ActKind = {
  face: markPickUps,
  // Only today's rides are marked without their day in the address: the list of the page that made the mark.
  shownBy: ({ params }) => [pickUps, { query: params }],
  answered: (act, reply: Marked) => ({ outcomes: othersOf(act, (act as PickUpAct).body, reply) }),
  refused: (act, { code }) => {
    const { rides, mark, at } = (act as PickUpAct).body;
    // One of the rides was moved or cancelled: the others must not lose their mark for it.
    if (code === "NOT_FOUND" && rides.length > 1) return { instead: oneByOne(act as PickUpAct) };
    return { outcomes: [outcomeOf(act, { kind: "refused", mark, at, names: act.names, code })] };
  },
};

type Marking = {
  readonly rides: readonly PickUp[];
  readonly mark: PickUpMark;
  /** When it was made, by the server's clock. */
  readonly at: string;
  readonly owner: KeptAct["owner"];
  readonly device: string;
};

/** How the device names the list of a day. */
export const listOf = (day: Day): string => `pick-ups ${day}`;

/** A mark as it is kept until the server has it. */
export function pickUpAct(
  { day, today, at: seen }: PickUpDay,
  { rides, mark, at, owner, device }: Marking,
): PickUpAct {
  const id = crypto.randomUUID();
  const keys = rides.map(({ transferId, way }) => ({ transferId, way }));
  return {
    id,
    kind: "pickUps",
    list: listOf(day),
    owner,
    day,
    madeAt: Date.now(),
    sentAt: null,
    params: day === today ? {} : { day },
    body: { day, act: id, rides: keys, mark, at, seen, device },
    names: rides.map(({ bookingName }) => bookingName),
  };
}

/** The rides as this device has them: what was marked here and the server's list does not tell yet stands in it. */
export function withActs(shown: PickUpDay, acts: readonly PickUpAct[]): PickUpDay {
  if (acts.length === 0) return shown;
  const latest = new Map(acts.flatMap(({ body }) => body.rides.map((ride) => [rideText(ride), body])));
  const rides = shown.pickUps.map((ride) => {
    const own = latest.get(rideText(ride));
    if (!own || (ride.markedAt !== null && ride.markedAt > own.at)) return ride;
    return { ...ride, mark: own.mark, markedAt: own.at, markedBy: null };
  });
  return { ...shown, pickUps: rides };
}
