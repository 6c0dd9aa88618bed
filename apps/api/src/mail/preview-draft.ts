import type { Received, Reply } from "@pulau/contract/route.ts";
import type { draftMailRoute } from "@pulau/contract/staff-bookings.ts";
import type { DraftId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../db/clock.ts";
import type { Db } from "../db/connect.ts";
import { and, eq, isNotNull, sql } from "../db/orm.ts";
import { account } from "../db/schema/accounts.ts";
import { stayPackage } from "../db/schema/catalogue.ts";
import { draft } from "../db/schema/drafts.ts";
import { type HeldStay, stayHold } from "../db/schema/holds.ts";
import { inTransaction } from "../db/tx.ts";
import { payUntil } from "../modules/booking/bookings/public.ts";
import { loadPageLinks } from "../modules/ground/pages/public.ts";
import { loadSettings, type ResortSettings } from "../modules/ground/resort/public.ts";
import type { Settings } from "../settings.ts";
import type { BookingData } from "./booking-facts.ts";
import { frameOf } from "./frame.ts";
import { goodToKnow } from "./good-to-know.ts";
import type { Frame, Letter } from "./letter.ts";
import { renderLetter } from "./render-letter.ts";
import { bookingConfirmedLetter } from "./templates/booking-confirmed.ts";
import { paymentReminderLetter } from "./templates/payment-reminder.ts";
import { inResortWords, readMailText } from "./texts/resort-words.ts";

type Preview = Received<typeof draftMailRoute>["body"] & { readonly draftId: DraftId };
type Deps = { readonly db: Db; readonly settings: Pick<Settings, "publicUrl" | "secret"> };

/** Stands where a booking gets a number once it is made, and an address of its own. */
const notYet = "…";

/**
 * The mail that the guest of a draft gets when it is booked as staff are about to, in the words in which it would be sent. Null where
 * none is sent at once: it is paid later, nothing is held, or it goes to an agency. `NOT_FOUND`: staff began no such draft.
 */
export async function previewDraftMail(
  { db, settings: deployment }: Deps,
  { draftId, language, time, part, name }: Preview,
): Promise<Result<Reply<typeof draftMailRoute>, "NOT_FOUND">> {
  const [found] = await db
    .select({ stay: stayHold.stay, kind: account.kind, sold: stayPackage })
    .from(draft)
    .leftJoin(stayHold, eq(stayHold.id, draft.id))
    .leftJoin(stayPackage, sql`${stayPackage.id} = (${stayHold.stay} ->> 'packageId')::uuid`)
    .leftJoin(account, sql`${account.id} = ${draft.ownerId}`)
    .where(and(eq(draft.id, draftId), isNotNull(draft.staffId)));
  if (!found) return refuse("NOT_FOUND");
  const { stay, sold, kind } = found;
  if (!stay || !sold || kind === "agency" || time === "later") return ok({ mail: null });
  const resort = await loadSettings(db);
  const frame = frameOf(resort, deployment, language);
  const booking = bookingOf(stay, { name, sold, resort, paid: time === "now" ? part : null });
  const letter =
    time === "now"
      ? bookingConfirmedLetter({ booking, links: goodToKnow(booking, await loadPageLinks(db), frame) }, frame)
      : await linkLetter(db, { booking, stay, resort, frame });
  const own = letter.mail && (await readMailText(db, letter.mail));
  const { subject, text } = renderLetter(inResortWords(letter, own, frame), frame);
  return ok({ mail: { subject, text } });
}

type Held = {
  readonly name: string;
  readonly sold: Pick<typeof stayPackage.$inferSelect, "name" | "picture">;
  readonly resort: ResortSettings;
  /** What is paid at the desk at once; null for nothing. */
  readonly paid: Preview["part"] | null;
};

/** What is held as the booking that would be made of it. */
function bookingOf(stay: HeldStay, { name, sold, resort, paid }: Held): BookingData {
  const { totalSen, depositSen, balanceDueOn } = stay.quote;
  const paidSen = paid === null ? 0 : paid === "deposit" ? depositSen : totalSen;
  return {
    id: notYet,
    bookingNo: notYet,
    bookingName: name,
    reader: name,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    checkInTime: resort.checkInTime,
    checkOutTime: resort.checkOutTime,
    packageName: sold.name,
    picture: sold.picture,
    party: stay.party,
    guests: [],
    rooms: stay.rooms.map(({ roomTypeName, bedType, extraBeds }) => ({
      name: roomTypeName,
      bedType,
      extraBeds,
    })),
    crossings: stay.crossings,
    boats: resort.boats,
    transfers: stay.transfers ?? [],
    totalSen,
    paidSen,
    owedSen: totalSen - paidSen,
    othersPaySen: 0,
    balanceDueOn,
    cancelReason: null,
    claimToken: null,
  };
}

type Unpaid = {
  readonly booking: BookingData;
  readonly stay: HeldStay;
  readonly resort: ResortSettings;
  readonly frame: Frame;
};

/** The mail with the link by which it is paid, as if it were booked now. */
async function linkLetter(db: Db, { booking, stay, resort, frame }: Unpaid): Promise<Letter> {
  const now = await loadNow(db);
  const until = await inTransaction(db, async (tx) =>
    ok(await payUntil(tx, stay, { now, settings: resort })),
  );
  if (!until.ok) throw new Error("the time to pay was not told");
  const { timeZone } = resort;
  const payUrl = `${frame.publicUrl}/pay/${notYet}`;
  return paymentReminderLetter({ booking, payUntil: until.value.payUntil, timeZone, payUrl }, frame);
}
