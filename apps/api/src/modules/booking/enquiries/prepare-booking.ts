import { BookingJson } from "@pulau/contract/drafts.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { DraftId, EnquiryId, OptionId, PackageId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { and, eq } from "../../../db/orm.ts";
import { packageOption, stayPackage } from "../../../db/schema/catalogue.ts";
import { bookingEnquiry } from "../../../db/schema/enquiries.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { prepareDraft } from "../drafts/public.ts";
import { lockEnquiry } from "./enquiry-rows.ts";
import { keep, markAnswered } from "./write-message.ts";

export type Prepare = {
  readonly id: EnquiryId;
  readonly staffId: StaffId;
  readonly packageId: PackageId;
  readonly optionId: OptionId;
  readonly checkIn: Day;
  /** What the mail says above the link. */
  readonly text: string;
  readonly sealer: Sealer;
};

/**
 * Makes a draft for who asked, with the stay that staff found and the contact that was given, and mails its link. It
 * claims nothing: rooms are held when the guest chooses them. Prepared again, the earlier draft stays and the link leads
 * to the new one. `NOT_FOUND`: no such enquiry, or an option that is not the package's.
 */
export async function prepareBooking(
  tx: Tx,
  preparation: Prepare,
): Promise<Result<{ draftId: DraftId }, "NOT_FOUND" | "WRONG_STATE">> {
  const row = await lockEnquiry(tx, preparation.id);
  if (!row) return refuse("NOT_FOUND");
  if (row.state === "booked") return refuse("WRONG_STATE", { state: row.state });
  const { packageId, optionId, checkIn } = preparation;
  const names = await namesOnSale(tx, packageId, optionId);
  if (!names) return refuse("NOT_FOUND");
  const json = BookingJson.parse({
    packageId,
    optionId,
    checkIn,
    party: row.party,
    booker: { bookingName: row.name, email: row.email, mobile: row.phone },
    step: "rooms",
  });
  const draftId = await prepareDraft(tx, { ownerId: row.ownerId, json, sealer: preparation.sealer });
  const messageId = await keep(tx, "reply", preparation);
  const { staffId } = preparation;
  await auditChange(tx, {
    staffId,
    act: "bookingPrepared",
    subject: "enquiry",
    subjectId: row.id,
    before: null,
    after: { ...names, checkIn },
    facts: { name: `E-${row.enquiryNo}` },
  });
  await markAnswered(tx, row, staffId);
  await tx.update(bookingEnquiry).set({ draftId }).where(eq(bookingEnquiry.id, row.id));
  await enqueue(tx, "send-mail", { template: "enquiry-prepared", enquiryId: row.id, messageId });
  return ok({ draftId });
}

/** What a package and its option are called; null where they are not on sale, or not of one another. */
async function namesOnSale(tx: Tx, packageId: PackageId, optionId: OptionId) {
  const [found] = await tx
    .select({ package: stayPackage.name, option: packageOption.name })
    .from(packageOption)
    .innerJoin(stayPackage, eq(stayPackage.id, packageOption.packageId))
    .where(
      and(
        eq(packageOption.id, optionId),
        eq(stayPackage.id, packageId),
        eq(packageOption.activeStatus, true),
        eq(stayPackage.activeStatus, true),
      ),
    );
  return found ? { package: found.package.en, option: found.option.en } : null;
}
