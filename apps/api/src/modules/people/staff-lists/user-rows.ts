import type { UserRecord, usersRoute } from "@pulau/contract/staff-records.ts";
import { sql } from "../../../db/orm.ts";
import { equals } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { bothWays } from "../../../listing/order.ts";
import type { Source } from "../../../listing/source.ts";
import { recordSource } from "../../../records/list-records.ts";
import type { TwoStepPolicy } from "../accounts/public.ts";
import { canMoveMoney } from "./can-move-money.ts";

const secured = sql.raw(
  "(t.totp_at IS NOT NULL OR EXISTS (SELECT FROM staff_passkey k WHERE k.staff_id = t.id))",
);
const departmentName = sql`(SELECT d.name FROM department d WHERE d.id = t.department_id)`;
const iso = (column: string) =>
  sql.raw(`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** Until when somebody whose role asks for a second step may work without one. */
const dueOf = ({ requireTwoStep }: TwoStepPolicy) => sql`(SELECT ${iso("t.two_step_due")} FROM staff_role r
  WHERE r.id = t.role_id AND (r.require_two_step OR ${requireTwoStep} AND ${canMoveMoney(sql`r.permissions || t.permissions`)}))`;

/** A member of staff as the lists tell of them: never a password, a secret or a code. */
export const userRow = (
  policy: TwoStepPolicy,
) => sql`jsonb_build_object('id', t.list_no, '_id', t.id, 'username', t.username, 'email', t.email,
  'name', t.name, 'avatar', t.avatar, 'dob', t.dob, 'gender', t.gender, 'country', t.country, 'role', t.role)
  || (SELECT jsonb_build_object('role_id', r.list_no, 'role_name', r.name) FROM staff_role r WHERE r.id = t.role_id)
  || jsonb_build_object('status', t.status, 'is_verified', t.joined_at IS NOT NULL, 'company', t.company,
  'department', ${departmentName}, 'mobile', t.mobile,
  'website', t.website, 'languages_known', t.languages_known, 'contact_options', t.contact_options,
  'location', t.location, 'social_links', t.social_links, 'permissions', t.permissions,
  'invited_at', CASE WHEN t.joined_at IS NULL THEN ${iso("t.created_at")} END, 'blocked_at', ${iso("t.blocked_at")},
  'seen_at', (SELECT ${iso("max(s.created_at)")} FROM session s WHERE s.side = 'staff' AND s.person_id = t.id),
  'two_step', ${secured}, 'two_step_due', CASE WHEN NOT ${secured} THEN ${dueOf(policy)} END)`;

const seenAt = sql`(SELECT max(s.created_at) FROM session s WHERE s.side = 'staff' AND s.person_id = t.id)`;
/** Who has never signed in comes before everybody: an order asks for a value. */
const seenOrNever = sql`coalesce(${seenAt}, 'epoch'::timestamptz)`;
/** As the list tells it: who has not joined yet is invited. */
const standing = sql`CASE WHEN t.status = 'active' AND t.joined_at IS NULL THEN 'invited' ELSE t.status END`;
const roleName = sql`(SELECT r.name FROM staff_role r WHERE r.id = t.role_id)`;

type Filters = ListRequest<typeof usersRoute>["query"];
export const userList = (
  policy: TwoStepPolicy,
  { status, roleName: wantedRole, department, ...filters }: Filters,
): Source<typeof usersRoute, { row: UserRecord }> => {
  const source = recordSource<UserRecord>({
    table: "staff_user",
    row: userRow(policy),
    filters,
    name: sql`t.name`,
    searched: sql`concat_ws(' ', t.name, t.username, t.email, t.mobile)`,
    where: [
      status === "invited" ? sql`t.joined_at IS NULL AND t.status = 'active'` : undefined,
      status === "active" ? sql`t.joined_at IS NOT NULL` : undefined,
      status === "invited" ? undefined : equals(sql`t.status`, status),
      equals(roleName, wantedRole),
      department === undefined
        ? undefined
        : sql`t.department_id = (SELECT d.id FROM department d WHERE d.name = ${department})`,
    ],
  });
  return {
    ...source,
    orders: {
      ...source.orders,
      ...bothWays("email", sql`t.email`),
      ...bothWays("role", roleName),
      ...bothWays("department", sql`coalesce(${departmentName}, '')`),
      ...bothWays("company", sql`t.company`),
      ...bothWays("country", sql`t.country`),
      ...bothWays("status", standing),
      ...bothWays("seen", seenOrNever, "timestamptz"),
    },
    cells: {
      no: ({ id }) => id,
      username: ({ username }) => username,
      name: ({ name }) => name,
      email: ({ email }) => email,
      role: ({ role_name }) => role_name,
      level: (user) => user.role,
      department: (user) => user.department,
      status: (user) => user.status,
      mobile: ({ mobile }) => mobile,
      country: ({ country }) => country,
      gender: ({ gender }) => gender,
      born: ({ dob }) => dob,
      company: ({ company }) => company,
      website: ({ website }) => website,
      speaks: (user) => user.languages_known.join("; "),
      contactBy: (user) => user.contact_options.join("; "),
      address: ({ location }) => location.add_line_1,
      address2: ({ location }) => location.add_line_2,
      postCode: ({ location }) => location.post_code,
      city: ({ location }) => location.city,
      addressState: ({ location }) => location.state,
      addressCountry: ({ location }) => location.country,
      twitter: (user) => user.social_links.twitter,
      facebook: (user) => user.social_links.facebook,
      instagram: (user) => user.social_links.instagram,
      github: (user) => user.social_links.github,
      codepen: (user) => user.social_links.codepen,
      slack: (user) => user.social_links.slack,
      invited: (user) => user.invited_at,
      twoStep: (user) => user.two_step,
      seen: (user) => user.seen_at,
    },
  };
};
