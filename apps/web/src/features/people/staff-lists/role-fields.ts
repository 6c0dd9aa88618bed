import { departmentRecords } from "@pulau/contract/staff-records.ts";
import { useCall } from "../../../api/use-call.ts";
import type { RecordField } from "../../../business/records/record-field.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";

/** What is kept of a role. */
export function useRoleFields(): readonly RecordField[] {
  const { t } = useTranslation("records");
  const departments = useCall(departmentRecords.initial, {}).data ?? [];
  return [
    { key: "name", kind: "text", label: t("fields.name") },
    { key: "desc", kind: "long", label: t("fields.desc"), optional: true },
    {
      key: "departments",
      kind: "list",
      label: t("fields.departments"),
      optional: true,
      hint: departments.map(({ name }) => name).join(", "),
    },
    { key: "permissions", kind: "matrix", label: t("fields.permissions") },
    {
      key: "require_two_step",
      kind: "switch",
      label: t("fields.requireTwoStep"),
      hint: t("fields.requireTwoStepHint"),
    },
    { key: "active_status", kind: "switch", label: t("fields.active") },
  ];
}

/** What a new role has before anything is typed. */
export const newRole = {
  name: "",
  desc: "",
  departments: [],
  permissions: {},
  require_two_step: false,
  active_status: true,
};
