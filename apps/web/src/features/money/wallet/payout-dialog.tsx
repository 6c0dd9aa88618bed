import { ownBankDetailsRoute } from "@pulau/contract/bank-details.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Skeleton } from "../../../ui/waiting.tsx";
import { PayoutForm } from "./payout-form.tsx";
import styles from "./wallet.module.css";

type Parts = { minSen: Sen; balanceSen: Sen; onClose: () => void };

/** Begins with the bank details that are kept, where there are any. */
function WithDetails(parts: Parts) {
  const { data, error } = useCall(ownBankDetailsRoute, {});
  if (data === undefined && error === null) return <Skeleton height={360} radius={16} />;
  return <PayoutForm {...parts} known={data?.bankDetails ?? null} />;
}

/** Asks for money out of the wallet, or says why there is nothing to ask for. */
export function PayoutDialog({ open, ...parts }: Parts & { open: boolean }) {
  const { t } = useTranslation("wallet");
  const { minSen, balanceSen, onClose } = parts;
  return (
    <Dialog open={open} onClose={onClose} title={t("payout.title")}>
      {balanceSen < minSen ? (
        <div className={styles.form}>
          <p>{t("payout.tooLittle", { least: formatRinggit(minSen), balance: formatRinggit(balanceSen) })}</p>
          <div className={styles.end}>
            <Button onClick={onClose}>{t("close")}</Button>
          </div>
        </div>
      ) : (
        <WithDetails {...parts} />
      )}
    </Dialog>
  );
}
