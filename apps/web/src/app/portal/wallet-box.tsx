import { IconWallet } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useCall, useSession } from "../../api/use-call.ts";
import { Icon } from "../../ui/icon.tsx";
import { Money } from "../../ui/written.tsx";
import { wallet } from "../calls.ts";
import styles from "./frame.module.css";

/** The balance, in the navbar; opens the wallet's page. Nothing for visitors. */
export function WalletBox() {
  const { t } = useTranslation("shell");
  const session = useSession();
  const { data } = useCall(wallet, {}, { enabled: session !== null });
  if (session === null) return null;
  return (
    <Link to="/credits" className={styles.wallet}>
      <Icon of={IconWallet} />
      <span>
        <small>{t("wallet.title")}</small>
        <b>{data ? <Money sen={data.balanceSen} /> : "RM …"}</b>
      </span>
    </Link>
  );
}
