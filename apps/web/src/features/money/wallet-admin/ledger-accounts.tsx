import type { ledgerAccountsRoute } from "@pulau/contract/ledger.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { column, countColumn } from "../../../listing/columns.tsx";
import { List } from "../../../listing/list.tsx";
import { useList } from "../../../listing/use-list.ts";
import { type AccountKind, ledgerAccounts } from "./calls.ts";
import { Back, type LedgerPlace, withoutPeriod } from "./ledger-place.tsx";
import { useTurnoverColumns } from "./turnover.tsx";
import styles from "./wallets.module.css";

type AccountRow = Reply<typeof ledgerAccountsRoute>["accounts"][number];

/** Promised to stand here before lists had one place for their files. */
const accountsCsv = { ...ledgerAccounts, path: `${ledgerAccounts.path}/csv` };

/** Accounts of one kind. */
export function AccountList({ kind, place }: { kind: AccountKind; place: LedgerPlace }) {
  const { t } = useTranslation("wallets");
  const own = withoutPeriod(place);
  const turnover = useTurnoverColumns();
  const list = useList({
    id: "ledger-accounts",
    call: ledgerAccounts,
    rows: "accounts",
    params: { kind },
    place: own.place,
    query: own.period,
  });
  const account = ({ key, label }: AccountRow) => (
    <>
      <button type="button" className={styles.open} onClick={() => place.change({ key, q: undefined })}>
        <bdi>{label ?? key}</bdi>
      </button>
      {label && (
        <CellNote>
          <bdi>{key}</bdi>
        </CellNote>
      )}
    </>
  );
  const columns: readonly ListColumn<AccountRow>[] = [
    column("account", t("ledger.columns.account"), account, { csv: ["account", "label"], sort: "key" }),
    countColumn("entries", t("ledger.columns.entries"), (row) => row.entries, { csv: ["entries"] }),
    ...turnover,
  ];
  return (
    <div className={styles.panel}>
      <Back text={t("ledger.title")} onClick={() => place.change({ kind: undefined })} />
      <h2>{t(`ledger.kinds.${kind}`)}</h2>
      <List
        list={list}
        caption={t(`ledger.kinds.${kind}`)}
        columns={columns}
        csv={{ call: accountsCsv }}
        rowKey={(row) => row.key}
        search={{ label: t("ledger.searchLabel"), placeholder: t("ledger.search") }}
        waiting={t("ledger.waiting")}
        empty={{ picture: "jungle-trail", title: t("ledger.nothing") }}
        nothing={{ title: t("ledger.nothing") }}
      />
    </div>
  );
}
