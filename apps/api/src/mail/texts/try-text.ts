import type { MailTextId, previewMailRoute } from "@pulau/contract/mail-texts.ts";
import type { Received } from "@pulau/contract/route.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../db/connect.ts";
import { eq } from "../../db/orm.ts";
import { booking } from "../../db/schema/bookings.ts";
import { staffUser } from "../../db/schema/staff.ts";
import { inTransaction } from "../../db/tx.ts";
import { writeAudit } from "../../db/write-audit.ts";
import { loadSettings } from "../../modules/ground/resort/public.ts";
import type { Settings } from "../../settings.ts";
import type { BookingData } from "../booking-facts.ts";
import { frameOf } from "../frame.ts";
import type { MailPort } from "../mail-port.ts";
import { readBooking } from "../read-mail.ts";
import { type Rendered, renderLetter } from "../render-letter.ts";
import { checkMailText } from "./check-text.ts";
import { inResortWords } from "./resort-words.ts";
import { sampleBooking, sampleLetters } from "./sample-letters.ts";

type Trial = Received<typeof previewMailRoute>["body"];
type Deps = { readonly db: Db; readonly settings: Settings };

/** A mail with words that need not be saved, about an invented stay or the booking that was named. */
export async function previewMail(
  { db, settings }: Deps,
  mail: MailTextId,
  { text, language, bookingNo }: Trial,
): Promise<Result<Rendered, "NOT_FOUND" | "MAIL_TEXT_WRONG">> {
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
    .where(eq(booking.bookingNo, bookingNo.toUpperCase()));
  if (!found) return null;
  return (await readBooking(db, { bookingId: found.id, template }))?.data ?? null;
}

type Test = {
  readonly mail: MailTextId;
  readonly trial: Trial;
  readonly staffId: StaffId;
  readonly id: string;
};

/** Sends such a mail to whoever asks for it. `MAIL_NOT_SENT`: the mail server did not take it. */
export async function sendTestMail(
  deps: Deps,
  send: MailPort,
  { mail, trial, staffId, id }: Test,
): Promise<Result<{ to: string }, "NOT_FOUND" | "MAIL_TEXT_WRONG" | "MAIL_NOT_SENT">> {
  const preview = await previewMail(deps, mail, trial);
  if (!preview.ok) return preview;
  const [person] = await deps.db
    .select({ email: staffUser.email })
    .from(staffUser)
    .where(eq(staffUser.id, staffId));
  if (!person) return refuse("NOT_FOUND");
  try {
    await send({ id, to: person.email, ...preview.value });
  } catch {
    return refuse("MAIL_NOT_SENT");
  }
  await inTransaction(deps.db, async (tx) => {
    await writeAudit(tx, { staffId, act: "testMailSent", subject: "mailText", facts: { mail } });
    return ok(true);
  });
  return ok({ to: person.email });
}
