import { type MemberReply, membersRoute } from "@pulau/contract/agent-members.ts";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useCall, useSession } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { RowsTable } from "../../../listing/rows-table.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { InviteForm } from "./invite-form.tsx";
import { useMemberActs } from "./member-acts.ts";
import { useMemberColumns } from "./member-columns.tsx";

function Table({ members }: { members: readonly MemberReply[] }) {
  const { t } = useTranslation("agents");
  const acts = useMemberActs();
  const columns = useMemberColumns(acts);
  return (
    <>
      {acts.failure !== null && <ErrorState error={acts.failure} />}
      <RowsTable caption={t("members.caption")} columns={columns} rows={members} rowKey={(row) => row._id} />
    </>
  );
}

function Members() {
  const { t } = useTranslation("agents");
  const { data, error, refetch } = useCall(membersRoute, {});
  if (data) return <Table members={data.members} />;
  if (error) return <ErrorState error={error} retry={refetch} />;
  return (
    <Waiting what={t("members.waiting")}>
      <Skeleton height={240} radius={16} />
    </Waiting>
  );
}

/** Who belongs to the agency, and what each may do: for its owners. */
export default function MembersPage() {
  const { t } = useTranslation("agents");
  const [inviting, setInviting] = useState(false);
  const isOwner = useSession()?.role === "admin";
  return (
    <>
      <PageHead title={t("members.title")} lead={t("members.lead")}>
        {isOwner && (
          <Button icon={IconPlus} onClick={() => setInviting(true)}>
            {t("members.add")}
          </Button>
        )}
      </PageHead>
      {isOwner ? <Members /> : <Notice>{t("members.ownersOnly")}</Notice>}
      <Dialog open={inviting} onClose={() => setInviting(false)} title={t("members.form.title")}>
        <InviteForm onDone={() => setInviting(false)} />
      </Dialog>
    </>
  );
}
