import { resortRoute } from "@pulau/contract/resort.ts";
import type { MatrixField } from "@pulau/contract/staff-records.ts";
import { useId } from "react";
import { useCall } from "../../../api/use-call.ts";
import { staffMenuOf, useMenuPages } from "../../../business/staff-menu.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./staff-lists.module.css";

/** The menu that a matrix gives, as it stands in the form. */
export function RoleMenu({ permissions, active }: { permissions: MatrixField; active: boolean }) {
  const { t } = useTranslation("records");
  const { t: words } = useTranslation("staff");
  const { say } = useLanguage();
  const { data } = useCall(resortRoute, {});
  const id = useId();
  const sections = staffMenuOf(
    useMenuPages(),
    (resource, act) => active && permissions[resource]?.[act] === true,
    data?.opening.open ?? null,
  );
  return (
    <Card as="section" className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{t("role.menu")}</h2>
        <p className="hint">{t("role.menuLead")}</p>
      </div>
      {sections.length === 0 && <p>{t(active ? "role.noMenu" : "role.outOfUse")}</p>}
      <ul className={styles.menu}>
        {sections.map((section) => (
          <li key={section.id}>
            <span className={styles.group}>{words(`menu.${section.id}`)}</span>
            <ul>
              {section.items.map(({ to, icon, name }) => (
                <li key={to}>
                  <Icon of={icon} size="m" />
                  {say(name)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}
