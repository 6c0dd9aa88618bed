import { useTranslation } from "../../../i18n/use-translation.ts";
import { List } from "../../../listing/list.tsx";
import { useList } from "../../../listing/use-list.ts";
import { type AccountKind, ledgerEntries } from "./calls.ts";
import { useEntryColumns } from "./entry-columns.tsx";
import { Back, type LedgerPlace, withoutPeriod } from "./ledger-place.tsx";
import { LedgerSums } from "./ledger-sums.tsx";
import styles from "./wallets.module.css";

type Props = { kind: AccountKind; account: string; place: LedgerPlace };

/** Entries of one account, with the other sides of each movement. */
export function AccountEntries({ kind, account, place }: Props) {
  const { t } = useTranslation("wallets");
  const own = withoutPeriod(place);
  const list = useList({
    id: "ledger-entries",
    call: ledgerEntries,
    rows: "entries",
    place: own.place,
    query: { kind, key: account, ...own.period },
  });
  return (
    <div className={styles.panel}>
      <Back text={t(`ledger.kinds.${kind}`)} onClick={() => place.change({ key: undefined })} />
      <h2>
        {t(`ledger.kinds.${kind}`)} · <bdi>{list.data?.label ?? account}</bdi>
      </h2>
      <List
        list={list}
        caption={t(`ledger.kinds.${kind}`)}
        columns={useEntryColumns()}
        csv={{}}
        waiting={t("ledger.waiting")}
        empty={{ picture: "jungle-trail", title: t("ledger.nothing") }}
        sums={(sums) => <LedgerSums {...sums} />}
      />
    </div>
  );
}
