import type { MemberReply } from "@pulau/contract/agent-members.ts";
import type { PortalRole } from "@pulau/contract/route.ts";
import { IconChevronDown, IconMailForward, IconUserCheck, IconUserOff } from "@tabler/icons-react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./agents.module.css";
import { type MemberActs, memberRoles } from "./member-acts.ts";

const tones = { active: "success", invited: "info", blocked: "danger" } as const;

/** Who a member is, what they may do, and what can be done with them; nobody blocks themselves. */
export function useMemberColumns({ change, invite }: MemberActs): readonly ListColumn<MemberReply>[] {
  const { t } = useTranslation("agents");
  return [
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
            {memberRoles.map((role) => (
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
}
