import {
  DepartmentAdd,
  DepartmentChange,
  departmentRecords,
  departmentsRoute,
  importDepartmentsRoute,
} from "@pulau/contract/staff-records.ts";
import { useTranslation } from "react-i18next";
import { faceOf } from "../../../api/client.ts";
import { RecordPage } from "../../../business/records/record-page.tsx";
import { useActiveFilter } from "../../../business/records/use-words-of.ts";
import { column, countColumn } from "../../../listing/columns.tsx";
import { departmentAddress } from "./list-address.ts";
import { useHolders } from "./use-holders.ts";

const takesFile = faceOf(importDepartmentsRoute);

/** Where staff work. */
export default function DepartmentsPage() {
  const { t } = useTranslation("records");
  return (
    <RecordPage<typeof departmentsRoute>
      id="departments"
      call={departmentsRoute}
      address={departmentAddress}
      calls={departmentRecords}
      takes={{ call: takesFile }}
      resource="users"
      words="departments"
      nameOf={({ name }) => name}
      nameCsv={["name"]}
      columns={[
        column("desc", t("fields.desc"), (row) => row.desc, { csv: ["desc"] }),
        countColumn("users", t("columns.users"), (row) => row.users, { csv: ["users"] }),
      ]}
      filters={useActiveFilter()}
      fields={[
        { key: "name", kind: "text", label: t("fields.name") },
        { key: "desc", kind: "long", label: t("fields.desc"), optional: true },
        { key: "active_status", kind: "switch", label: t("fields.active") },
      ]}
      schemas={{ add: DepartmentAdd, change: DepartmentChange }}
      blank={{ name: "", desc: "", active_status: true }}
      usedBy={useHolders()}
      hasStatus
    />
  );
}
