import type { NewEnquiry } from "@pulau/contract/enquiries.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { EnquiryId, OwnerId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { z } from "zod";
import { and, eq, inArray, sql } from "../../../db/orm.ts";
import { packageOption, stayPackage } from "../../../db/schema/catalogue.ts";
import { bookingEnquiry } from "../../../db/schema/enquiries.ts";
import { roomType } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";

type EnquiryInput = z.output<typeof NewEnquiry>;
type Request = {
  readonly enquiry: EnquiryInput;
  readonly ownerId: OwnerId;
  readonly language: "en" | "my" | "cn";
  readonly today: Day;
  /** Persons that one booking takes. */
  readonly mostPersons: number;
};
type Refusals = "NOT_FOUND" | "PACKAGE_CLOSED" | "PARTY_TOO_LARGE";

/** Keeps an enquiry and queues two mails: one tells the resort, one the guest that it arrived. */
export async function createEnquiry(
  tx: Tx,
  { enquiry, ownerId, language, today, mostPersons }: Request,
): Promise<Result<{ _id: EnquiryId; enquiryNo: number }, Refusals>> {
  const { consent: _, flexible, checkIn, ...rest } = enquiry;
  const persons = rest.party.adults + rest.party.childAges.length;
  if (persons > mostPersons) return refuse("PARTY_TOO_LARGE", { persons, most: mostPersons });
  if (!flexible && checkIn !== null && checkIn < today) return refuse("PACKAGE_CLOSED");
  const known = await knowsChoices(tx, enquiry);
  if (!known) return refuse("NOT_FOUND");
  const now = sql`pulau_now()`;
  const [made] = await tx
    .insert(bookingEnquiry)
    .values({
      ...rest,
      ownerId,
      language,
      flexible,
      checkIn: flexible ? null : checkIn,
      consentAt: now,
      createdAt: now,
      changedAt: now,
    })
    .returning({ _id: bookingEnquiry.id, enquiryNo: bookingEnquiry.enquiryNo });
  if (!made) throw new Error("an enquiry was not written");
  await enqueue(tx, "send-mail", { template: "enquiry-received", enquiryId: made._id });
  await enqueue(tx, "send-mail", { template: "enquiry-arrived", enquiryId: made._id });
  return ok(made);
}

/** Whether package, option and room types are the resort's, and the option the package's. */
async function knowsChoices(tx: Tx, { packageId, optionId, roomTypeIds }: EnquiryInput): Promise<boolean> {
  if (packageId !== null) {
    const found = await tx
      .select({ id: stayPackage.id })
      .from(stayPackage)
      .where(eq(stayPackage.id, packageId));
    if (found.length === 0) return false;
  }
  if (optionId !== null) {
    const ofPackage = packageId === null ? undefined : eq(packageOption.packageId, packageId);
    const found = await tx
      .select({ id: packageOption.id })
      .from(packageOption)
      .where(and(eq(packageOption.id, optionId), ofPackage));
    if (found.length === 0) return false;
  }
  const wished = [...new Set(roomTypeIds)];
  if (wished.length === 0) return true;
  const types = await tx.select({ id: roomType.id }).from(roomType).where(inArray(roomType.id, wished));
  return types.length === wished.length;
}
