import {
  departmentRecords,
  RoleAdd,
  RoleChange,
  type RoleRecord,
  roleRecords,
  rolesRoute,
} from "@pulau/contract/staff-records.ts";
import { IconLock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../api/use-call.ts";
import { RecordPage } from "../../../business/records/record-page.tsx";
import { useActiveFilter, useWordsOf } from "../../../business/records/use-words-of.ts";
import { CellNote } from "../../../listing/column.tsx";
import { useListAddress } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { Icon } from "../../../ui/icon.tsx";
import { departmentAddress } from "./addresses.ts";

/** What people may do, by their role. */
export default function RolesPage() {
  const { t } = useTranslation("records");
  const place = useListAddress(departmentAddress);
  const list = useList({ id: "roles", call: rolesRoute, rows: "rows", place });
  const departments = useCall(departmentRecords.initial, {}).data ?? [];
  return (
    <RecordPage<RoleRecord, unknown>
      list={list}
      calls={roleRecords}
      refreshes={[rolesRoute.path]}
      resource="users"
      words={useWordsOf("roles")}
      nameOf={({ name }) => name}
      columns={[
        {
          ...{ key: "desc", csv: ["desc"], head: t("fields.desc") },
          cell: (row) => (
            <>
              {row.locked && <Icon of={IconLock} size="xs" />} {row.desc}
              {row.handles_money && <CellNote>{t("handlesMoney")}</CellNote>}
            </>
          ),
        },
        {
          ...{ key: "departments", csv: ["departments"], roomy: true, head: t("fields.departments") },
          cell: (row) => row.departments.join(", "),
        },
        { key: "users", csv: ["users"], end: true, head: t("columns.users"), cell: (row) => row.users },
      ]}
      filters={useActiveFilter()}
      fields={[
        { key: "name", kind: "text", label: t("fields.name") },
        { key: "desc", kind: "long", label: t("fields.desc"), optional: true },
        {
          ...{ key: "departments", kind: "list", label: t("fields.departments"), optional: true },
          hint: departments.map(({ name }) => name).join(", "),
        },
        { key: "permissions", kind: "matrix", label: t("fields.permissions") },
        { key: "active_status", kind: "switch", label: t("fields.active") },
      ]}
      schemas={{ add: RoleAdd, change: RoleChange }}
      blank={{ name: "", desc: "", departments: [], permissions: {}, active_status: true }}
      usedBy={({ users }) => (users > 0 ? t("uses.users", { count: users }) : null)}
      isFixed={({ locked }) => locked}
      hasStatus
    />
  );
}
