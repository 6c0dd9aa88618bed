import type { ChangeQuote } from "@pulau/contract/changes.ts";
import type { FailureCode } from "@pulau/domain/failure-codes.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { markReadOnly } from "../../../db/commit-steps.ts";
import type { Db } from "../../../db/connect.ts";
import type { Tx } from "../../../db/tx.ts";
import { type KeyedCall, onceIfKeyed } from "../../../plugins/idempotency.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { loadGuestBands } from "../../selling/catalogue/public.ts";
import { loadRoomTypes, refuseShortStock, untilSettled } from "../holds/public.ts";
import { type Change, changeBooking } from "./change-booking.ts";
import { changeQuote } from "./change-quote.ts";
import { type ChangeBy, type CurrentBooking, findCurrentBooking } from "./current-booking.ts";
import { planChange } from "./plan-change.ts";
import type { PlannedChange } from "./planned-change.ts";
import type { RemovalRules } from "./remove-guests.ts";
import { type RequestedBooking, readChange, type StayChange } from "./requested-booking.ts";

/** How a call says what shall be other, once the booking is known. */
export type RequestedChange = (standing: CurrentBooking, ground: RemovalRules) => Result<StayChange>;

export type ChangeCall = {
  readonly bookingId: BookingId;
  readonly by: ChangeBy;
  readonly change: RequestedChange;
  /** Charges that are off the booking afterwards; as it has them unless told. */
  readonly excluded?: (standing: CurrentBooking) => readonly string[];
};

type Deps = { readonly db: Db; readonly sealer: Sealer };

/** Refusals that end a call; every other one is an answer to a quote. */
const endsCall: readonly FailureCode[] = ["NOT_FOUND", "WRONG_STATE"];

/** A booking as it stands, and what a change would make of it, or why it can't be had. */
export type LookedAt = { readonly standing: CurrentBooking; readonly planned: Result<PlannedChange> };

/** Plans a change without making it. What can't be had is told by the plan; only a wrong booking or state ends the call. */
export async function lookAtChange({ db, sealer }: Deps, call: ChangeCall): Promise<Result<LookedAt>> {
  markReadOnly();
  const standing = await findCurrentBooking(db, call.bookingId, call.by);
  if (!standing) return refuse("NOT_FOUND");
  const wanted = await readCall(db, sealer, standing, call.change);
  const excluded = call.excluded?.(standing);
  const planned = wanted.ok
    ? await planChange(db, standing, { wanted: wanted.value, by: call.by, ...(excluded && { excluded }) })
    : wanted;
  if (!planned.ok && endsCall.includes(planned.failure.code)) return planned;
  return ok({ standing, planned });
}

/** Quotes a change, as `lookAtChange` plans it. */
export async function requestChange(deps: Deps, call: ChangeCall): Promise<Result<ChangeQuote>> {
  const found = await lookAtChange(deps, call);
  return found.ok ? ok(await changeQuote(deps.db, found.value.standing, found.value.planned)) : found;
}

/**
 * Makes a change. A rival may take what it needs between the look and the claim: then the look is repeated, until it
 * finds nothing free, or the change is made.
 */
export async function makeChange(
  { db, sealer }: Deps,
  call: ChangeCall & Pick<Change, "agreed" | "also" | "saves"> & { readonly keyed?: KeyedCall },
): Promise<Result<ChangeQuote>> {
  const { keyed, change, ...rest } = call;
  const make = (tx: Tx) =>
    changeBooking(tx, { ...rest, read: (standing) => readCall(tx, sealer, standing, change) });
  const once = () => onceIfKeyed(db, keyed, make);
  return untilSettled(mostLooks, async () => {
    const made = await refuseShortStock(once, "BUSY");
    return made.ok || made.failure.code !== "BUSY" ? made : null;
  });
}

/** Fewer than for a hold: one booking wants a few rooms or seats, and seldom at the moment of a crowd. */
const mostLooks = 30;

async function readCall(
  db: Db | Tx,
  sealer: Sealer,
  standing: CurrentBooking,
  requested: RequestedChange,
): Promise<Result<RequestedBooking>> {
  const bands = await loadGuestBands(db, standing.row.optionId);
  const roomTypes = await loadRoomTypes(db);
  const change = requested(standing, {
    bands,
    bedTypesOf: (roomTypeId) => roomTypes.get(roomTypeId)?.bedTypes ?? [],
  });
  return change.ok ? readChange(standing, change.value, { sealer, bands }) : change;
}
