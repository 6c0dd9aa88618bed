import { addDays } from "@pulau/domain/calendar/day.ts";
import type { WaitEntryId } from "@pulau/domain/ids.ts";
import type { Db } from "../db/connect.ts";
import { eq } from "../db/orm.ts";
import { packageOption, stayPackage } from "../db/schema/catalogue.ts";
import { waitEntry } from "../db/schema/enquiries.ts";
import { loadSettings } from "../modules/ground/resort/public.ts";
import { linkToken } from "../plugins/link-token.ts";
import type { Frame, Letter, MailLanguage } from "./letter.ts";
import type { MailJob } from "./mail-job.ts";
import { readRoomTypes } from "./read-enquiry-mail.ts";
import {
  type WaitData,
  waitJoinedLetter,
  waitMissedLetter,
  waitOfferLetter,
} from "./templates/waiting-list.ts";

type WaitJob = Extract<MailJob, { entryId: WaitEntryId }>;
type Mail = { to: string; letter: Letter; frame: Frame };
type Row = typeof waitEntry.$inferSelect;

/** A mail about a place on the wait-list. An offer that is over by the time it would be sent is not sent. */
export async function readWaitMail(
  db: Db,
  secret: string,
  { template, entryId }: WaitJob,
  frameIn: (language: MailLanguage) => Frame,
): Promise<Mail | null> {
  const [found] = await db
    .select({ row: waitEntry, packageName: stayPackage.name, optionName: packageOption.name })
    .from(waitEntry)
    .innerJoin(stayPackage, eq(stayPackage.id, waitEntry.packageId))
    .innerJoin(packageOption, eq(packageOption.id, waitEntry.optionId))
    .where(eq(waitEntry.id, entryId));
  if (!found) return null;
  const { row, packageName, optionName } = found;
  const { checkIn, nights, daysAround, party, name, language } = row;
  const roomTypes = await readRoomTypes(db, row.roomTypeIds);
  const wantedStay = { packageName, optionName, checkIn, nights, daysAround, party, roomTypes };
  const offer = await offerOf(db, row);
  const data: WaitData = { name, wantedStay, token: linkToken(secret, "waiting", { id: entryId }), offer };
  const frame = frameIn(language);
  const to = row.email;
  switch (template) {
    case "wait-joined":
      return row.state === "withdrawn" ? null : { to, frame, letter: waitJoinedLetter(data, frame) };
    case "wait-offer":
      if (!offer || row.state !== "offered") return null;
      return { to, frame, letter: waitOfferLetter({ ...data, offer }, frame) };
    case "wait-missed":
      return row.state === "missed" ? { to, frame, letter: waitMissedLetter(data, frame) } : null;
  }
}

async function offerOf(db: Db, { offeredCheckIn, offerUntil, nights }: Row): Promise<WaitData["offer"]> {
  if (offeredCheckIn === null || offerUntil === null) return null;
  const { timeZone } = await loadSettings(db);
  return { checkIn: offeredCheckIn, checkOut: addDays(offeredCheckIn, nights), until: offerUntil, timeZone };
}
