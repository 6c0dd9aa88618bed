import { Link } from "@tanstack/react-router";
import { useCall } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconWallet } from "../../ui/icons/index.ts";
import { Money } from "../../ui/money-and-dates.tsx";
import { wallet } from "../calls.ts";
import styles from "./frame.module.css";

/** The balance, in the navbar; opens the wallet's page. */
export function WalletBox() {
  const { t } = useTranslation("later");
  const { data } = useCall(wallet, {});
  return (
    <Link to="/credits" className={styles.wallet}>
      <Icon of={IconWallet} />
      <span>
        <small>{t("wallet")}</small>
        <b>{data ? <Money sen={data.balanceSen} /> : "RM …"}</b>
      </span>
    </Link>
  );
}
