import type { BoughtPackageId } from "@pulau/domain/ids.ts";
import type { Db } from "../db/connect.ts";
import { and, asc, eq, isNull } from "../db/orm.ts";
import { event, eventTicket } from "../db/schema/events.ts";
import { boughtPackage, promoPackage } from "../db/schema/promo-packages.ts";
import { purchase } from "../db/schema/purchases.ts";
import type { ReceiptsOf } from "./attach-receipts.ts";
import type { Frame, Letter, MailLanguage } from "./letter.ts";
import type { MailJob } from "./mail-job.ts";
import { readOwner } from "./read-owner.ts";
import { eventLetter } from "./templates/event.ts";
import { packageLetter } from "./templates/promo-package.ts";

type Mail = { to: string; letter: Letter; frame: Frame; receipts?: ReceiptsOf };
type FrameIn = (language: MailLanguage) => Frame;
type PackageJob = Extract<MailJob, { boughtPackageId: BoughtPackageId }>;
export type EventJob = Extract<MailJob, { template: `event-${string}` }>;

/** A mail about a bought package. What is used up or has ended meanwhile needs no reminder. */
export async function readPackageMail(
  db: Db,
  { template, boughtPackageId }: PackageJob,
  frameIn: FrameIn,
): Promise<Mail | null> {
  const [found] = await db
    .select({ row: boughtPackage, name: promoPackage.name, number: purchase.number })
    .from(boughtPackage)
    .innerJoin(promoPackage, eq(promoPackage.id, boughtPackage.promoPackageId))
    .innerJoin(purchase, eq(purchase.id, boughtPackage.id))
    .where(eq(boughtPackage.id, boughtPackageId));
  const owner = found && (await readOwner(db, found.row.accountId));
  if (!owner) return null;
  const { row, name, number } = found;
  const left = row.nosBought - row.nosUsed;
  if (template === "package-ending" && (left === 0 || row.expiredAt !== null)) return null;
  const frame = frameIn(owner.language);
  const { paxMax, depositSen, expiresOn } = row;
  const mail = { reader: owner.name, number, name, left, paxMax, depositSen, expiresOn };
  const letter = packageLetter(template, mail, frame);
  // A package is bought under the id of its purchase.
  const receipts = { purchaseId: boughtPackageId };
  return { to: owner.email, frame, letter, ...(template === "package-bought" && { receipts }) };
}

/** A mail about places at an event. */
export async function readEventMail(
  db: Db,
  { template, purchaseId }: EventJob,
  frameIn: FrameIn,
): Promise<Mail | null> {
  const [found] = await db
    .select({ bought: purchase, row: event })
    .from(purchase)
    .innerJoin(event, eq(event.id, purchase.subjectId))
    .where(eq(purchase.id, purchaseId));
  const owner = found?.bought.accountId ? await readOwner(db, found.bought.accountId) : null;
  if (!found || !owner) return null;
  const { bought, row } = found;
  // Given back meanwhile: nobody prints a void ticket.
  if (template === "event-tickets" && bought.state !== "done") return null;
  const tickets = await db
    .select({ name: eventTicket.name, code: eventTicket.code })
    .from(eventTicket)
    .where(and(eq(eventTicket.purchaseId, purchaseId), isNull(eventTicket.cancelledAt)))
    .orderBy(asc(eventTicket.position));
  const frame = frameIn(owner.language);
  const { name, place, day, cancelNote: note } = row;
  const { number, totalSen } = bought;
  const mail = { purchaseId, reader: owner.name, number, name, place, day, totalSen, note, tickets };
  const startsAt = row.startsAt.slice(0, 5);
  const letter = eventLetter(template, { ...mail, startsAt }, frame);
  const receipts = { purchaseId };
  return { to: owner.email, frame, letter, ...(template === "event-tickets" && { receipts }) };
}
