import {
  DepartmentAdd,
  DepartmentChange,
  type DepartmentRecord,
  departmentRecords,
  departmentsRoute,
} from "@pulau/contract/staff-records.ts";
import { useTranslation } from "react-i18next";
import { RecordPage } from "../../../business/records/record-page.tsx";
import { useActiveFilter, useWordsOf } from "../../../business/records/use-words-of.ts";
import { useListAddress } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { departmentAddress } from "./addresses.ts";

/** Where staff work. */
export default function DepartmentsPage() {
  const { t } = useTranslation("records");
  const place = useListAddress(departmentAddress);
  const list = useList({ id: "departments", call: departmentsRoute, rows: "rows", place });
  return (
    <RecordPage<DepartmentRecord, unknown>
      list={list}
      calls={departmentRecords}
      refreshes={[departmentsRoute.path]}
      resource="users"
      words={useWordsOf("departments")}
      nameOf={({ name }) => name}
      columns={[
        { key: "desc", csv: ["desc"], head: t("fields.desc"), cell: (row) => row.desc },
        { key: "users", csv: ["users"], end: true, head: t("columns.users"), cell: (row) => row.users },
      ]}
      filters={useActiveFilter()}
      fields={[
        { key: "name", kind: "text", label: t("fields.name") },
        { key: "desc", kind: "long", label: t("fields.desc"), optional: true },
        { key: "active_status", kind: "switch", label: t("fields.active") },
      ]}
      schemas={{ add: DepartmentAdd, change: DepartmentChange }}
      blank={{ name: "", desc: "", active_status: true }}
      usedBy={({ users }) => (users > 0 ? t("uses.users", { count: users }) : null)}
      hasStatus
    />
  );
}
