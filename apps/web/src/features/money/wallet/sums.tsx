import type { walletRoute } from "@pulau/contract/payments.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { AmountList } from "../../../business/price-lines.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Money } from "../../../ui/money-and-dates.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import styles from "./wallet.module.css";

/** What there is to spend, and what it comes from. */
export function Sums({ purse }: { purse: Reply<typeof walletRoute> }) {
  const { t } = useTranslation("wallet");
  return (
    <Card padded={false} className={styles.sums}>
      <div className={styles.balance}>
        <span>{t("sums.balance")}</span>
        <strong>
          <Money sen={purse.balanceSen} converted />
        </strong>
      </div>
      <AmountList
        sums={[
          [t("sums.credited"), purse.creditedSen],
          [t("sums.debited"), purse.debitedSen],
          [t("sums.requested"), purse.requestedSen],
        ]}
      />
    </Card>
  );
}

export function SumsShape() {
  const { t } = useTranslation("wallet");
  return (
    <Waiting what={t("sums.waiting")}>
      <Skeleton height={132} radius={16} />
    </Waiting>
  );
}
