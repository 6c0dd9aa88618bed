import { isDeepStrictEqual } from "node:util";
import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { Span } from "@pulau/domain/booking/room-dates.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { packageOption } from "../../../db/schema/catalogue.ts";
import type { HeldCrossing, HeldStay, HeldTransfer } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { type ChangePlan, personsOf, planChanged } from "../holds/public.ts";
import { boatsOfNewDays } from "./boats-of-new-days.ts";
import { rideOf, ridesAfter } from "./requested-stay.ts";

/** What the booking had and can't have on its new days: the package's own boat, or nothing, comes in its place. */
export type LostTransport = {
  readonly boats: readonly HeldCrossing[];
  readonly transfers: readonly HeldTransfer[];
};

export type MovedPlan = {
  readonly stay: HeldStay;
  /** The wizard's state that asks for exactly this stay. */
  readonly draft: BookingJson;
  readonly lost: LostTransport;
};

/**
 * Plans a stay as a change wants it. Where its days are others, boats and vans that the booking has are kept as far as
 * they go and fit; what can't be kept is left out and told, instead of refusing the whole change.
 */
export async function planMoved(
  db: Db | Tx,
  draft: BookingJson,
  plan: ChangePlan,
): Promise<Result<MovedPlan>> {
  const { held, holdId } = plan;
  const span = await spanOf(db, draft);
  const isMoved = span !== null && (span.checkIn !== held.checkIn || span.checkOut !== held.checkOut);
  if (!isMoved || draft.optionId === null) {
    const planned = await planChanged(db, draft, plan);
    return planned.ok ? ok({ stay: planned.value, draft, lost: { boats: [], transfers: [] } }) : planned;
  }
  const { optionId } = draft;
  const { boats, lost } = await boatsOfNewDays(db, draft.transport, {
    held,
    holdId,
    span,
    optionId,
    persons: personsOf(draft),
  });
  const kept = { ...draft, transport: { ...draft.transport, ...boats } };
  const planned = await planRides(db, kept, plan);
  return planned.ok
    ? ok({ ...planned.value, lost: { boats: lost, transfers: planned.value.transfers } })
    : planned;
}

/** Leaves out one ride after the other that the booking has and that does not go or fit any more. */
async function planRides(
  db: Db | Tx,
  draft: BookingJson,
  plan: ChangePlan,
): Promise<Result<{ stay: HeldStay; draft: BookingJson; transfers: HeldTransfer[] }>> {
  const own = (plan.held.transfers ?? []).map((ride) => ({ ride, typed: typedFrom(ride, draft) }));
  const transfers: HeldTransfer[] = [];
  let left = draft;
  for (;;) {
    const planned = await planChanged(db, left, plan);
    if (planned.ok) return ok({ stay: planned.value, draft: left, transfers });
    const { code, facts } = planned.failure;
    const place =
      code === "TRANSFER_FULL" ? facts?.transfer : code === "DRAFT_INCOMPLETE" ? facts?.place : null;
    const ride = typeof place === "number" ? left.transport.land[place] : undefined;
    const was = ride && own.find(({ typed }) => isDeepStrictEqual(typed, ride));
    if (!was) return planned;
    transfers.push(was.ride);
    const land = left.transport.land.filter((_, i) => i !== place);
    left = { ...left, transport: { ...left.transport, land } };
  }
}

/** The ride as the draft names it, unless somebody typed it anew: with no more people than still come. */
const typedFrom = (ride: HeldTransfer, { party }: BookingJson) => ridesAfter([rideOf(ride)], party)[0];

/** The days of a stay; null while they are not known. Another option without nights has its own. */
async function spanOf(db: Db | Tx, { optionId, checkIn, nights }: BookingJson): Promise<Span | null> {
  if (optionId === null || checkIn === null) return null;
  if (nights !== null) return { checkIn, checkOut: addDays(checkIn, nights) };
  const [option] = await db
    .select({ nights: packageOption.nights })
    .from(packageOption)
    .where(eq(packageOption.id, optionId));
  return option ? { checkIn, checkOut: addDays(checkIn, option.nights) } : null;
}
