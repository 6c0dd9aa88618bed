import type { resortRoute } from "@pulau/contract/resort.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { type Day, dayAt } from "@pulau/domain/calendar/day.ts";
import { openDatabase, staffDatabase, withMemory } from "../../api/kept/database.ts";
import {
  type AnswersToKeep,
  forgetAnswers,
  keepAnswers,
  recallAnswers,
} from "../../api/kept/kept-answers.ts";
import { createOutbox, type Outbox } from "../../api/kept/outbox.ts";
import { callKey } from "../../api/queries.ts";
import { resort } from "../../api/resort.ts";
import { roomActKinds, roomAnswers } from "../../business/room-acts/kept.ts";
import { cardAnswers, signActs, signKind } from "../../features/desk/front-desk/registration/kept.ts";
import { pickUpActs, pickUpAnswers } from "../../features/desk/pick-ups/kept.ts";
import { boardingActs, boardingAnswers, weightActs } from "../../features/desk/sailings/kept.ts";
import type { DeviceAround } from "../boot.tsx";

const database = withMemory(openDatabase(staffDatabase));

/** What each page leaves on the device. The resort's own face is the same for everybody. */
const answersOf = (today: () => Day): AnswersToKeep => ({
  ...boardingAnswers,
  ...roomAnswers(today),
  ...pickUpAnswers,
  ...cardAnswers(today),
  [resort.path]: (reply) => ({ reply, day: null }),
});

/**
 * Puts back what the device has kept of this person's pages, so that they show without a connection, and keeps it from
 * here on. Whatever belongs to another person or to a day that is over is dropped.
 */
export async function keepOnDevice({ call, queries, session, oneAtATime }: DeviceAround): Promise<Outbox> {
  const today = () => {
    const known = queries.getQueryData<Reply<typeof resortRoute>>(callKey(resort, {}));
    return dayAt(new Date(), known?.timeZone);
  };
  const owner = () => session.state()?.record.id ?? null;
  const around = { database, queries, call, owner, today, oneAtATime };
  const outbox = createOutbox(around, {
    boarding: boardingActs,
    weights: weightActs,
    pickUps: pickUpActs,
    [signKind]: signActs,
    ...roomActKinds,
  });
  await recallAnswers(around);
  await outbox.read();
  keepAnswers(around, answersOf(today));
  return outbox;
}

/** Whoever signs out leaves nobody's name or list on the device, and only what must still be sent. */
export async function forgetDevice(outbox: Outbox | undefined): Promise<void> {
  await forgetAnswers(database);
  await outbox?.forget();
}
