import type { EnquiryId, EnquiryMessageId, RoomTypeId } from "@pulau/domain/ids.ts";
import type { Db } from "../db/connect.ts";
import { eq, inArray } from "../db/orm.ts";
import { packageOption, stayPackage } from "../db/schema/catalogue.ts";
import { bookingEnquiry, enquiryMessage } from "../db/schema/enquiries.ts";
import { roomType } from "../db/schema/rooms.ts";
import { linkToken } from "../plugins/link-token.ts";
import type { Frame, Letter, MailLanguage } from "./letter.ts";
import type { MailJob } from "./mail-job.ts";
import {
  type EnquiryData,
  enquiryArrivedLetter,
  enquiryReceivedLetter,
  enquiryReplyLetter,
} from "./templates/enquiry.ts";

type EnquiryJob = Extract<MailJob, { enquiryId: EnquiryId }>;
type Mail = { to: string; replyTo?: string | undefined; letter: Letter; frame: Frame };
type Around = { readonly frameIn: (language: MailLanguage) => Frame; readonly resortEmail: string };

/** A mail about an enquiry: to the guest in their language, to the resort in English. */
export async function readEnquiryMail(
  db: Db,
  secret: string,
  job: EnquiryJob,
  { frameIn, resortEmail }: Around,
): Promise<Mail | null> {
  const found = await readEnquiry(db, job.enquiryId);
  if (!found) return null;
  const { data, language } = found;
  const frame = frameIn(language);
  const guest = { to: data.email, replyTo: resortEmail || undefined, frame };
  switch (job.template) {
    case "enquiry-received":
      return { ...guest, letter: enquiryReceivedLetter(data, frame) };
    case "enquiry-arrived": {
      if (resortEmail === "") return null;
      const inEnglish = frameIn("en");
      const letter = enquiryArrivedLetter(job.enquiryId, data, inEnglish);
      return { to: resortEmail, replyTo: data.email, letter, frame: inEnglish };
    }
    case "enquiry-reply":
    case "enquiry-prepared": {
      const text = await readMessage(db, job.messageId);
      if (text === null) return null;
      const token =
        job.template === "enquiry-prepared"
          ? linkToken(secret, "preparedBooking", { id: job.enquiryId })
          : null;
      return { ...guest, letter: enquiryReplyLetter(data, { text, preparedToken: token }, frame) };
    }
  }
}

async function readMessage(db: Db, id: EnquiryMessageId): Promise<string | null> {
  const [found] = await db
    .select({ text: enquiryMessage.text })
    .from(enquiryMessage)
    .where(eq(enquiryMessage.id, id));
  return found?.text ?? null;
}

async function readEnquiry(
  db: Db,
  id: EnquiryId,
): Promise<{ data: EnquiryData; language: MailLanguage } | null> {
  const [found] = await db
    .select({ row: bookingEnquiry, packageName: stayPackage.name, optionName: packageOption.name })
    .from(bookingEnquiry)
    .leftJoin(stayPackage, eq(stayPackage.id, bookingEnquiry.packageId))
    .leftJoin(packageOption, eq(packageOption.id, bookingEnquiry.optionId))
    .where(eq(bookingEnquiry.id, id));
  if (!found) return null;
  const { row, packageName, optionName } = found;
  const roomTypes = await readRoomTypes(db, row.roomTypeIds);
  const { enquiryNo, name, email, phone, message, checkIn, nights, party, language } = row;
  const wantedStay = { packageName, optionName, checkIn, nights, daysAround: 0, party, roomTypes };
  return { language, data: { enquiryNo, name, email, phone, message, wantedStay } };
}

/** Names of room types, in the order in which they are offered. */
export async function readRoomTypes(db: Db, ids: readonly RoomTypeId[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ name: roomType.name })
    .from(roomType)
    .where(inArray(roomType.id, [...ids]))
    .orderBy(roomType.priority, roomType.roomCode);
  return rows.map(({ name }) => name);
}
