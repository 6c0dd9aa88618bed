import type { staffEnquiriesRoute } from "@pulau/contract/enquiries.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { EnquiryState } from "@pulau/domain/enquiry/enquiry-moves.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/connect.ts";
import { likeOf } from "../../../listing/search.ts";
import { frameOf } from "../../../plugins/page-frame.ts";
import { countEnquiries, enquiryJoins, iso, type WishColumns, wishColumns } from "./enquiry-rows.ts";

type Listing = Reply<typeof staffEnquiriesRoute>;
type Row = Listing["enquiries"][number];
export type StaffColumns = WishColumns &
  Pick<Row, "origin" | "name" | "email" | "phone" | "language" | "assignee"> & {
    changedAt: string;
  };

export type StaffFilter = {
  readonly state?: EnquiryState | undefined;
  readonly search?: string | undefined;
  /** Only what this member of staff has taken on. */
  readonly assigneeId: string | null;
  readonly page: number;
  readonly limit: number;
};

export const staffColumns = sql`${wishColumns}, e.origin, e.name, e.email, e.phone, e.language,
  e.changed_at AS "changedAt",
  (SELECT json_build_object('_id', s.id, 'name', s.name) FROM staff_user s WHERE s.id = e.assignee_id) AS "assignee"`;

/** Enquiries for staff, newest first, with how many stand in each state. */
export async function listForStaff(db: Db, filter: StaffFilter): Promise<Listing> {
  const where = sql.join(conditionsOf(filter), sql` AND `);
  const [{ rows }, total, counts] = await Promise.all([
    db.execute<StaffColumns>(sql`SELECT ${staffColumns} FROM ${enquiryJoins} WHERE ${where}
      ORDER BY e.enquiry_no DESC LIMIT ${filter.limit} OFFSET ${(filter.page - 1) * filter.limit}`),
    countEnquiries(db, where),
    countStates(db),
  ]);
  return { enquiries: rows.map(staffRow), ...frameOf({ ...filter, total }), nextCursor: null, counts };
}

function conditionsOf({ state, search, assigneeId }: StaffFilter): SQL[] {
  const parts = [sql`true`];
  if (state) parts.push(sql`e.state = ${state}`);
  if (assigneeId) parts.push(sql`e.assignee_id = ${assigneeId}`);
  if (search) {
    const like = likeOf(search);
    parts.push(sql`(e.name ILIKE ${like} OR e.email ILIKE ${like} OR e.phone ILIKE ${like}
      OR 'E-' || e.enquiry_no ILIKE ${like})`);
  }
  return parts;
}

async function countStates(db: Db): Promise<Listing["counts"]> {
  const { rows } = await db.execute<{ state: EnquiryState; count: number }>(
    sql`SELECT state, count(*)::int AS count FROM booking_enquiry GROUP BY state`,
  );
  const counts = { new: 0, answered: 0, booked: 0, closed: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

export const staffRow = ({ party, createdAt, changedAt, ...row }: StaffColumns): Row => ({
  ...row,
  party: { ...party, childAges: [...party.childAges] },
  createdAt: iso(createdAt),
  changedAt: iso(changedAt),
});
