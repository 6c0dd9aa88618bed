import { maskedPaper, type RoomingGuest } from "@pulau/contract/rooming-list.ts";
import { normaliseIdentity } from "@pulau/domain/person/identity.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import type { KnownOfGuest } from "../../../db/schema/booking-guests.ts";
import { type Sealer, tailOf } from "../../../plugins/seal.ts";
import { isFittingPaper } from "../bookings/public.ts";
import type { ListRows, Placed } from "./list-rows.ts";
import type { Wanted } from "./write-list.ts";

/**
 * The list as it shall be, papers sealed. A masked paper stays that of the guest with this `_id`; so does their id.
 * `PARTY_MISMATCH` for a place that the booking has not, or somebody in two; `DRAFT_INCOMPLETE` with the place of every
 * paper that does not fit a nationality that was changed beside it, or that somebody else of the list has.
 */
export function wantedList(
  { seats, placed }: ListRows,
  guests: readonly RoomingGuest[],
  sealer: Sealer,
): Result<Wanted[], "PARTY_MISMATCH" | "DRAFT_INCOMPLETE"> {
  const wanted: Wanted[] = [];
  const wrong: { path: string; rule: string }[] = [];
  for (const [i, guest] of guests.entries()) {
    const { _id, seat, identity, ...rest } = guest;
    if (!seats[seat]) return refuse("PARTY_MISMATCH", { seat });
    const known = placed.find(({ id }) => id === _id) ?? null;
    if (known && wanted.some(({ id }) => id === known.id)) return refuse("PARTY_MISMATCH", { seat });
    const paper = paperAfter(identity, known, sealer);
    if (known && paper.kept && !stillFits(known.known, rest.nonMalaysian, sealer))
      wrong.push({ path: `guests.${i}.identity`, rule: rest.nonMalaysian ? "passport" : "ic" });
    if (!paper.kept && isDoubled(identity, { placed, guests, seat }, sealer))
      wrong.push({ path: `guests.${i}.identity`, rule: "twice" });
    const { kept: _, ...sealed } = paper;
    if (!isNobody(guest))
      wanted.push({
        id: known?.id ?? null,
        seat,
        known: { ...rest, ...answersAfter(guest, known), ...sealed },
      });
  }
  if (wrong.length > 0) return refuseFields("DRAFT_INCOMPLETE", wrong);
  return ok(wanted.toSorted((a, b) => a.seat - b.seat));
}

/** What a page says nothing about stays as it is known. */
export const answersAfter = (
  { activity, market, allergies }: Pick<RoomingGuest, "activity" | "market" | "allergies">,
  known: Placed | null,
) => ({
  allergies: allergies === undefined ? (known?.known.allergies ?? null) : allergies,
  activity: activity === undefined ? (known?.known.activity ?? null) : activity,
  market: market === undefined ? (known?.known.market ?? null) : market,
});

/** Whether a number that was typed is already that of somebody else, who stays on the list with a masked paper. */
function isDoubled(
  identity: string,
  { placed, guests, seat }: { placed: ListRows["placed"]; guests: readonly RoomingGuest[]; seat: number },
  { unseal }: Sealer,
): boolean {
  const paper = normaliseIdentity(identity);
  return (
    paper !== "" &&
    guests.some((other) => {
      if (other.seat === seat || !maskedPaper.test(other.identity)) return false;
      const sealed = placed.find(({ id }) => id === other._id)?.known.identitySealed;
      return sealed ? normaliseIdentity(unseal(sealed)) === paper : false;
    })
  );
}

/** Whether a number that was typed for one place is already that of somebody in another. */
export const isPaperOfAnother = (
  identity: string,
  { seat, placed }: { readonly seat: number; readonly placed: ListRows["placed"] },
  { unseal }: Sealer,
): boolean => {
  const paper = normaliseIdentity(identity);
  return placed.some(
    ({ seat: other, known: { identitySealed } }) =>
      other !== seat && identitySealed !== null && normaliseIdentity(unseal(identitySealed)) === paper,
  );
};

/** A place of which nothing was said that would name anybody. */
const isNobody = ({ fullName, chineseName, identity, age }: RoomingGuest): boolean =>
  fullName === "" && chineseName === null && identity === "" && age === null;

/** The paper of a place, sealed: a masked one stays as it is known, which `kept` tells. */
export function paperAfter(identity: string, known: Placed | null, { seal }: Sealer) {
  if (identity === "") return { identitySealed: null, identityTail: "", birthSealed: null, kept: false };
  if (!maskedPaper.test(identity))
    return { identitySealed: seal(identity), identityTail: tailOf(identity), birthSealed: null, kept: false };
  const { identitySealed = null, identityTail = "", birthSealed = null } = known?.known ?? {};
  return { identitySealed, identityTail, birthSealed, kept: identitySealed !== null };
}

/** A paper that nobody sees whole must still be of the kind that the guest's nationality asks for. */
function stillFits(known: KnownOfGuest, nonMalaysian: boolean, { unseal }: Sealer): boolean {
  if (known.nonMalaysian === nonMalaysian || known.identitySealed === null) return true;
  return isFittingPaper(unseal(known.identitySealed), nonMalaysian);
}
