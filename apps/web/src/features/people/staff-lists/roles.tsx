import { importRolesRoute, roleRecords, rolesRoute } from "@pulau/contract/staff-records.ts";
import { Link } from "@tanstack/react-router";
import { RecordPage } from "../../../business/records/record-page.tsx";
import { useActiveFilter } from "../../../business/records/use-words-of.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { column, countColumn } from "../../../listing/columns.tsx";
import { IconEye } from "../../../ui/icons/index.ts";
import { departmentAddress } from "./list-address.ts";
import { newRole, useRoleFields } from "./role-fields.tsx";
import { RoleNotes } from "./role-notes.tsx";
import { SampleRoles } from "./sample-roles.tsx";
import styles from "./staff-lists.module.css";
import { useHolders } from "./use-holders.ts";
import { useLookAs } from "./use-look-as.ts";

/** What people may do, by their role. */
export default function RolesPage() {
  const { t } = useTranslation("records");
  const lookAs = useLookAs();
  return (
    <RecordPage<typeof rolesRoute>
      call={rolesRoute}
      address={departmentAddress}
      calls={roleRecords}
      takes={importRolesRoute}
      words="roles"
      nameOf={({ name }) => name}
      nameCsv={["name"]}
      columns={[
        column("desc", t("fields.desc"), (row) => <RoleNotes row={row} />, { csv: ["desc"] }),
        column("departments", t("fields.departments"), (row) => row.departments.join(", "), {
          csv: ["departments"],
          roomy: true,
        }),
        countColumn("users", t("columns.users"), (row) => row.users, { csv: ["users"] }),
      ]}
      filters={useActiveFilter()}
      fields={useRoleFields()}
      blank={newRole}
      usedBy={useHolders()}
      name={({ id, name }) => (
        <Link to="/staff/roles/$no" params={{ no: String(id) }} className={styles.name}>
          {name}
        </Link>
      )}
      isFixed={({ locked }) => locked}
      acts={(row) => [
        lookAs.can(row) && {
          id: "lookAs",
          text: t("act.lookAs"),
          icon: IconEye,
          onSelect: () => void lookAs.start(row),
        },
      ]}
      hasStatus
    >
      <SampleRoles />
    </RecordPage>
  );
}
