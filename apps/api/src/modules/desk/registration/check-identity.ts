import type { IdentityCheck } from "@pulau/domain/booking/registration.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { normaliseIdentity } from "@pulau/domain/person/identity.ts";
import { looksLikeMrz, type MrzFault, readMrz } from "@pulau/domain/person/mrz.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import { eq } from "../../../db/orm.ts";
import { bookingGuest } from "../../../db/schema/booking-guests.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { isFittingPaper, note } from "../../booking/bookings/public.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { type CardOf, openCard, writeCard } from "./open-card.ts";

type Check = CardOf & { readonly staffId: StaffId; readonly paper: string; readonly replace: boolean };
type Refusals = "NOT_FOUND" | "WRONG_STATE" | "PAPER_DIFFERS" | "INVALID_INPUT";

/**
 * Makes sure who a guest is by the paper that they show. What contradicts its own check digits is told at the field. One
 * with another number than the booking's is `PAPER_DIFFERS`, with the end of the booking's, until it is to replace it.
 */
export async function checkIdentity(
  tx: Tx,
  sealer: Sealer,
  check: Check,
): Promise<Result<{ how: IdentityCheck }, Refusals>> {
  const open = await openCard(tx, check);
  if (!open.ok) return open;
  const { locked, guest } = open.value;
  const read = await readPaper(tx, check.paper);
  if (!read.ok) return read;
  const { how } = read.value;
  if (!isFittingPaper(read.value.number, guest.nonMalaysian))
    return refuseFields("INVALID_INPUT", [{ path: "paper", rule: guest.nonMalaysian ? "passport" : "ic" }]);
  const number = normaliseIdentity(read.value.number);
  const isSame = normaliseIdentity(sealer.unseal(guest.identitySealed)) === number;
  if (!isSame && !check.replace) return refuse("PAPER_DIFFERS", { tail: guest.identityTail });
  if (!isSame)
    await tx
      .update(bookingGuest)
      .set({ identitySealed: sealer.seal(number), identityTail: number.slice(-4) })
      .where(eq(bookingGuest.id, guest.id));
  const { bookingId, staffId } = check;
  const at = locked.now;
  await writeCard(tx, check, { checked: how, checkReason: "", checkedAt: at, checkedBy: staffId });
  const facts = { guest: guest.fullName, how, replaced: !isSame };
  await note(tx, { bookingId, what: "identityChecked", at, staffId, facts });
  return ok({ how });
}

/** The rules by which the screen tells what contradicts its check digit. */
const faultRules = {
  lines: "mrzLines",
  number: "mrzNumber",
  birth: "mrzBirth",
  expiry: "mrzExpiry",
  whole: "mrzWhole",
} as const satisfies Record<MrzFault, string>;

/** The number that a paper says: by its lines, each digit checked, or as it was typed. */
async function readPaper(
  tx: Tx,
  paper: string,
): Promise<Result<{ how: IdentityCheck; number: string }, "INVALID_INPUT">> {
  if (!looksLikeMrz(paper)) return ok({ how: "number", number: paper });
  const { timeZone } = await loadSettings(tx);
  const read = readMrz(paper, await loadToday(tx, timeZone));
  if ("facts" in read) return ok({ how: "lines", number: read.facts.number });
  return refuseFields("INVALID_INPUT", [{ path: "paper", rule: faultRules[read.fault] }]);
}

/** Says why a guest shows no paper; the reason is on the card and in the booking's history. */
export async function excuseIdentity(
  tx: Tx,
  excuse: CardOf & { readonly staffId: StaffId; readonly reason: string },
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  const open = await openCard(tx, excuse);
  if (!open.ok) return open;
  const { bookingId, staffId, reason } = excuse;
  const at = open.value.locked.now;
  await writeCard(tx, excuse, { checked: "excused", checkReason: reason, checkedAt: at, checkedBy: staffId });
  const facts = { guest: open.value.guest.fullName, note: reason };
  await note(tx, { bookingId, what: "identityExcused", at, staffId, facts });
  return ok({ done: true });
}
