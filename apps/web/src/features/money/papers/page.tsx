import { useTranslation } from "../../../i18n/use-translation.ts";
import { ListPage } from "../../../listing/list-page.tsx";
import { useListAddress } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { useMoments } from "../../../ui/time-zone.ts";
import { adminPapers } from "./calls.ts";
import { papersAddress } from "./list-address.ts";
import { Month } from "./month.tsx";
import { MonthChoice } from "./month-choice.tsx";
import { MonthCsv } from "./month-csv.tsx";
import { PapersSum } from "./papers-sum.tsx";
import { useColumns } from "./use-columns.tsx";

/** A month's invoices and credit notes, with what the tax office wants of them below. */
export default function BooksPage() {
  const { t } = useTranslation("books");
  const place = useListAddress(papersAddress);
  const { today } = useMoments();
  const { month = today().slice(0, 7), kind } = place.search;
  const list = useList({
    id: "papers",
    call: adminPapers,
    rows: "papers",
    place,
    query: { month, ...(kind && { kind }) },
  });
  const nothing = { title: t("nothing"), text: t("nothingText") };
  return (
    <ListPage
      list={list}
      title={t("title")}
      lead={null}
      caption={t("caption")}
      csv={false}
      head={
        <>
          <MonthChoice month={month} onChange={(next) => place.change({ month: next })} />
          <MonthCsv month={month} />
        </>
      }
      tabs={{
        label: t("kinds.label"),
        states: ["all", "invoice", "creditNote"] as const,
        textOf: (value) => t(`kinds.${value}`),
        value: kind ?? "all",
        onChange: (next) => place.change({ kind: next }),
      }}
      columns={useColumns()}
      search={{ label: t("search.label"), placeholder: t("search.placeholder") }}
      waiting={t("waiting")}
      empty={
        kind
          ? { picture: "jungle-trail", ...nothing }
          : { picture: "boat-at-jetty", title: t("none"), text: t("noneText") }
      }
      nothing={nothing}
      sums={(data) => (
        <>
          <PapersSum text={t("invoiced")} sen={data.invoicedSen} taxSen={data.invoicedTaxSen} />
          <PapersSum text={t("credited")} sen={data.creditedSen} taxSen={data.creditedTaxSen} />
        </>
      )}
    >
      <Month month={month} />
    </ListPage>
  );
}
