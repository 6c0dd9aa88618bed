import { departmentRecords } from "@pulau/contract/staff-records.ts";
import { formatShare } from "@pulau/domain/money/sen.ts";
import { useCall } from "../../../api/use-call.ts";
import type { Matrix } from "../../../business/records/matrix.ts";
import type { RecordField, RecordForm } from "../../../business/records/record-field.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { PercentInput } from "../../../ui/amount-input.tsx";

/** How far the role may lower prices by itself. Whoever may change prices is held by no percentage. */
function LimitField({ form }: { form: RecordForm }) {
  const { t } = useTranslation("records");
  const { permissions } = form.values as { readonly permissions?: Matrix };
  const isFree = permissions?.rates?.write === true;
  return (
    <PercentInput
      label={t("fields.discountLimit")}
      hint={t(isFree ? "fields.discountLimitFree" : "fields.discountLimitHint")}
      {...form.amount("discount_limit")}
      empty={0}
      disabled={isFree}
    />
  );
}

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
      key: "discount_limit",
      kind: "custom",
      label: t("fields.discountLimit"),
      input: (form) => <LimitField form={form} />,
      display: (value) => formatShare(Number(value)),
    },
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
  discount_limit: 0,
  require_two_step: false,
  active_status: true,
};
