import { createHash, randomUUID } from "node:crypto";
import type { MailTextId, previewMailRoute } from "@pulau/contract/mail-texts.ts";
import type { Received } from "@pulau/contract/route.ts";
import { may } from "@pulau/domain/access/permissions.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../db/audit-change.ts";
import type { Db } from "../../db/connect.ts";
import { eq, sql } from "../../db/orm.ts";
import { booking } from "../../db/schema/bookings.ts";
import { staffUser } from "../../db/schema/staff.ts";
import { inTransaction } from "../../db/tx.ts";
import { loadSettings } from "../../modules/ground/resort/public.ts";
import type { StaffSession } from "../../plugins/session.ts";
import type { Settings } from "../../settings.ts";
import type { BookingData } from "../booking-facts.ts";
import { frameOf } from "../frame.ts";
import type { MailPort } from "../mail-port.ts";
import { readMailedBooking } from "../mailed-booking.ts";
import { type Rendered, renderLetter } from "../render-letter.ts";
import { checkMailText } from "./check-text.ts";
import { inResortWords } from "./resort-words.ts";
import { sampleBooking, sampleLetters } from "./sample-letters.ts";

type Trial = Received<typeof previewMailRoute>["body"] & {
  readonly mail: MailTextId;
  /** Who tries it, with their rights. */
  readonly by: Pick<StaffSession, "staffId" | "permissions">;
};
type Deps = { readonly db: Db; readonly settings: Settings };

/** A mail about a booking tells what the booking's page tells, prices among it. */
const maySeeBookings = ({ permissions }: Trial["by"]): boolean =>
  may(permissions, "bookings", "read") && may(permissions, "payments", "read");

/**
 * A mail with words that need not be saved, about an invented stay or the booking that was named. `NOT_ALLOWED`: a booking,
 * for whoever may not see bookings with their prices.
 */
export async function previewMail(
  { db, settings }: Deps,
  { mail, text, language, bookingNo, by }: Trial,
): Promise<Result<Rendered, "NOT_ALLOWED" | "NOT_FOUND" | "MAIL_TEXT_WRONG">> {
  if (bookingNo && !maySeeBookings(by)) return refuse("NOT_ALLOWED");
  const checked = checkMailText(mail, text);
  if (!checked.ok) return checked;
  const about = bookingNo ? await findBooking(db, mail, bookingNo) : sampleBooking;
  if (about === null) return refuse("NOT_FOUND");
  const frame = frameOf(await loadSettings(db), settings, language);
  return ok(renderLetter(inResortWords(sampleLetters[mail](frame, about), text, frame), frame));
}

async function findBooking(db: Db, template: string, bookingNo: string): Promise<BookingData | null> {
  const [found] = await db
    .select({ id: booking.id })
    .from(booking)
    .where(sql`upper(${booking.bookingNo}) = ${bookingNo.toUpperCase()}`);
  if (!found) return null;
  return (await readMailedBooking(db, { bookingId: found.id, template }))?.data ?? null;
}

const newMailId = (): string => createHash("sha256").update(randomUUID()).digest("hex").slice(0, 32);

/** Sends such a mail to whoever asks for it. `MAIL_NOT_SENT`: the mail server did not take it. */
export async function sendTestMail(
  deps: Deps,
  send: MailPort,
  trial: Trial,
): Promise<Result<{ to: string }, "NOT_ALLOWED" | "NOT_FOUND" | "MAIL_TEXT_WRONG" | "MAIL_NOT_SENT">> {
  const preview = await previewMail(deps, trial);
  if (!preview.ok) return preview;
  const { mail, by } = trial;
  const { staffId } = by;
  const [person] = await deps.db
    .select({ email: staffUser.email })
    .from(staffUser)
    .where(eq(staffUser.id, staffId));
  if (!person) return refuse("NOT_FOUND");
  try {
    await send({ id: newMailId(), to: person.email, ...preview.value });
  } catch {
    return refuse("MAIL_NOT_SENT");
  }
  await inTransaction(deps.db, async (tx) => {
    await auditChange(tx, { staffId, act: "testMailSent", subject: "mailText", facts: { mail } });
    return ok(true);
  });
  return ok({ to: person.email });
}
