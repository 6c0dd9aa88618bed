import { BookingJson } from "@pulau/contract/drafts.ts";
import { Email } from "@pulau/contract/fields.ts";
import { PhoneOfAnyForm } from "@pulau/contract/guests.ts";
import { checkCourtesyEnd } from "@pulau/domain/booking/courtesy-hold.ts";
import { draftOf, type HoldId, type StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { and, eq, isNotNull, sql } from "../../../db/orm.ts";
import { courtesyHold } from "../../../db/schema/courtesy-holds.ts";
import { draft } from "../../../db/schema/drafts.ts";
import type { Tx } from "../../../db/tx.ts";
import { claimStay, type HoldRow, isLive, lockHold } from "../holds/public.ts";
import { auditedCourtesy, type End, endAtResort } from "./courtesy-rows.ts";
import { planEnd } from "./plan-end.ts";

type Keep = End & {
  readonly holdId: HoldId;
  readonly staffId: StaffId;
  readonly language: "en" | "my" | "cn";
  readonly note: string;
  readonly mail: boolean;
};
type Refusals = "NOT_FOUND" | "WRONG_STATE" | "HOLD_EXPIRED" | "DRAFT_INCOMPLETE" | "INVALID_INPUT";

/**
 * Makes what a draft of staff holds a courtesy hold: the same claims, until a moment that staff choose. They end by themselves, like
 * those of every hold. `HOLD_EXPIRED` where the two minutes are over: then it is held again first.
 */
export async function keepForGuest(tx: Tx, keep: Keep): Promise<Result<{ until: string }, Refusals>> {
  const { holdId, staffId, language, note, mail } = keep;
  const found = await lockDraft(tx, holdId);
  if (!found.ok) return found;
  const { hold, contact } = found.value;
  const end = await endAtResort(tx, keep, hold.stay);
  const until = checkCourtesyEnd({ ...end, now: hold.now });
  if (!until.ok) return until;
  const claimed = await holdUntil(tx, hold, until.value);
  if (!claimed.ok) return claimed;
  const kept = { ...contact, language, note, until: until.value, madeBy: staffId, madeAt: hold.now };
  await tx
    .insert(courtesyHold)
    .values({ id: holdId, ...kept })
    .onConflictDoUpdate({ target: courtesyHold.id, set: { ...kept, endedAt: null, endedBy: null } });
  await auditChange(tx, {
    staffId,
    act: "added",
    subject: "courtesyHold",
    subjectId: holdId,
    at: hold.now,
    before: null,
    after: auditedCourtesy(hold.stay, until.value),
    facts: { name: hold.stay.rooms.map(({ roomNo }) => roomNo).join(", ") },
  });
  await planEnd(tx, { holdId, until: until.value, mail: mail && contact.email !== null });
  return ok({ until: until.value.toISOString() });
}

/** Claims what is held until another moment: one that a rival took at the very end is not theirs any more. */
export async function holdUntil(
  tx: Tx,
  { id, stay }: HoldRow,
  until: Date,
): Promise<Result<true, "HOLD_EXPIRED">> {
  const ends = until.toISOString();
  const claimed = await claimStay(
    tx,
    { holdId: id, stay, state: "hold", until, offered: true },
    sql`UPDATE stay_hold SET expires_at = ${ends}::timestamptz, offered_until = ${ends}::timestamptz
      WHERE id = ${id} RETURNING 1`,
  );
  return claimed.ok ? ok(true) : refuse("HOLD_EXPIRED");
}

/** The live hold of a draft that staff began, and whom it is for: a name, and a way to reach them. */
async function lockDraft(tx: Tx, holdId: HoldId) {
  const draftId = draftOf(holdId);
  const [found] = await tx
    .select({ ownerId: draft.ownerId, json: draft.json })
    .from(draft)
    .where(and(eq(draft.id, draftId), isNotNull(draft.staffId)));
  const hold = found && (await lockHold(tx, holdId, found.ownerId));
  if (!hold) return refuse("NOT_FOUND");
  if (hold.state === "booked") return refuse("WRONG_STATE");
  if (!isLive(hold)) return refuse("HOLD_EXPIRED");
  const { booker } = BookingJson.parse(found.json);
  const email = Email.safeParse(booker.email);
  const mobile = PhoneOfAnyForm.safeParse(booker.mobile);
  const name = String(booker.bookingName ?? "").trim();
  const missing = [
    ...(name === "" ? [{ path: "booker.bookingName", rule: "required" }] : []),
    ...(email.success || mobile.success ? [] : [{ path: "booker.mobile", rule: "anyPhone" }]),
  ];
  if (missing.length > 0) return refuseFields("DRAFT_INCOMPLETE", missing);
  const contact = {
    name,
    email: email.success ? email.data : null,
    mobile: mobile.success ? mobile.data : null,
  };
  return ok({ hold, contact });
}
