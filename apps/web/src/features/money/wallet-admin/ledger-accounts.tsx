import type { ledgerAccountsRoute, ledgerEntriesRoute } from "@pulau/contract/ledger.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { IconArrowLeft, IconLock, IconLockOpen } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { CsvButton } from "../../../listing/csv-button.tsx";
import { List } from "../../../listing/list.tsx";
import type { ListPlace } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { namesText } from "../../../ui/format.ts";
import { MomentText, Money } from "../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { type AccountKind, ledgerAccounts, ledgerEntries } from "./calls.ts";
import type { ledgerAddress } from "./list-search.ts";
import { useTurnoverColumns } from "./turnover.tsx";
import styles from "./wallets.module.css";

export type LedgerPlace = ListPlace<ReturnType<typeof ledgerAddress.read>>;
type AccountRow = Reply<typeof ledgerAccountsRoute>["accounts"][number];
type EntryRow = Reply<typeof ledgerEntriesRoute>["entries"][number];

function Back({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <Button kind="plain" size="small" icon={IconArrowLeft} className={styles.back} onClick={onClick}>
      {text}
    </Button>
  );
}

function useAccountColumns(onOpen: (key: string) => void): readonly ListColumn<AccountRow>[] {
  const { t } = useTranslation("wallets");
  const turnover = useTurnoverColumns();
  return [
    {
      key: "account",
      csv: ["account", "label"],
      sort: "key",
      head: t("ledger.columns.account"),
      cell: (row) => (
        <>
          <button type="button" className={styles.open} onClick={() => onOpen(row.key)}>
            <bdi>{row.label ?? row.key}</bdi>
          </button>
          {row.label && (
            <CellNote>
              <bdi>{row.key}</bdi>
            </CellNote>
          )}
        </>
      ),
    },
    {
      key: "entries",
      csv: ["entries"],
      head: t("ledger.columns.entries"),
      end: true,
      cell: (row) => row.entries,
    },
    ...turnover,
  ];
}

/** The period stands above the list, for all of the books: it is no filter of this list's own. */
const withoutPeriod = (place: LedgerPlace): { place: ListPlace; period: Record<string, string> } => {
  const { from, to, ...search } = place.search;
  return {
    place: { ...place, search, filters: {} },
    period: { ...(from && { from }), ...(to && { to }) },
  };
};

/** Promised to stand here before lists had one place for their files. */
const accountsCsv = { ...ledgerAccounts, path: `${ledgerAccounts.path}/csv` };

/** Accounts of one kind. */
export function AccountList({ kind, place }: { kind: AccountKind; place: LedgerPlace }) {
  const { t } = useTranslation("wallets");
  const own = withoutPeriod(place);
  const columns = useAccountColumns((key) => place.change({ key, q: undefined }));
  const list = useList({
    ...{ id: "ledger-accounts", call: ledgerAccounts, rows: "accounts", params: { kind } },
    place: own.place,
    query: own.period,
  });
  return (
    <div className={styles.panel}>
      <Back text={t("ledger.title")} onClick={() => place.change({ kind: undefined })} />
      <h2>{t(`ledger.kinds.${kind}`)}</h2>
      <List
        list={list}
        caption={t(`ledger.kinds.${kind}`)}
        columns={columns}
        rowKey={(row) => row.key}
        search={{ label: t("ledger.searchLabel"), placeholder: t("ledger.search") }}
        waiting={t("ledger.waiting")}
        empty={{ picture: "jungle-trail", title: t("ledger.nothing") }}
        nothing={{ title: t("ledger.nothing") }}
        sums={() => <CsvButton list={list} call={accountsCsv} columns={columns} />}
      />
    </div>
  );
}

function useEntryColumns(): readonly ListColumn<EntryRow>[] {
  const { t } = useTranslation("wallets");
  const { language } = useLanguage();
  return [
    {
      key: "seq",
      csv: ["seq"],
      sort: "seq",
      falling: true,
      head: t("ledger.columns.seq"),
      cell: (row) => row.seq,
    },
    { key: "at", csv: ["at"], head: t("ledger.columns.at"), cell: (row) => <MomentText moment={row.at} /> },
    {
      key: "movement",
      csv: ["movement", "number", "purchaseNo"],
      head: t("ledger.columns.movement"),
      cell: (row) => (
        <>
          {t(`ledger.movements.${row.movement}` as "ledger.movements.payment", {
            defaultValue: row.movement,
          })}
          <CellNote>
            <bdi>{row.bookingNo ?? row.purchaseNo ?? ""}</bdi>
          </CellNote>
        </>
      ),
    },
    {
      key: "others",
      csv: ["others"],
      head: t("ledger.columns.others"),
      cell: (row) =>
        namesText(
          row.others.map((other) => t(`ledger.kinds.${other.kind}`)),
          language,
        ),
    },
    {
      key: "sealed",
      csv: ["sealed"],
      head: t("ledger.columns.sealed"),
      cell: (row) => (
        <Chip tone={row.sealed ? "success" : "neutral"} icon={row.sealed ? IconLock : IconLockOpen}>
          {t(row.sealed ? "ledger.sealed" : "ledger.open")}
        </Chip>
      ),
    },
    {
      key: "debit",
      csv: ["debit"],
      head: t("ledger.columns.debit"),
      end: true,
      cell: (row) => row.debitSen > 0 && <Money sen={row.debitSen} />,
    },
    {
      key: "credit",
      csv: ["credit"],
      head: t("ledger.columns.credit"),
      end: true,
      cell: (row) => row.creditSen > 0 && <Money sen={row.creditSen} />,
    },
  ];
}

/** Entries of one account, with the other sides of each movement. */
export function AccountEntries({
  kind,
  account,
  place,
}: {
  kind: AccountKind;
  account: string;
  place: LedgerPlace;
}) {
  const { t } = useTranslation("wallets");
  const own = withoutPeriod(place);
  const columns = useEntryColumns();
  const list = useList({
    ...{ id: "ledger-entries", call: ledgerEntries, rows: "entries" },
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
        columns={columns}
        waiting={t("ledger.waiting")}
        empty={{ picture: "jungle-trail", title: t("ledger.nothing") }}
        sums={({ openingSen, closingSen }) => (
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
            <CsvButton list={list} columns={columns} />
          </>
        )}
      />
    </div>
  );
}
