import type { changeMailRoute, PlannedAct } from "@pulau/contract/change-mail.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { BookingId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../db/connect.ts";
import { type PreviewedAct, previewAct } from "../modules/booking/changes/public.ts";
import { loadSettings } from "../modules/ground/resort/public.ts";
import type { Sealer } from "../plugins/seal.ts";
import type { Settings } from "../settings.ts";
import type { BookingData } from "./booking-facts.ts";
import { frameOf } from "./frame.ts";
import { mailedRooms, readMailedBooking } from "./mailed-booking.ts";
import { renderLetter } from "./render-letter.ts";
import { bookingChangedLetter } from "./templates/booking-changed.ts";
import { inResortWords, readMailText } from "./texts/resort-words.ts";

type Deps = { readonly db: Db; readonly sealer: Sealer; readonly settings: Pick<Settings, "publicUrl"> };
type Preview = { readonly bookingId: BookingId; readonly staffId: StaffId; readonly act: PlannedAct };

/**
 * The mail that the guest of a booking gets of what staff are about to do to it, in the words in which it would be sent. Null where
 * none is sent. `NOT_FOUND` and `WRONG_STATE` as the act itself would be refused.
 */
export async function previewChangeMail(
  { db, sealer, settings: deployment }: Deps,
  { bookingId, ...call }: Preview,
): Promise<Result<Reply<typeof changeMailRoute>>> {
  const found = await previewAct({ db, sealer }, { bookingId, ...call });
  if (!found.ok) return found;
  if (found.value === null) return ok({ mail: null });
  const read = await readMailedBooking(db, { bookingId, template: "booking-changed" });
  if (!read) return refuse("NOT_FOUND");
  const frame = frameOf(await loadSettings(db), deployment, read.language);
  const letter = bookingChangedLetter(
    { booking: dataAfter(read.data, found.value), refundSen: found.value.money?.refundSen ?? 0 },
    frame,
  );
  const own = letter.mail && (await readMailText(db, letter.mail));
  const { subject, text } = renderLetter(inResortWords(letter, own, frame), frame);
  return ok({ mail: { language: read.language, subject, text } });
}

/** The booking as its mail would speak of it after the act. */
function dataAfter(before: BookingData, { stay, guests, money }: PreviewedAct): BookingData {
  const { checkIn, checkOut, party, rooms, crossings, transfers } = stay;
  const after = {
    ...before,
    checkIn,
    checkOut,
    party,
    crossings,
    rooms: mailedRooms(rooms),
    transfers: transfers ?? [],
    ...(guests && { guests: guests.filter(Boolean) }),
  };
  if (!money) return after;
  const { totalSen, refundSen, balanceDueOn } = money;
  const paidSen = before.paidSen - refundSen;
  return { ...after, totalSen, paidSen, balanceDueOn, owedSen: money.owedSen ?? totalSen - paidSen };
}
