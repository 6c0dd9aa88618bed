import type { MemberReply } from "@pulau/contract/agent-members.ts";
import type { PortalRole } from "@pulau/contract/route.ts";
import { portalRoles } from "@pulau/domain/access/permissions.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { actColumn, column, stateColumn } from "../../../listing/columns.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconChevronDown, IconMailForward, IconUserCheck, IconUserOff } from "../../../ui/icons/index.ts";
import styles from "./agents.module.css";
import type { MemberActs } from "./member-acts.ts";

const tones = { active: "success", invited: "info", blocked: "danger" } as const;

/** Who a member is, what they may do, and what can be done with them; nobody blocks themselves. */
export function useMemberColumns(acts: MemberActs): readonly ListColumn<MemberReply>[] {
  const { t } = useTranslation("agents");
  return [
    column("name", t("members.columns.name"), (row) => <Name row={row} />, {
      sort: "name",
      note: (row) => <bdi>{row.email}</bdi>,
    }),
    column("role", t("members.columns.role"), (row) => <Role row={row} change={acts.change} />, {
      sort: "role",
    }),
    stateColumn("status", t("members.columns.status"), ({ status }) => ({
      text: t(`members.statuses.${status}`),
      tone: tones[status],
    })),
    actColumn("acts", t("members.actsHead"), (row) => !row.self && <Acts row={row} {...acts} />),
  ];
}

type Row = { row: MemberReply };

function Name({ row }: Row) {
  const { t } = useTranslation("agents");
  return (
    <>
      <b className="strong">{row.name}</b> {row.self && <span className="hint">({t("members.you")})</span>}
    </>
  );
}

function Role({ row, change }: Row & Pick<MemberActs, "change">) {
  const { t } = useTranslation("agents");
  return (
    <span className={styles.role}>
      <select
        aria-label={t("members.roleOf", { name: row.name })}
        value={row.role}
        onChange={(event) => void change(row, { role: event.target.value as PortalRole })}
      >
        {portalRoles.map((role) => (
          <option key={role} value={role}>
            {t(`members.roles.${role}`)}
          </option>
        ))}
      </select>
      <Icon of={IconChevronDown} size="s" />
    </span>
  );
}

function Acts({ row, change, invite }: Row & MemberActs) {
  const { t } = useTranslation("agents");
  const isBlocked = row.status === "blocked";
  return (
    <span className={styles.rowActs}>
      {row.status === "invited" && (
        <Button kind="plain" size="small" icon={IconMailForward} onClick={() => void invite(row)}>
          {t("members.again")}
        </Button>
      )}
      <Button
        kind="plain"
        size="small"
        icon={isBlocked ? IconUserCheck : IconUserOff}
        onClick={() => void change(row, { status: isBlocked ? "active" : "blocked" })}
      >
        {t(isBlocked ? "members.unblock" : "members.block")}
      </Button>
    </span>
  );
}
