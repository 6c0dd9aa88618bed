import { useTranslation } from "../../../i18n/use-translation.ts";
import { CsvButton } from "../../../listing/csv-button.tsx";
import { useListAddress } from "../../../listing/use-address.ts";
import { DateRangeField } from "../../../ui/date-range-field.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { books, ledgerCsv } from "./calls.ts";
import { AccountList } from "./ledger-accounts.tsx";
import { AccountEntries } from "./ledger-entries.tsx";
import type { LedgerPlace } from "./ledger-place.tsx";
import { ledgerAddress } from "./list-address.ts";
import styles from "./wallets.module.css";
import { WholeLedger } from "./whole-ledger.tsx";

/** The period of the books, both days included. */
function Period({ place }: { place: LedgerPlace }) {
  const { t } = useTranslation("wallets");
  const { from, to } = place.search;
  return (
    <div className={styles.period}>
      <DateRangeField
        fromLabel={t("ledger.from")}
        toLabel={t("ledger.to")}
        value={{ from: from ?? "", to: to ?? "" }}
        onChange={(period) => place.change(period)}
      />
    </div>
  );
}

/** The books: the trial balance, its accounts and their entries, and the chain that guards them. */
export default function LedgerPage() {
  const { t } = useTranslation("wallets");
  const place = useListAddress(ledgerAddress);
  const { kind, key, from, to } = place.search;
  const period = { ...(from && { from }), ...(to && { to }) };
  return (
    <>
      <PageHead title={t("ledger.title")} lead={t("ledger.lead")}>
        {/* An account's page has a file of its own: one button beside the other would say the same of two things. */}
        {!kind && (
          <CsvButton
            list={{ id: "ledger", query: period, call: books, params: undefined }}
            call={ledgerCsv}
            text={t("ledger.csv")}
          />
        )}
      </PageHead>
      <Period place={place} />
      {kind && key ? (
        <AccountEntries key={key} kind={kind} account={key} place={place} />
      ) : kind ? (
        <AccountList key={kind} kind={kind} place={place} />
      ) : (
        <WholeLedger place={place} />
      )}
    </>
  );
}
