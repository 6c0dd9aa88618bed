import { IconDevices, IconLogout, IconUserCog } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useBackend, useSession } from "../../api/use-call.ts";
import { Dropdown, dropdownItem } from "../../ui/dropdown.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Avatar, VisuallyHidden } from "../../ui/surfaces.tsx";
import styles from "../portal/frame.module.css";
import { staffLogout } from "./calls.ts";

export function StaffPerson() {
  const { t } = useTranslation("shell");
  const { t: ownWords } = useTranslation("staff");
  const { call, session } = useBackend();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const person = useSession();
  if (person === null) return null;
  const logOut = async () => {
    // Whether or not the server hears of it, this device forgets.
    await call(staffLogout, {}).catch(() => undefined);
    session.signOut();
    queries.clear();
    await navigate({ to: "/staff/login" });
  };
  return (
    <Dropdown
      trigger={(props) => (
        <button type="button" className={styles.person} {...props}>
          <VisuallyHidden>{t("person", { name: person.record.name })}</VisuallyHidden>
          <Avatar name={person.record.name} picture={person.record.profilePicture} />
        </button>
      )}
    >
      {(close) => (
        <>
          <p className={styles.who}>{person.record.name}</p>
          <Link to="/staff/account" className={dropdownItem} onClick={close}>
            <Icon of={IconUserCog} />
            {ownWords("ownAccount")}
          </Link>
          <Link to="/staff/sessions" className={dropdownItem} onClick={close}>
            <Icon of={IconDevices} />
            {t("menu.sessions")}
          </Link>
          <button type="button" className={dropdownItem} onClick={logOut}>
            <Icon of={IconLogout} flips />
            {t("menu.logOut")}
          </button>
        </>
      )}
    </Dropdown>
  );
}
