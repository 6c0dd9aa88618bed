import { walletKinds } from "@pulau/domain/ledger/wallet-kinds.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { choiceFilter, choicesOf, periodFilters } from "../../../listing/filters.ts";
import { List } from "../../../listing/list.tsx";
import type { ListPlace } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Money } from "../../../ui/money-and-dates.tsx";
import { movements, movementsCsv } from "./calls.ts";
import { useColumns } from "./movement-columns.tsx";
import styles from "./wallet.module.css";

/** Every movement of the wallet: narrowed, paged, and as a file. */
export function MovementsTab({ place }: { place: ListPlace }) {
  const { t } = useTranslation("wallet");
  const list = useList({ id: "movements", call: movements, rows: "transactions", place, limit: 10 });
  const kinds = choicesOf(walletKinds, (value) => t(`kinds.${value}`));
  const directions = choicesOf(["in", "out"] as const, (value) => t(`filter.${value}`));
  return (
    <div className={styles.panel}>
      <List
        list={list}
        caption={t("tabs.transactions")}
        columns={useColumns()}
        search={{ label: t("filter.searchLabel"), placeholder: t("filter.search") }}
        filters={[
          choiceFilter("kind", t("filter.kind"), t("filter.anyKind"), kinds),
          choiceFilter("direction", t("filter.direction"), t("filter.both"), directions),
          ...periodFilters(t("filter.from"), t("filter.to")),
        ]}
        waiting={t("list.waiting")}
        empty={{
          picture: "lagoon-above",
          title: t("list.none"),
          text: t("list.noneText"),
          act: <LinkButton to="/">{t("list.book")}</LinkButton>,
        }}
        nothing={{ title: t("list.nothing"), text: t("list.nothingText") }}
        csv={{ call: movementsCsv, text: t("list.csv") }}
        sums={({ inSen, outSen }) => (
          <>
            <span>
              {t("list.in")} <Money sen={inSen} />
            </span>
            <span>
              {t("list.out")} <Money sen={outSen} />
            </span>
          </>
        )}
      />
    </div>
  );
}
