import { randomUUID } from "node:crypto";
import type { OwnDetails } from "@pulau/contract/guest-links.ts";
import { maskedPaper } from "@pulau/contract/rooming-list.ts";
import { comingStates } from "@pulau/domain/booking/booking-moves.ts";
import type { GuestId } from "@pulau/domain/ids.ts";
import { questionsToGuests, wrongAnswers } from "@pulau/domain/party/guest-answers.ts";
import type { AgeBand } from "@pulau/domain/party/party.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import { placeKindOf } from "@pulau/domain/rooming/seats.ts";
import { eq, sql } from "../../../db/orm.ts";
import { countVersion, lockSaved } from "../../../db/saved-versions.ts";
import { guestLink } from "../../../db/schema/guest-links.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import type { VersionedCall } from "../../../plugins/versioned-call.ts";
import { loadGuestQuestions, loadPricedBands } from "../../selling/catalogue/public.ts";
import { birthProblems, isFittingPaper, lockBooking, sealBirth } from "../bookings/public.ts";
import {
  answersAfter,
  isPaperOfAnother,
  keepPeople,
  type ListRows,
  loadList,
  paperAfter,
} from "../rooming-list/public.ts";
import { findLinkRow, type LinkedPlace, type LinkRow, markOfName, placeOfLink } from "./find-link.ts";
import { mayFillIn } from "./show-links.ts";

type Filling = {
  readonly link: LinkRow;
  readonly details: OwnDetails;
  readonly sealer: Sealer;
  readonly saves: VersionedCall;
};

/**
 * Saves what one guest says of themselves: the others of the booking stay as they are. `CHANGED_SINCE` only where this
 * guest's own place was changed since the caller read it; that others filled in theirs is nobody's conflict.
 */
export async function fillOwnDetails(
  tx: Tx,
  { link, details, sealer, saves }: Filling,
): Promise<Result<true>> {
  const locked = await lockBooking(tx, link.bookingId);
  const standing = await findLinkRow(tx, link.id);
  if (!locked || !standing || standing.endedAt !== null || !comingStates.includes(locked.row.state))
    return refuse("LINK_INVALID");
  const may = await mayFillIn(tx, locked.row);
  if (!may.ok) return may;
  const bookingId = locked.row.id;
  const bands = await loadPricedBands(tx, locked.stay.optionId);
  const list = await loadList(tx, bookingId, bands[0]);
  const place = placeOfLink(standing, list);
  if (!place) return refuse("LINK_INVALID");
  const { seat } = place.seat;
  const base = await baseOf(tx, saves, { key: bookingId, seat });
  const counted = await countVersion(tx, { ...saves, base, key: bookingId });
  if (!counted.ok) return counted;
  const questions = questionsToGuests(await loadGuestQuestions(tx, locked.stay.optionId));
  const wrong = [
    ...birthProblems(details, locked.row.checkIn).map(({ field, rule }) => ({ path: field, rule })),
    ...wrongAnswers(details, questions, bands[0]).map(({ field, rule }) => ({ path: field, rule })),
    ...paperProblems(details, { place, list, sealer }),
    // Somebody of another kind would stand in another's place, at another price: that is for whoever booked.
    ...(isOfKind(details.age, place, bands[0]) ? [] : [{ path: "age", rule: "otherAge" }]),
  ];
  if (wrong.length > 0) return refuseFields("DRAFT_INCOMPLETE", wrong);
  const id: GuestId = place.guest?.id ?? randomUUID();
  const others = list.placed.filter((person) => person.seat !== seat);
  await keepPeople(tx, {
    locked,
    list,
    people: [...others, { id, seat, known: knownOf(details, place, sealer) }].toSorted(
      (a, b) => a.seat - b.seat,
    ),
    bands,
    filler: "fellow",
    saves,
    version: counted.value,
  });
  await tx
    .update(guestLink)
    .set({ guestId: id, nameMark: markOfName(link.id, details.fullName), filledAt: locked.now })
    .where(eq(guestLink.id, link.id));
  return ok(true);
}

/** The version to go by: the caller's where somebody has changed this place since, else whatever it is now. */
async function baseOf(
  tx: Tx,
  { kind, base }: VersionedCall,
  { key, seat }: { readonly key: string; readonly seat: number },
): Promise<number | null> {
  if (base === null) return null;
  await lockSaved(tx, { kind, key });
  const { rows } = await tx.execute(sql`
    SELECT FROM saved_version WHERE thing = ${kind} AND key = ${key} AND version > ${base}
      AND (changed = '[]'::jsonb OR changed ? ${String(seat)}::text) LIMIT 1`);
  return rows.length > 0 ? base : null;
}

/** Whether an age is of the kind of guest that a place is for; one that is not known is of any. */
const isOfKind = (age: number | null, { seat }: LinkedPlace, bands: readonly AgeBand[] = []): boolean =>
  [null, seat.kind].includes(placeKindOf(age, bands));

/** What is wrong with the number of a paper: it is not of the holder's nationality, or is that of somebody else. */
function paperProblems(
  { identity, nonMalaysian }: OwnDetails,
  { place, list, sealer }: { place: LinkedPlace; list: ListRows; sealer: Sealer },
): { path: string; rule: string }[] {
  const problem = (rule: string) => [{ path: "identity", rule }];
  if (!maskedPaper.test(identity)) {
    const isTaken = isPaperOfAnother(identity, { seat: place.seat.seat, placed: list.placed }, sealer);
    return isTaken ? problem("twice") : [];
  }
  const sealed = place.guest?.known.identitySealed;
  if (!sealed) return problem("required");
  const fits = isFittingPaper(sealer.unseal(sealed), nonMalaysian);
  return fits ? [] : problem(nonMalaysian ? "passport" : "ic");
}

/** What is known of a guest afterwards, papers sealed; a paper that came back masked stays as it is. */
function knownOf(
  { identity, birthDate, birthPlace, ...details }: OwnDetails,
  { guest }: LinkedPlace,
  sealer: Sealer,
): ListRows["placed"][number]["known"] {
  const { kept: _, ...paper } = paperAfter(identity, guest, sealer);
  const saysBirth = birthDate !== undefined || birthPlace !== undefined;
  return {
    ...details,
    ...answersAfter(details, guest),
    ...paper,
    ...(saysBirth && {
      birthSealed: sealBirth({ birthDate: birthDate ?? null, birthPlace: birthPlace ?? null }, sealer.seal),
    }),
  };
}
