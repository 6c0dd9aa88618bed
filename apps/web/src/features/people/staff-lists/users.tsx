import { inviteAgainRoute } from "@pulau/contract/staff-invitations.ts";
import {
  departmentRecords,
  roleRecords,
  staffStatuses,
  UserAdd,
  UserChange,
  type UserRecord,
  userRecords,
  usersRoute,
} from "@pulau/contract/staff-records.ts";
import { IconBan, IconCircleCheck, IconMailForward } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCall, useMay, useSend, useSession } from "../../../api/use-call.ts";
import { RecordPage } from "../../../business/records/record-page.tsx";
import { useWordsOf } from "../../../business/records/use-words-of.ts";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import type { ListFilter } from "../../../listing/filter.ts";
import { useListAddress } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { Chip } from "../../../ui/chip.tsx";
import type { MenuEntry } from "../../../ui/menu.tsx";
import { MomentText } from "../../../ui/money-and-dates.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useFailureText } from "../../../ui/use-failure-text.ts";
import { userAddress } from "./addresses.ts";
import { useUserFields } from "./user-fields.ts";

const tones = { active: "success", blocked: "danger", deactivated: "neutral" } as const;

/** What somebody's state is called: invited until they have joined. */
const stateOf = ({ invited_at, status }: UserRecord) =>
  invited_at !== null && status === "active" ? "invited" : status;

function useColumns(): readonly ListColumn<UserRecord>[] {
  const { t } = useTranslation("records");
  return [
    {
      ...{ key: "email", csv: ["email", "username"], sort: "email", head: t("fields.email") },
      cell: (row) => <bdi>{row.email}</bdi>,
    },
    {
      key: "role",
      csv: ["role", "level"],
      sort: "role",
      head: t("fields.role"),
      cell: (row) => row.role_name,
    },
    {
      key: "department",
      csv: ["department"],
      head: t("fields.department"),
      cell: (row) => row.department ?? "",
    },
    {
      ...{ key: "mobile", csv: ["mobile"], roomy: true, head: t("fields.mobile") },
      cell: (row) => <bdi dir="ltr">{row.mobile}</bdi>,
    },
    {
      ...{ key: "state", csv: ["status"], card: "state", head: t("columns.status") },
      cell: (row) => {
        const state = stateOf(row);
        return (
          <>
            <Chip tone={state === "invited" ? "info" : tones[state]}>{t(`states.${state}`)}</Chip>
            {row.two_step && <CellNote>{t("twoStep.on")}</CellNote>}
            {row.two_step_due && (
              <CellNote>
                {t("twoStep.due")} <MomentText moment={row.two_step_due} />
              </CellNote>
            )}
          </>
        );
      },
    },
    {
      ...{ key: "seen", roomy: true, head: t("columns.seen") },
      cell: (row) => (row.seen_at ? <MomentText moment={row.seen_at} /> : "–"),
    },
  ];
}

/** Blocking, letting in again, and inviting anew. */
function useUserActs() {
  const { t } = useTranslation("records");
  const may = useMay();
  const own = useSession()?.record.id;
  const toast = useToast();
  const failureText = useFailureText();
  const update = useSend(userRecords.update, [usersRoute.path]);
  const invite = useSend(inviteAgainRoute, [usersRoute.path]);
  const told = (done: Promise<unknown>, text: string) =>
    void done.then(
      () => toast({ tone: "success", text }),
      (thrown: unknown) => toast({ tone: "danger", text: failureText(thrown) }),
    );
  const put = (row: UserRecord, status: UserRecord["status"]) =>
    told(
      update.mutateAsync({ body: { obj: { id: row.id, status } } }),
      t(`became.${status}`, { name: row.name }),
    );
  return (row: UserRecord): MenuEntry[] => [
    ...(stateOf(row) === "invited" && may("users", "create")
      ? [
          {
            ...{ id: "invite", text: t("act.invite"), icon: IconMailForward },
            onSelect: () =>
              told(invite.mutateAsync({ body: { obj: { id: row.id } } }), t("invited", { name: row.name })),
          },
        ]
      : []),
    ...(row._id !== own && may("users", "write")
      ? [
          row.status === "active"
            ? { id: "block", text: t("act.block"), icon: IconBan, onSelect: () => put(row, "blocked") }
            : {
                id: "unblock",
                text: t("act.unblock"),
                icon: IconCircleCheck,
                onSelect: () => put(row, "active"),
              },
        ]
      : []),
  ];
}

/** Who works here. */
export default function UsersPage() {
  const { t } = useTranslation("records");
  const place = useListAddress(userAddress);
  const list = useList({ id: "users", call: usersRoute, rows: "rows", place });
  const roles = useCall(roleRecords.initial, {}).data ?? [];
  const departments = useCall(departmentRecords.initial, {}).data ?? [];
  const roleNames = roles.map(({ name }) => ({ value: name, text: name }));
  const departmentNames = departments.map(({ name }) => ({ value: name, text: name }));
  const any = t("any");
  const filters: readonly ListFilter[] = [
    { key: "roleName", kind: "choice", label: t("fields.role"), any, choices: roleNames },
    { key: "department", kind: "choice", label: t("fields.department"), any, choices: departmentNames },
    {
      ...{ key: "status", kind: "choice", label: t("columns.status"), any },
      choices: (["invited", ...staffStatuses] as const).map((value) => ({
        value,
        text: t(`states.${value}`),
      })),
    },
  ];
  const { fields, blank } = useUserFields(roles, departmentNames);
  return (
    <RecordPage<UserRecord, unknown>
      list={list}
      calls={userRecords}
      refreshes={[usersRoute.path]}
      resource="users"
      words={useWordsOf("users")}
      nameOf={({ name }) => name}
      columns={useColumns()}
      filters={filters}
      fields={fields}
      schemas={{ add: UserAdd, change: UserChange }}
      blank={blank}
      acts={useUserActs()}
    />
  );
}
