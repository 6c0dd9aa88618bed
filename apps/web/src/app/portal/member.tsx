import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useBackend } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { IconDiscount, IconLogout, IconTicket, IconUserCircle, IconWallet } from "../../ui/icons/index.ts";
import { Menu } from "../../ui/menu.tsx";
import { onDemand } from "../../ui/on-demand.tsx";
import { Avatar, VisuallyHidden } from "../../ui/surfaces.tsx";
import { logout } from "../calls.ts";
import styles from "./frame.module.css";
import { WalletBox } from "./wallet-box.tsx";

/** Comes after the first page, with its words. */
const Bell = onDemand(() => import("../../features/people/notices/portal-bell.tsx"), "notices");

const links = [
  { id: "shell:menu.profile", to: "/profile", icon: IconUserCircle },
  { id: "shell:menu.transactions", to: "/credits", icon: IconWallet },
  { id: "promotions", to: "/my-promotions", icon: IconTicket },
  { id: "shell:menu.offersGroup", to: "/offers", icon: IconDiscount },
] as const;

function useLogOut() {
  const { call, session } = useBackend();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    // Whether or not the server hears of it, this device forgets.
    await call(logout, {}).catch(() => undefined);
    session.signOut();
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== "/api/resort" });
    await navigate({ to: "/pages/login" });
  };
}

/** For whoever is signed in: the wallet's balance and the person's menu. */
export default function Member({ name, profilePicture }: { name: string; profilePicture: string | null }) {
  const { t } = useTranslation(["later", "shell"]);
  const logOut = useLogOut();
  return (
    <>
      <WalletBox />
      <Bell />
      <Menu
        head={<p className={styles.who}>{name}</p>}
        trigger={(props) => (
          <button type="button" className={styles.person} {...props}>
            <VisuallyHidden>{t("person", { name })}</VisuallyHidden>
            <Avatar name={name} picture={profilePicture} />
          </button>
        )}
        entries={[
          ...links.map(({ id, to, icon }) => ({ id, to, icon, text: t(id) })),
          { id: "logOut", text: t("logOut"), icon: IconLogout, flips: true, onSelect: logOut },
        ]}
      />
    </>
  );
}
