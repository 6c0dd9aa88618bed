import type { StaffEnquiry } from "@pulau/contract/enquiries.ts";
import type { EnquiryId } from "@pulau/domain/ids.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { asc, eq, sql } from "../../../db/orm.ts";
import { enquiryMessage } from "../../../db/schema/enquiries.ts";
import { staffUser } from "../../../db/schema/staff.ts";
import { enquiryJoins } from "./enquiry-rows.ts";
import { assignees, type StaffColumns, staffColumns, staffRow } from "./list-for-staff.ts";

type Detail = z.infer<typeof StaffEnquiry>;
type EnquiryRow = StaffColumns &
  Pick<Detail, "packageId" | "optionId" | "accountName" | "draftId" | "bookingId" | "bookingNo">;

/** An enquiry as staff work on it; null when there is none. */
export async function staffEnquiry(db: Db, id: EnquiryId): Promise<Detail | null> {
  const [{ rows }, thread, mayAnswer] = await Promise.all([
    db.execute<EnquiryRow>(sql`SELECT ${staffColumns}, e.package_id AS "packageId", e.option_id AS "optionId",
        e.draft_id AS "draftId", e.booking_id AS "bookingId",
        (SELECT a.name FROM account a WHERE a.id = e.owner_id) AS "accountName",
        (SELECT b.booking_no FROM booking b WHERE b.id = e.booking_id) AS "bookingNo"
      FROM ${enquiryJoins} WHERE e.id = ${id}`),
    loadThread(db, id),
    loadAssignees(db),
  ]);
  const [row] = rows;
  if (!row) return null;
  const { packageId, optionId, accountName, draftId, bookingId, bookingNo } = row;
  const more = { packageId, optionId, accountName, draftId, bookingId, bookingNo };
  return { ...staffRow(row), ...more, thread, assignees: mayAnswer };
}

async function loadThread(db: Db, enquiryId: EnquiryId): Promise<Detail["thread"]> {
  const { id, kind, text, at } = enquiryMessage;
  const rows = await db
    .select({ _id: id, kind, text, by: staffUser.name, at })
    .from(enquiryMessage)
    .innerJoin(staffUser, eq(staffUser.id, enquiryMessage.staffId))
    .where(eq(enquiryMessage.enquiryId, enquiryId))
    .orderBy(asc(at), asc(id));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

const loadAssignees = async (db: Db): Promise<Detail["assignees"]> =>
  (await db.execute<Detail["assignees"][number]>(assignees)).rows;
