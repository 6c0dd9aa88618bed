import {
  departmentRecords,
  importUsersRoute,
  roleRecords,
  userRecords,
  usersRoute,
} from "@pulau/contract/staff-records.ts";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../api/use-call.ts";
import { RecordPage } from "../../../business/records/record-page.tsx";
import { useChoiceFilter } from "../../../business/records/use-words-of.ts";
import { column, momentColumn } from "../../../listing/columns.tsx";
import { Avatar } from "../../../ui/surfaces.tsx";
import { userAddress } from "./list-address.ts";
import { useUserActs } from "./use-user-acts.tsx";
import { useUserFields } from "./user-fields.ts";
import { userStates } from "./user-state.ts";
import { RoleCell, UserStateCell } from "./user-state-cell.tsx";

/** Who works here. */
export default function UsersPage() {
  const { t } = useTranslation("records");
  const choice = useChoiceFilter();
  const roles = useCall(roleRecords.initial, {}).data ?? [];
  const departments = useCall(departmentRecords.initial, {}).data ?? [];
  const roleNames = roles.map(({ name }) => ({ value: name, text: name }));
  const departmentNames = departments.map(({ name }) => ({ value: name, text: name }));
  const { fields, blank } = useUserFields(roles, departmentNames);
  const { acts, dialog } = useUserActs();
  return (
    <RecordPage<typeof usersRoute>
      call={usersRoute}
      address={userAddress}
      calls={userRecords}
      takes={importUsersRoute}
      importNote={t("inviteNote")}
      words="users"
      nameOf={({ name }) => name}
      nameCsv={["name"]}
      picture={({ name, avatar }) => <Avatar name={name} picture={avatar} />}
      columns={[
        column("email", t("fields.email"), (row) => <bdi>{row.email}</bdi>, {
          ...{ csv: ["email", "username"], sort: "email" },
        }),
        column("role", t("fields.role"), (row) => <RoleCell row={row} />, {
          ...{ csv: ["role", "level"], sort: "role" },
        }),
        column("department", t("fields.department"), (row) => row.department, { csv: ["department"] }),
        column("mobile", t("fields.mobile"), (row) => <bdi dir="ltr">{row.mobile}</bdi>, {
          ...{ csv: ["mobile"], roomy: true },
        }),
        column("state", t("columns.status"), (row) => <UserStateCell row={row} />, {
          ...{ csv: ["status"], card: "state" },
        }),
        momentColumn("seen", t("columns.seen"), (row) => row.seen_at, { roomy: true }),
      ]}
      filters={[
        choice("roleName", t("fields.role"), roleNames),
        choice("department", t("fields.department"), departmentNames),
        choice("status", t("columns.status"), userStates, (state) => t(`states.${state}`)),
      ]}
      fields={fields}
      blank={blank}
      acts={acts}
    >
      {dialog}
    </RecordPage>
  );
}
