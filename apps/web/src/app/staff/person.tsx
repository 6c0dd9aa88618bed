import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useBackend, useSession } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { IconDevices, IconLogout, IconUserCog } from "../../ui/icons/index.ts";
import { Menu } from "../../ui/menu.tsx";
import { Avatar, VisuallyHidden } from "../../ui/surfaces.tsx";
import styles from "../portal/frame.module.css";
import { staffLogout } from "./calls.ts";
import { forgetDevice } from "./device.ts";

export function StaffPerson() {
  const { t } = useTranslation("staff");
  const { call, session, outbox } = useBackend();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const person = useSession();
  if (person === null) return null;
  const logOut = async () => {
    // Whether or not the server hears of it, this device forgets.
    await call(staffLogout, {}).catch(() => undefined);
    session.signOut();
    queries.clear();
    await forgetDevice(outbox);
    await navigate({ to: "/staff/login" });
  };
  return (
    <Menu
      head={<p className={styles.who}>{person.record.name}</p>}
      trigger={(props) => (
        <button type="button" className={styles.person} {...props}>
          <VisuallyHidden>{t("person", { name: person.record.name })}</VisuallyHidden>
          <Avatar name={person.record.name} picture={person.record.profilePicture} />
        </button>
      )}
      entries={[
        { id: "account", text: t("ownAccount"), icon: IconUserCog, to: "/staff/account" },
        { id: "sessions", text: t("sessions"), icon: IconDevices, to: "/staff/sessions" },
        { id: "logOut", text: t("logOut"), icon: IconLogout, flips: true, onSelect: logOut },
      ]}
    />
  );
}
