import type { PartnerReply } from "@pulau/contract/partners.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../../listing/column.tsx";
import { column, stateColumn } from "../../../../listing/columns.tsx";
import { RowsTable } from "../../../../listing/rows-table.tsx";

type Member = PartnerReply["members"][number];
const tones = { active: "success", invited: "info", blocked: "danger" } as const;

/** Who belongs to a partner. */
export function MembersTable({ members }: Pick<PartnerReply, "members">) {
  const { t } = useTranslation("partners");
  const columns: readonly ListColumn<Member>[] = [
    column("name", t("members.columns.name"), ({ name }) => name, {
      strong: true,
      note: ({ email }) => <bdi>{email}</bdi>,
    }),
    column("role", t("members.columns.role"), ({ role }) => t(`members.roles.${role}`)),
    stateColumn("status", t("members.columns.status"), ({ status }) => ({
      text: t(`members.statuses.${status}`),
      tone: tones[status],
    })),
  ];
  return (
    <RowsTable caption={t("members.caption")} columns={columns} rows={members} rowKey={({ _id }) => _id} />
  );
}
