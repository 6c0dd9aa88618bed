import type { staffEnquiriesRoute } from "@pulau/contract/enquiries.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { versionColumn } from "../../../db/saved-versions.ts";
import { countByState, equals } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf } from "../../../listing/search.ts";
import type { ExtraOf, RowOf, Source } from "../../../listing/source.ts";
import { stateCell } from "../../../listing/state-words.ts";
import { enquiryJoins, iso, type WishColumns, wishColumns } from "./enquiry-rows.ts";

type Row = RowOf<typeof staffEnquiriesRoute>;
type Extra = ExtraOf<typeof staffEnquiriesRoute>;
type Counted = {
  readonly counts: Partial<Extra["counts"]> | null;
  readonly assignees: Extra["assignees"] | null;
};
type Filters = ListRequest<typeof staffEnquiriesRoute>["query"] & { readonly staffId: StaffId };
export type StaffColumns = WishColumns &
  Pick<Row, "origin" | "name" | "email" | "phone" | "language" | "assignee" | "version"> & {
    changedAt: string;
  };

/** Active staff whose role or own rights let them change bookings. */
export const assignees = sql`SELECT s.id AS "_id", s.name FROM staff_user s JOIN staff_role r ON r.id = s.role_id
  WHERE s.status = 'active' AND coalesce(s.permissions -> 'bookings' -> 'write',
    CASE WHEN r.active_status THEN r.permissions -> 'bookings' -> 'write' END) = 'true'::jsonb
  ORDER BY s.name, s.id`;

export const staffColumns = sql`${wishColumns}, e.origin, e.name, e.email, e.phone, e.language,
  e.changed_at AS "changedAt", ${versionColumn("enquiry", sql`e.id`)} AS version,
  (SELECT json_build_object('_id', s.id, 'name', s.name) FROM staff_user s WHERE s.id = e.assignee_id) AS "assignee"`;

/** Enquiries for staff, with how many stand in each state; `mine` are those that who asks has taken on. */
export const enquiries = ({
  state,
  search,
  mine,
  staffId,
}: Filters): Source<typeof staffEnquiriesRoute, StaffColumns, Counted> => ({
  columns: staffColumns,
  from: enquiryJoins,
  among: sql`booking_enquiry e`,
  where: [
    equals(sql`e.state`, state),
    mine === "true" ? sql`e.assignee_id = ${staffId}` : undefined,
    search ? found(search) : undefined,
  ],
  id: up(sql`e.id`, "uuid"),
  orders: {
    "-createdAt": [down(sql`e.enquiry_no`, "int")],
    createdAt: [up(sql`e.enquiry_no`, "int")],
    name: [up(sql`lower(e.name)`, "text")],
    "-name": [down(sql`lower(e.name)`, "text")],
    "-changedAt": [down(sql`e.changed_at`, "timestamptz")],
  },
  rows: (rows) => rows.map(staffRow),
  totals: sql`${countByState(sql`booking_enquiry`)} AS counts,
    (SELECT json_agg(json_build_object('_id', a."_id", 'name', a.name)) FROM (${assignees}) a) AS assignees`,
  extra: ({ counts, assignees }) => ({
    assignees: assignees ?? [],
    counts: { new: 0, answered: 0, booked: 0, closed: 0, ...counts },
  }),
  cells: {
    enquiryNo: (row) => `E-${row.enquiryNo}`,
    status: (row, language) => stateCell("enquiry", row.state, language),
    name: (row) => row.name,
    email: (row) => row.email,
    phone: (row) => row.phone,
    arrival: (row) => row.checkIn,
    nights: (row) => row.nights,
    persons: (row) => row.party.adults + row.party.childAges.length,
    package: (row, language = "en") => row.packageName?.[language] ?? null,
    message: (row) => row.message,
    assignee: (row) => row.assignee?.name ?? null,
    at: (row) => row.createdAt,
  },
});

function found(search: string): SQL {
  const like = likeOf(search);
  return sql`e.name ILIKE ${like} OR e.email ILIKE ${like} OR e.phone ILIKE ${like} OR 'E-' || e.enquiry_no ILIKE ${like}`;
}

export const staffRow = ({ party, createdAt, changedAt, ...row }: StaffColumns): Row => ({
  ...row,
  party: { ...party, childAges: [...party.childAges] },
  createdAt: iso(createdAt),
  changedAt: iso(changedAt),
});
