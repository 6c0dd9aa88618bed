import {
  type DepartmentAdd,
  type DepartmentChange,
  type DepartmentRecord,
  departmentRecords,
  type departmentsRoute,
} from "@pulau/contract/staff-records.ts";
import { sql } from "../../../db/orm.ts";
import { department } from "../../../db/schema/staff.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import type { Source } from "../../../listing/source.ts";
import { recordSource } from "../../../records/list-records.ts";
import { plainStore } from "../../../records/plain-store.ts";
import { firstNames } from "./first-names.ts";

const row = sql`jsonb_build_object('id', t.list_no, '_id', t.id, 'active_status', t.active_status, 'name', t.name,
  'desc', t."desc", 'users', (SELECT count(*)::int FROM staff_user u WHERE u.department_id = t.id),
  'holders', ${firstNames(sql`u.department_id = t.id`)})`;

export const departments = plainStore<typeof department, typeof DepartmentAdd, typeof DepartmentChange>({
  routes: departmentRecords,
  table: department,
  row,
  subject: "department",
  unique: { column: sql`t.name`, path: "obj.name", of: ({ name }) => name },
  columns: ({ active_status, name, desc }) => ({ name, desc, activeStatus: active_status }),
});

type Filters = ListRequest<typeof departmentsRoute>["query"];
export const departmentList = (
  filters: Filters,
): Source<typeof departmentsRoute, { row: DepartmentRecord }> => ({
  ...recordSource<DepartmentRecord>({
    table: "department",
    row,
    filters,
    name: sql`t.name`,
    searched: sql`concat_ws(' ', t.name, t."desc")`,
  }),
  cells: {
    no: ({ id }) => id,
    name: ({ name }) => name,
    desc: ({ desc }) => desc,
    active: ({ active_status }) => active_status,
    users: ({ users }) => users,
  },
});
