import type { Sen } from "@pulau/domain/money/sen.ts";
import { IconChevronLeft, IconChevronRight, IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { List } from "../../../listing/list.tsx";
import { ListHead } from "../../../listing/list-head.tsx";
import { useListAddress } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Comma, Money } from "../../../ui/money-and-dates.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./books.module.css";
import { adminPapers, csvAddress } from "./calls.ts";
import { Month } from "./month.tsx";
import { monthAway, papersAddress } from "./search.ts";
import { useColumns } from "./use-columns.tsx";
import { useFollow } from "./use-follow.ts";

function MonthChoice({ month, onChange }: { month: string; onChange: (month: string) => void }) {
  const { t } = useTranslation("books");
  const { locale } = useLanguage();
  const name = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  return (
    <fieldset className={styles.month} aria-label={t("month")}>
      <IconButton
        icon={IconChevronLeft}
        label={t("earlier")}
        flips
        onClick={() => onChange(monthAway(month, -1))}
      />
      <b aria-live="polite">{name.format(new Date(`${month}-01T00:00:00Z`))}</b>
      <IconButton
        icon={IconChevronRight}
        label={t("later")}
        flips
        onClick={() => onChange(monthAway(month, 1))}
      />
    </fieldset>
  );
}

/** What the papers come to, and how much of it is tax. */
function Sum({ text, sen, taxSen }: { text: string; sen: Sen; taxSen: Sen }) {
  const { t } = useTranslation("books");
  return (
    <span>
      {text} <Money sen={sen} />
      {taxSen > 0 && (
        <small className="muted">
          <Comma />
          {t("ofItTax")} <Money sen={taxSen} />
        </small>
      )}
    </span>
  );
}

/** A month's invoices and credit notes, with what the tax office wants of them below. */
export default function BooksPage() {
  const { t } = useTranslation("books");
  const { language } = useLanguage();
  const place = useListAddress(papersAddress);
  const { today } = useMoments();
  const { month = today().slice(0, 7), kind } = place.search;
  const query = { month, ...(kind && { kind }) };
  const list = useList({ id: "papers", call: adminPapers, rows: "papers", place, query });
  const follow = useFollow();
  return (
    <>
      <ListHead title={t("title")} lead={null}>
        <MonthChoice month={month} onChange={(next) => place.change({ month: next })} />
        <Button
          kind="outline"
          icon={IconDownload}
          busy={follow.busy === "csv"}
          onClick={() => follow.to("csv", csvAddress, { query: { month, language } })}
        >
          {t("csv")}
        </Button>
      </ListHead>
      <Tabs<"all" | "invoice" | "creditNote">
        label={t("kinds.label")}
        value={kind ?? "all"}
        tabs={(["all", "invoice", "creditNote"] as const).map((value) => ({
          value,
          text: t(`kinds.${value}`),
        }))}
        onChange={(next) => place.change({ kind: next })}
      >
        <List
          list={list}
          caption={t("caption")}
          columns={useColumns()}
          search={{ label: t("search.label"), placeholder: t("search.placeholder") }}
          waiting={t("waiting")}
          empty={
            kind
              ? { picture: "jungle-trail", title: t("nothing"), text: t("nothingText") }
              : { picture: "boat-at-jetty", title: t("none"), text: t("noneText") }
          }
          nothing={{ title: t("nothing"), text: t("nothingText") }}
          sums={(data) => (
            <>
              <Sum text={t("invoiced")} sen={data.invoicedSen} taxSen={data.invoicedTaxSen} />
              <Sum text={t("credited")} sen={data.creditedSen} taxSen={data.creditedTaxSen} />
            </>
          )}
        />
      </Tabs>
      <Month month={month} />
    </>
  );
}
