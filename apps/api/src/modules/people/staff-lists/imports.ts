import {
  importDepartmentsRoute,
  importRolesRoute,
  importUsersRoute,
  noLinks,
  nowhere,
  socialPlaces,
} from "@pulau/contract/staff-records.ts";
import { sql } from "../../../db/orm.ts";
import type { RecordImport } from "../../../records/import-records.ts";
import type { TwoStepPolicy } from "../accounts/public.ts";
import { departmentList } from "./departments.ts";
import { roleList } from "./roles.ts";
import { userList } from "./user-rows.ts";

const all = {};

export const departmentImport: RecordImport = {
  route: importDepartmentsRoute,
  source: departmentList(all),
  fields: { name: "name", desc: "desc", active: "active_status" },
  key: "name",
};

export const roleImport: RecordImport = {
  route: importRolesRoute,
  source: roleList(all),
  fields: { name: "name", desc: "desc", departments: "departments", active: "active_status" },
  key: "name",
};

/** Who is new is invited, and who is changed is guarded, as by hand. */
export const userImport = (policy: TwoStepPolicy): RecordImport => ({
  route: importUsersRoute,
  source: userList(policy, all),
  fields: {
    username: "username",
    name: "name",
    email: "email",
    role: "role_id",
    level: "role",
    department: "department",
    status: "status",
    mobile: "mobile",
    country: "country",
    gender: "gender",
    born: "dob",
    company: "company",
    website: "website",
    speaks: "languages_known",
    contactBy: "contact_options",
    address: "location.add_line_1",
    address2: "location.add_line_2",
    postCode: "location.post_code",
    city: "location.city",
    addressState: "location.state",
    addressCountry: "location.country",
    ...Object.fromEntries(socialPlaces.map((place) => [place, `social_links.${place}`])),
  },
  key: "email",
  read: async (tx) => {
    const { rows } = await tx.execute<{ no: number; name: string }>(
      sql`SELECT list_no AS no, name FROM staff_role ORDER BY list_no DESC`,
    );
    const byName = new Map(rows.map(({ no, name }) => [name.trim().toLowerCase(), no]));
    return {
      names: { role: (name: string) => byName.get(name.trim().toLowerCase()) },
      usual: () => ({ location: nowhere, social_links: noLinks }),
    };
  },
});
