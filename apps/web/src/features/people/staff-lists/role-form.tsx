import { RoleChange, type RoleRecord } from "@pulau/contract/staff-records.ts";
import type { RecordForm } from "../../../business/records/record-field.ts";
import { RecordFieldInput } from "../../../business/records/record-fields.tsx";
import type { useRecordActs } from "../../../business/records/use-record-acts.ts";
import { useRowSave } from "../../../business/records/use-row-save.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { FormConflict } from "../../../ui/form-conflict.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useForm } from "../../../ui/use-form.ts";
import type { Versioned } from "../../../ui/use-form-version.ts";
import { useRoleFields } from "./role-fields.tsx";
import { RoleMembers } from "./role-members.tsx";
import { RoleMenu } from "./role-menu.tsx";
import styles from "./staff-lists.module.css";

const valuesOf = ({ name, desc, departments, permissions, ...rest }: RoleRecord) => ({
  name,
  desc,
  departments,
  permissions,
  discount_limit: rest.discount_limit,
  require_two_step: rest.require_two_step,
  active_status: rest.active_status,
});

/** What a role may do, with the menu that comes of it as it is ticked, and who has it. */
export function RoleForm({
  role,
  acts,
  disabled,
}: {
  role: RoleRecord;
  acts: ReturnType<typeof useRecordActs>;
  disabled: boolean;
}) {
  const { t } = useTranslation("records");
  const fields = useRoleFields();
  const schema = RoleChange.required();
  const { versioned, save } = useRowSave(acts, { row: role, schema, valuesOf, nameOf: ({ name }) => name });
  const form = useForm({
    schema,
    initial: valuesOf(role),
    versioned: versioned as Versioned<ReturnType<typeof valuesOf>>,
    onSubmit: save,
  });
  const { permissions, active_status: active } = form.values;
  return (
    <div className={styles.columns}>
      <Card as="section" aria-label={t("fields.permissions")}>
        <form {...form.form}>
          <fieldset disabled={disabled} className={styles.form}>
            {fields.map((field) => (
              <RecordFieldInput key={field.key} of={field} form={form as unknown as RecordForm} />
            ))}
            <FormConflict form={form} />
            {form.failure !== null && <ErrorState error={form.failure} />}
            {!disabled && (
              <div>
                <Button type="submit" busy={form.busy}>
                  {t("save")}
                </Button>
              </div>
            )}
          </fieldset>
        </form>
      </Card>
      <div className={styles.side}>
        <RoleMenu permissions={permissions} active={active} />
        <RoleMembers role={role} />
      </div>
    </div>
  );
}
