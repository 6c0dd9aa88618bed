import { type RoleRecord, usersRoute } from "@pulau/contract/staff-records.ts";
import { useId } from "react";
import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Avatar, Card } from "../../../ui/surfaces.tsx";
import styles from "./staff-lists.module.css";
import { stateOf, stateTones } from "./user-state.ts";

/** Who has a role, the first of them; whose own permissions go before the role's says so. */
export function RoleMembers({ role: { name, exceptions } }: { role: RoleRecord }) {
  const { t } = useTranslation("records");
  const id = useId();
  const { data, error } = useCall(usersRoute, { query: { roleName: name, sort: "name", limit: 10 } });
  return (
    <Card as="section" className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t("role.members")}</h2>
      {exceptions > 0 && <p className="hint">{t("role.exceptions", { count: exceptions })}</p>}
      {error && <ErrorState error={error} />}
      {data?.total === 0 && <p>{t("role.noMembers")}</p>}
      <ul className={styles.members}>
        {data?.rows.map((person) => (
          <li key={person._id}>
            <Avatar name={person.name} picture={person.avatar} />
            <span>
              <bdi>{person.name}</bdi>
              {Object.keys(person.permissions).length > 0 && <small className="hint">{t("role.own")}</small>}
            </span>
            <Chip tone={stateTones[stateOf(person)]}>{t(`states.${stateOf(person)}`)}</Chip>
          </li>
        ))}
      </ul>
      {data && data.total > 0 && (
        <div>
          <LinkButton to="/staff/users" search={{ roleName: name }} kind="outline" size="small">
            {t("role.allMembers", { count: data.total })}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
