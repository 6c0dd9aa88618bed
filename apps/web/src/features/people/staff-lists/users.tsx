import {
  departmentRecords,
  importUsersRoute,
  roleRecords,
  userRecords,
  usersRoute,
} from "@pulau/contract/staff-records.ts";
import { useCall } from "../../../api/use-call.ts";
import { RecordPage } from "../../../business/records/record-page.tsx";
import { useChoiceFilter } from "../../../business/records/use-words-of.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Avatar } from "../../../ui/surfaces.tsx";
import { userAddress } from "./list-address.ts";
import { NoMailServer } from "./no-mail-server.tsx";
import { useUserActs } from "./use-user-acts.tsx";
import { useUserStatus } from "./use-user-status.ts";
import { useUserColumns } from "./user-columns.tsx";
import { blankUser, useUserFields } from "./user-fields.ts";
import { userStates } from "./user-state.ts";

/** Who works here. */
export default function UsersPage() {
  const { t } = useTranslation("records");
  const choice = useChoiceFilter();
  const roles = useCall(roleRecords.initial, {}).data ?? [];
  const departments = useCall(departmentRecords.initial, {}).data ?? [];
  const roleNames = roles.map(({ name }) => ({ value: name, text: name }));
  const departmentNames = departments.map(({ name }) => ({ value: name, text: name }));
  const fields = useUserFields(roles, departmentNames);
  const { acts, dialog } = useUserActs();
  const status = useUserStatus();
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
      columns={useUserColumns(status.edit)}
      filters={[
        choice("roleName", t("fields.role"), roleNames),
        choice("department", t("fields.department"), departmentNames),
        choice("status", t("columns.status"), userStates, (state) => t(`states.${state}`)),
      ]}
      fields={fields}
      blank={blankUser}
      acts={(row) => [...acts(row), ...status.acts(row)]}
      bulk={status.bulk}
      above={<NoMailServer />}
    >
      {dialog}
    </RecordPage>
  );
}
