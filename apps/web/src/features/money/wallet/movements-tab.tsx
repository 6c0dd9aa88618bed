import { walletKinds } from "@pulau/domain/ledger/wallet-kinds.ts";
import { useTranslation } from "react-i18next";
import { CsvButton } from "../../../listing/csv-button.tsx";
import type { ListFilter } from "../../../listing/filter.ts";
import { List } from "../../../listing/list.tsx";
import type { ListPlace } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Money } from "../../../ui/money-and-dates.tsx";
import { movements, movementsCsv } from "./calls.ts";
import { useColumns } from "./movement-columns.tsx";
import styles from "./wallet.module.css";

function useFilters(): readonly ListFilter[] {
  const { t } = useTranslation("wallet");
  return [
    {
      ...{ key: "kind", kind: "choice", label: t("filter.kind"), any: t("filter.anyKind") },
      choices: walletKinds.map((value) => ({ value, text: t(`kinds.${value}`) })),
    },
    {
      ...{ key: "direction", kind: "choice", label: t("filter.direction"), any: t("filter.both") },
      choices: (["in", "out"] as const).map((value) => ({ value, text: t(`filter.${value}`) })),
    },
    { key: "from", kind: "day", label: t("filter.from"), notAfter: "to" },
    { key: "to", kind: "day", label: t("filter.to"), notBefore: "from" },
  ];
}

/** Every movement of the wallet: narrowed, paged, and as a file. */
export function MovementsTab({ place }: { place: ListPlace }) {
  const { t } = useTranslation("wallet");
  const list = useList({ id: "movements", call: movements, rows: "transactions", place, limit: 10 });
  return (
    <div className={styles.panel}>
      <List
        list={list}
        caption={t("tabs.transactions")}
        columns={useColumns()}
        search={{ label: t("filter.searchLabel"), placeholder: t("filter.search") }}
        filters={useFilters()}
        waiting={t("list.waiting")}
        empty={{
          ...{ picture: "lagoon-above", title: t("list.none"), text: t("list.noneText") },
          act: <LinkButton to="/">{t("list.book")}</LinkButton>,
        }}
        nothing={{ title: t("list.nothing"), text: t("list.nothingText") }}
        sums={({ inSen, outSen }) => (
          <>
            <span>
              {t("list.in")} <Money sen={inSen} />
            </span>
            <span>
              {t("list.out")} <Money sen={outSen} />
            </span>
            <CsvButton list={list} call={movementsCsv} text={t("list.csv")} />
          </>
        )}
      />
    </div>
  );
}
