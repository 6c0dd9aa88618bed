import { portalRoles } from "@pulau/domain/access/permissions.ts";
import { useState } from "react";
import { useSession } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { choiceFilter } from "../../../listing/filters.ts";
import { ListPage } from "../../../listing/list-page.tsx";
import { useListAt } from "../../../listing/use-list.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import { InviteForm } from "./invite-form.tsx";
import { memberStatuses, membersAddress } from "./list-address.ts";
import { members, useMemberActs } from "./member-acts.ts";
import { useMemberColumns } from "./member-columns.tsx";

function Members() {
  const { t } = useTranslation("agents");
  const [inviting, setInviting] = useState(false);
  const list = useListAt(membersAddress, { id: "agency-members", call: members, rows: "members" });
  const any = t("members.any");
  return (
    <ListPage
      list={list}
      title={t("members.title")}
      lead={t("members.lead")}
      caption={t("members.caption")}
      csv={false}
      add={{ text: t("members.add"), onAdd: () => setInviting(true) }}
      columns={useMemberColumns(useMemberActs())}
      search={{ label: t("members.searchLabel"), placeholder: t("members.search") }}
      filters={[
        choiceFilter("role", t("members.columns.role"), any, portalRoles, (role) =>
          t(`members.roles.${role}`),
        ),
        choiceFilter("status", t("members.columns.status"), any, memberStatuses, (status) =>
          t(`members.statuses.${status}`),
        ),
      ]}
      waiting={t("members.waiting")}
      empty={{ picture: "boat-at-jetty", title: t("members.title"), text: t("members.lead") }}
    >
      <Dialog open={inviting} onClose={() => setInviting(false)} title={t("members.form.title")}>
        <InviteForm onDone={() => setInviting(false)} />
      </Dialog>
    </ListPage>
  );
}

/** Who belongs to the agency, and what each may do: for its owners. */
export default function MembersPage() {
  const { t } = useTranslation("agents");
  if (useSession()?.role === "admin") return <Members />;
  return (
    <>
      <PageHead title={t("members.title")} lead={t("members.lead")} />
      <Notice>{t("members.ownersOnly")}</Notice>
    </>
  );
}
