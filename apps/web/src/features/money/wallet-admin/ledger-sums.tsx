import type { Sen } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Money } from "../../../ui/money-and-dates.tsx";

/** What an account held before the entries on show, and after them. */
export function LedgerSums({ openingSen, closingSen }: { openingSen: Sen; closingSen: Sen }) {
  const { t } = useTranslation("wallets");
  return (
    <>
      <span>
        {t("ledger.columns.opening")} <Money sen={openingSen} />
      </span>
      <span>
        {t("ledger.columns.closing")}{" "}
        <b className="strong">
          <Money sen={closingSen} />
        </b>
      </span>
    </>
  );
}
