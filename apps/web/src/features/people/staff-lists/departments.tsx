import {
  departmentRecords,
  departmentsRoute,
  importDepartmentsRoute,
} from "@pulau/contract/staff-records.ts";
import { RecordPage } from "../../../business/records/record-page.tsx";
import { useActiveFilter } from "../../../business/records/use-words-of.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { column, countColumn } from "../../../listing/columns.tsx";
import { departmentAddress } from "./list-address.ts";
import { useHolders } from "./use-holders.ts";

/** Where staff work. */
export default function DepartmentsPage() {
  const { t } = useTranslation("records");
  return (
    <RecordPage<typeof departmentsRoute>
      call={departmentsRoute}
      address={departmentAddress}
      calls={departmentRecords}
      takes={importDepartmentsRoute}
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
      blank={{ name: "", desc: "", active_status: true }}
      usedBy={useHolders()}
      hasStatus
    />
  );
}
