import { settingGroupNames } from "@pulau/contract/settings/groups.ts";
import { Link } from "@tanstack/react-router";
import { useMay } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconChevronRight } from "../../../ui/icons/index.ts";
import { PageHead } from "../../../ui/page-head.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { otherSettings } from "./other-settings.ts";
import styles from "./settings.module.css";

function Entry({ to, title, lead }: { to: string; title: string; lead: string }) {
  return (
    <li>
      <Link to={to} className={styles.entry} preload="intent">
        <span>
          <b>{title}</b>
          <small className="muted">{lead}</small>
        </span>
        <Icon of={IconChevronRight} size="s" flips />
      </Link>
    </li>
  );
}

/** Every group of the resort's settings, and what is set on pages of its own. */
export default function SettingsPage() {
  const { t } = useTranslation("settings");
  const may = useMay();
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <Card padded={false} className={styles.index}>
        <ul className={styles.entries}>
          {settingGroupNames.map((group) => (
            <Entry
              key={group}
              to={`/staff/settings/${group}`}
              title={t(`groups.${group}.title`)}
              lead={t(`groups.${group}.lead`)}
            />
          ))}
          {otherSettings
            .filter(({ right }) => may(right, "read"))
            .map(({ id, to }) => (
              <Entry key={id} to={to} title={t(`others.${id}.title`)} lead={t(`others.${id}.lead`)} />
            ))}
        </ul>
      </Card>
    </>
  );
}
