import { BookingJson } from "@pulau/contract/drafts.ts";
import type { BookerDetails } from "@pulau/contract/guests.ts";
import {
  type AccountId,
  type BookingId,
  type DraftId,
  draftOf,
  type HoldId,
  type OptionId,
  type OwnerId,
  type StaffId,
} from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { questionsToGuests } from "@pulau/domain/party/guest-answers.ts";
import { ok, type Result, refuse, refuseFields, wrongFieldsOf } from "@pulau/domain/result.ts";
import { and, eq, ne, sql } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { type DraftDiscount, draft as draftTable } from "../../../db/schema/drafts.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { agreedTextsNow } from "../../ground/pages/public.ts";
import type { ResortSettings } from "../../ground/resort/public.ts";
import { payFromPackage } from "../../money/payments/public.ts";
import type { Agent } from "../../partners/agents/public.ts";
import { referrerOf } from "../../partners/referral/public.ts";
import { loadGuestBands, loadGuestQuestions } from "../../selling/catalogue/public.ts";
import { isPromoAsHeld } from "../../selling/promotions/public.ts";
import { payUntil, planReminders, remindOfRoomingList, writeParts } from "../bookings/public.ts";
import { unsealPapers } from "../drafts/public.ts";
import { markEnquiryBooked, releasePrepared } from "../enquiries/public.ts";
import { claimStay, isLive, lockHold } from "../holds/public.ts";
import { checkLeadSource } from "../lead-sources/public.ts";
import { markOfferTaken } from "../waiting-list/public.ts";
import { agentPart } from "./agent-part.ts";
import { isDiscountAsHeld, matchesHold } from "./matches-hold.ts";
import { readDetails } from "./read-details.ts";

export type Submit = {
  readonly holdId: HoldId;
  readonly ownerId: OwnerId;
  /** Null for a guest without an account. */
  readonly accountId: AccountId | null;
  /** The agency's member who books; null for everybody else. */
  readonly agent: Agent | null;
  readonly agreedTotalSen: Sen;
  readonly termsAgreed: boolean;
  /** The versions of the terms that were on show; not told, they are those of now. */
  readonly agreedTexts?: readonly string[] | undefined;
  readonly language: "en" | "my" | "cn";
  /** Who of the staff books for the guest. */
  readonly staffId?: StaffId;
  /** Of staff alone: the guests' details, the booker's address and the lead source may follow. */
  readonly detailsLater?: boolean;
  /** It was held in this very transaction, by who submits it: nothing can have changed since. */
  readonly heldNow?: boolean;
  readonly settings: ResortSettings;
  readonly sealer: Sealer;
};

export type Submitted = {
  readonly _id: BookingId;
  readonly bookingNo: string;
  readonly payUntil: string;
  /** The booking that this hold became before, by another tab or a press that nobody heard the answer of. */
  readonly madeBefore?: true;
};

/**
 * Turns a live hold into a booking that awaits its payment, at the held price and with the held rooms. The claims stay
 * with their hold and now last until the payment's deadline; a job cancels the booking there. `DRAFT_INCOMPLETE` names
 * all that is missing or wrong. `HOLD_OUTDATED` when the draft no longer asks for what is held: then the hold is altered
 * first, and its price may be the same.
 * Whoever submits a hold that is a booking already hears of that booking: as many tabs as may ask make one.
 */
export async function submitBooking(tx: Tx, submission: Submit): Promise<Result<Submitted>> {
  const hold = await lockHold(tx, submission.holdId, submission.ownerId);
  if (!hold) return refuse("NOT_FOUND");
  if (hold.state === "booked") return bookingOf(tx, submission);
  if (!isLive(hold)) return refuse("HOLD_EXPIRED");
  const draftId = draftOf(hold.id);
  const [row] = await tx
    .select({ json: draftTable.json, discount: draftTable.discount })
    .from(draftTable)
    .where(eq(draftTable.id, draftId));
  if (!row) return refuse("NOT_FOUND");
  const json = BookingJson.parse(row.json);
  const details = readDetails(unsealPapers(json, submission.sealer), {
    settings: submission.settings,
    now: hold.now,
    detailsLater: submission.detailsLater ?? false,
    ...(await countingOf(tx, hold.stay.optionId)),
  });
  const part = await agentPart(tx, submission.agent, { json, stay: hold.stay });
  const open = (hold.stay.openTransfers ?? []).filter(
    ({ place }) => json.transport.land[place] !== undefined,
  );
  const found = await checkSource(tx, submission, json);
  const missing = [
    ...wrongFieldsOf("DRAFT_INCOMPLETE", [details, found, part]),
    ...open.map(({ path, rule }) => ({ path, rule })),
    ...(submission.termsAgreed ? [] : [{ path: "termsAgreed", rule: "terms" }]),
  ];
  if (missing.length > 0) {
    const [first] = missing;
    const transfer = open.find(({ path }) => path === first?.path);
    return refuseFields("DRAFT_INCOMPLETE", missing, transfer && { ...transfer });
  }
  if (!details.ok) return details;
  const { quote } = hold.stay;
  if (!(await isAsHeld(tx, submission, { ...row, json, stay: hold.stay }))) return refuse("HOLD_OUTDATED");
  if (quote.totalSen !== submission.agreedTotalSen)
    return refuse("PRICE_CHANGED", { totalSen: quote.totalSen });
  if (!part.ok) return part;
  const terms = await agreedTextsNow(tx, submission.agreedTexts);
  if (!terms.ok) return terms;

  const claimed = await claimUntilPaid(tx, submission, hold);
  if (!claimed.ok) return claimed;
  const wait = claimed.value;
  const made = await insertBooking(tx, submission, {
    json,
    booker: details.value.booker,
    stay: hold.stay,
    now: hold.now,
    columns: {
      ...wait,
      guestsLater: details.value.later,
      ...part.value,
      agreedTexts: terms.value,
      ...(await attributionOf(tx, submission, { hold, email: details.value.booker.email })),
    },
  });
  await writeParts(tx, {
    bookingId: made._id,
    stay: hold.stay,
    guests: details.value.guests,
    unfinished: details.value.unfinished,
    seal: submission.sealer.seal,
    at: hold.now,
    ...(submission.staffId && { staffId: submission.staffId }),
  });
  if (details.value.later)
    await remindOfRoomingList(tx, { _id: made._id, stay: hold.stay, settings: submission.settings });
  const closed = await closeOrigins(tx, { draftId, bookingId: made._id });
  if (!closed.ok) return closed;
  const { reminderMinutes: leads } = submission.settings.limits;
  await planReminders(tx, { bookingId: made._id, now: hold.now, payUntil: wait.payUntil, leads });
  await enqueue(tx, "lapse-booking", { bookingId: made._id }, { startAfter: wait.payUntil });
  const paid = await payAhead(tx, submission, { bookingId: made._id, stay: hold.stay });
  if (!paid.ok) return paid;
  return ok({ ...made, payUntil: wait.payUntil.toISOString() });
}

/** Claims what is held until the payment's deadline; what a prepared draft of the same enquiry held is let go of before. */
async function claimUntilPaid(
  tx: Tx,
  { settings }: Submit,
  { id: holdId, stay, now }: Hold,
): Promise<Result<Awaited<ReturnType<typeof payUntil>>, "HOLD_EXPIRED">> {
  await releasePrepared(tx, draftOf(holdId));
  const wait = await payUntil(tx, stay, { now, settings });
  const kept = await claimStay(
    tx,
    { holdId, stay, state: "payment", until: wait.payUntil },
    sql`UPDATE stay_hold SET state = 'booked', expires_at = NULL WHERE id = ${holdId} RETURNING 1`,
  );
  return kept.ok ? ok(wait) : refuse("HOLD_EXPIRED");
}

type AsHeld = {
  readonly json: BookingJson;
  readonly discount: DraftDiscount | null;
  readonly stay: Hold["stay"];
};

/**
 * Whether the draft still asks for what is held, at the price of what is held. What staff took off since, or no longer do, is in the
 * price once the hold is altered.
 */
async function isAsHeld(tx: Tx, submission: Submit, { json, discount, stay }: AsHeld): Promise<boolean> {
  if (submission.staffId !== undefined && !isDiscountAsHeld(discount, stay)) return false;
  if (submission.heldNow) return true;
  return matchesHold(json, stay) && isPromoAsHeld(tx, { ...submission, json, promo: stay.promo });
}

/** How the guest found the resort; who waits at the desk need not be asked. */
async function checkSource(
  tx: Tx,
  { detailsLater = false }: Submit,
  { leadSource }: BookingJson,
): Promise<Result<true, "DRAFT_INCOMPLETE">> {
  return detailsLater && leadSource === null ? ok(true) : checkLeadSource(tx, leadSource);
}

/** A package that was bought ahead pays its part at once. */
async function payAhead(
  tx: Tx,
  { accountId }: Submit,
  { bookingId, stay }: { readonly bookingId: BookingId; readonly stay: Hold["stay"] },
): Promise<Result<unknown>> {
  const { boughtPackageId, quote } = stay;
  if (boughtPackageId === undefined) return ok(null);
  return payFromPackage(tx, { bookingId, boughtPackageId, accountId, totalSen: quote.totalSen });
}

/** What the hold became, as long as it stands. */
async function bookingOf(
  tx: Tx,
  { holdId, ownerId }: Pick<Submit, "holdId" | "ownerId">,
): Promise<Result<Submitted, "HOLD_EXPIRED">> {
  const [made] = await tx
    .select({
      _id: booking.id,
      bookingNo: booking.bookingNo,
      payUntil: booking.payUntil,
      at: booking.submittedAt,
    })
    .from(booking)
    .where(and(eq(booking.holdId, holdId), eq(booking.ownerId, ownerId), ne(booking.state, "cancelled")));
  if (!made) return refuse("HOLD_EXPIRED");
  const { _id, bookingNo, payUntil, at } = made;
  return ok({ _id, bookingNo, payUntil: (payUntil ?? at).toISOString(), madeBefore: true });
}

type Hold = NonNullable<Awaited<ReturnType<typeof lockHold>>>;

/**
 * Who led the guest here and earns by it: of an influencer's package its influencer, of any other who gave the last
 * personal link; an agency has its own price already.
 */
async function attributionOf(
  tx: Tx,
  { ownerId, agent }: Submit,
  { hold, email }: { hold: Hold; email: string },
) {
  const { influencerId = null } = hold.stay;
  const byLink = influencerId === null && agent === null;
  return { influencerId, referredBy: byLink ? await referrerOf(tx, { ownerId, email, at: hold.now }) : null };
}

type NewBooking = {
  json: BookingJson;
  booker: BookerDetails;
  stay: Hold["stay"];
  now: Date;
  /** Deadlines, the agency's part, and who led the guest here. */
  columns: Pick<typeof booking.$inferInsert, "payUntilCap"> & Partial<typeof booking.$inferInsert>;
};

async function insertBooking(tx: Tx, submission: Submit, made: NewBooking) {
  const { booker, stay, settings } = { ...made, settings: submission.settings };
  const { bookingName, email, mobile, address, area, city, postCode, state, country } = booker;
  const [row] = await tx
    .insert(booking)
    .values({
      bookingNo: sql`${settings.bookingNoPrefix}::text || '-' || to_char(${made.now.toISOString()}::timestamptz, 'YY') || '-'
        || lpad(nextval('booking_number')::text, 5, '0')`,
      ownerId: submission.ownerId,
      accountId: submission.accountId,
      holdId: submission.holdId,
      state: "awaitingPayment",
      paymentStatus: "pending",
      environment: settings.bookingEnvironment,
      language: submission.language,
      packageId: stay.packageId,
      optionId: stay.optionId,
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      bookingName,
      email,
      mobile,
      address: { address, area, city, postCode, state, country },
      party: stay.party,
      persons: stay.travellers.length,
      specialRequest: made.json.specialRequest,
      leadSourceId: made.json.leadSource?.leadSourceId ?? null,
      leadNote: made.json.leadSource?.note ?? "",
      bookingJson: made.json,
      totalSen: stay.quote.totalSen,
      depositSen: stay.quote.depositSen,
      balanceDueOn: stay.quote.balanceDueOn,
      policy: settings.policy,
      ...made.columns,
      termsAgreedAt: made.now,
      submittedAt: made.now,
    })
    .returning({ _id: booking.id, bookingNo: booking.bookingNo });
  if (!row) throw new Error("a booking was not written");
  return row;
}

/** What an option asks its guests, and by which ages it counts them. */
const countingOf = async (tx: Tx, optionId: OptionId) => ({
  questions: questionsToGuests(await loadGuestQuestions(tx, optionId)),
  bands: await loadGuestBands(tx, optionId),
});

/** What the draft was made of is booked with it: the enquiry, and the place on the waiting list. */
async function closeOrigins(tx: Tx, made: { readonly draftId: DraftId; readonly bookingId: BookingId }) {
  const enquiry = await markEnquiryBooked(tx, made);
  return enquiry.ok ? markOfferTaken(tx, made) : enquiry;
}
