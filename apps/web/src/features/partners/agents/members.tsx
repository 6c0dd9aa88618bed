import {
  changeMemberRoute,
  InviteBody,
  inviteAgainRoute,
  inviteMemberRoute,
  type MemberReply,
  membersRoute,
} from "@pulau/contract/agent-members.ts";
import type { PortalRole } from "@pulau/contract/route.ts";
import { IconChevronDown, IconMailForward, IconPlus, IconUserCheck, IconUserOff } from "@tabler/icons-react";
import { useState } from "react";
import type { z } from "zod";
import { useCall, useSend, useSession } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { RowsTable } from "../../../listing/rows-table.tsx";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { RadioCards } from "../../../ui/segmented.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import { Select, TextInput } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import styles from "./agents.module.css";

const refreshes = ["/api/agent/members"];
const roles = ["admin", "editor", "viewer"] as const;
const tones = { active: "success", invited: "info", blocked: "danger" } as const;

function InviteForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("agents");
  const toast = useToast();
  const { mutateAsync: send } = useSend(inviteMemberRoute, refreshes);
  const form = useForm({
    schema: InviteBody,
    initial: { name: "", email: "", role: "editor", language: "en" } as z.input<typeof InviteBody>,
    onSubmit: async (body) => {
      await send({ body });
      toast({ tone: "success", text: t("members.form.sent", { name: body.name }) });
      onDone();
    },
  });
  return (
    <form className={styles.form} {...form.form}>
      <TextInput label={t("members.form.name")} autoComplete="off" data-first {...form.field("name")} />
      <TextInput
        label={t("members.form.email")}
        hint={t("members.form.emailHint")}
        type="email"
        dir="ltr"
        autoComplete="off"
        {...form.field("email")}
      />
      <RadioCards<PortalRole>
        label={t("members.form.role")}
        value={form.values.role}
        onChange={(role) => form.set("role", role)}
        choices={roles.map((value) => ({
          value,
          text: t(`members.roles.${value}`),
          detail: t(`members.roleHints.${value}`),
        }))}
      />
      <Select
        label={t("members.form.language")}
        choices={(["en", "my", "cn"] as const).map((value) => ({
          value,
          text: t(`members.form.languages.${value}`),
        }))}
        {...form.field("language")}
      />
      {form.failure !== null && <ErrorState error={form.failure} />}
      <div className={styles.sure}>
        <Button type="submit" busy={form.busy}>
          {t("members.form.act")}
        </Button>
      </div>
    </form>
  );
}

/** Changes a member at once, and says so. */
function useActs() {
  const { t } = useTranslation("agents");
  const toast = useToast();
  const change = useSend(changeMemberRoute, refreshes);
  const invite = useSend(inviteAgainRoute, refreshes);
  const tell = (text: string) => () => toast({ tone: "success", text });
  return {
    failure: change.error ?? invite.error,
    change: (row: MemberReply, body: { role?: PortalRole; status?: "active" | "blocked" }) =>
      change
        .mutateAsync({ params: { _id: row._id }, body })
        .then(tell(t("members.changed", { name: row.name })), () => undefined),
    invite: (row: MemberReply) =>
      invite
        .mutateAsync({ params: { _id: row._id } })
        .then(tell(t("members.invitedAgain", { name: row.name })), () => undefined),
  };
}

function Table({ members }: { members: readonly MemberReply[] }) {
  const { t } = useTranslation("agents");
  const { change, invite, failure } = useActs();
  const columns: ListColumn<MemberReply>[] = [
    {
      key: "name",
      head: t("members.columns.name"),
      cell: (row) => (
        <>
          <b className="strong">{row.name}</b>{" "}
          {row.self && <span className="hint">({t("members.you")})</span>}
          <CellNote>
            <bdi>{row.email}</bdi>
          </CellNote>
        </>
      ),
    },
    {
      key: "role",
      head: t("members.columns.role"),
      cell: (row) => (
        <span className={styles.role}>
          <select
            aria-label={t("members.roleOf", { name: row.name })}
            value={row.role}
            onChange={(event) => void change(row, { role: event.target.value as PortalRole })}
          >
            {roles.map((role) => (
              <option key={role} value={role}>
                {t(`members.roles.${role}`)}
              </option>
            ))}
          </select>
          <Icon of={IconChevronDown} size="s" />
        </span>
      ),
    },
    {
      key: "status",
      head: t("members.columns.status"),
      cell: (row) => <Chip tone={tones[row.status]}>{t(`members.statuses.${row.status}`)}</Chip>,
    },
    {
      key: "acts",
      head: t("members.actsHead"),
      end: true,
      cell: (row) =>
        row.self ? null : (
          <span className={styles.rowActs}>
            {row.status === "invited" && (
              <Button kind="plain" size="small" icon={IconMailForward} onClick={() => void invite(row)}>
                {t("members.again")}
              </Button>
            )}
            <Button
              kind="plain"
              size="small"
              icon={row.status === "blocked" ? IconUserCheck : IconUserOff}
              onClick={() => void change(row, { status: row.status === "blocked" ? "active" : "blocked" })}
            >
              {t(row.status === "blocked" ? "members.unblock" : "members.block")}
            </Button>
          </span>
        ),
    },
  ];
  return (
    <>
      {failure !== null && <ErrorState error={failure} />}
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
