import { formatRinggit, formatShare } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { column, countColumn, stateColumn } from "../../../listing/columns.tsx";
import { List } from "../../../listing/list.tsx";
import type { ListPlace } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { type Promo, promoCodes } from "./calls.ts";
import { CodeCell } from "./code-cell.tsx";
import { CodeKind, CodeSales } from "./code-cells.tsx";
import { EndDialog } from "./end-dialog.tsx";
import { PromoForm } from "./promo-form.tsx";
import { useCodeActs, useCodeBulk, useOpenCode } from "./use-code-acts.ts";

const worth = ({ share, valueSen }: Promo) =>
  share !== null ? formatShare(share) : valueSen !== null ? formatRinggit(valueSen) : "–";

/** Every promo code, with what it gives and how it sells. */
export function CodesTable({ place }: { place: ListPlace }) {
  const { t } = useTranslation("staff-promotions");
  const { say } = useLanguage();
  const list = useList({ id: "promo-codes", call: promoCodes, rows: "promoCodes", place });
  const { opened, setOpened } = useOpenCode(list);
  const close = () => setOpened(null);
  const stateOf = ({ activeStatus, listed }: Promo) =>
    t(activeStatus ? (listed ? "states.listed" : "states.unlisted") : "states.ended");
  const columns: readonly ListColumn<Promo>[] = [
    column("code", t("columns.code"), (row) => <CodeCell code={row.code} name={say(row.name)} />, {
      csv: ["code", "promoName"],
      sort: "code",
    }),
    stateColumn(
      "state",
      t("columns.state"),
      (row) => ({ text: stateOf(row), tone: row.activeStatus && row.listed ? "success" : "neutral" }),
      { csv: ["active"] },
    ),
    column("type", t("columns.type"), (row) => <CodeKind row={row} />, { csv: ["type"] }),
    countColumn("value", t("columns.value"), (row) => <bdi className="whole">{worth(row)}</bdi>, {
      csv: ["price"],
      note: ({ priceSen }) => priceSen > 0 && t("sells", { amount: formatRinggit(priceSen) }),
    }),
    countColumn("sold", t("columns.sold"), (row) => <CodeSales row={row} />, {
      csv: ["capacity", "sold", "used"],
    }),
  ];
  return (
    <>
      <List
        list={list}
        caption={t("tabs.codes")}
        columns={columns}
        csv={{}}
        search={t("search.codes")}
        waiting={t("waiting")}
        empty={{ picture: "lagoon-above", title: t("none") }}
        acts={useCodeActs(setOpened)}
        bulk={useCodeBulk()}
      />
      {opened?.what === "edit" && <PromoForm promo={opened.promo} onClose={close} />}
      {opened?.what === "end" && <EndDialog promo={opened.promo} onClose={close} />}
    </>
  );
}
