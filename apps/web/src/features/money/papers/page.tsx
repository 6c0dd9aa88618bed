import { IconChevronLeft, IconChevronRight, IconDownload } from "@tabler/icons-react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../api/use-call.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { DataTable } from "../../../ui/table.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { Comma, Money } from "../../../ui/written.tsx";
import styles from "./books.module.css";
import { adminPapers, csvAddress } from "./calls.ts";
import { ListStates } from "./list-states.tsx";
import { Month } from "./month.tsx";
import { monthAway, readBooksSearch } from "./search.ts";
import { useColumns } from "./use-columns.tsx";
import { useFollow } from "./use-follow.ts";

const perPage = 20;

/** The address holds month, kind, search and page, so Back and a sent link show the same. */
function useAddress() {
  const search = readBooksSearch(useSearch({ strict: false }) as Record<string, unknown>);
  const { today } = useMoments();
  const navigate = useNavigate();
  const change = (next: Record<string, unknown>, replace = false) =>
    navigate({
      to: "/staff/papers",
      search: readBooksSearch({ ...search, page: 1, ...next }) as Record<string, unknown>,
      replace,
      resetScroll: false,
    });
  return { ...search, month: search.month ?? today().slice(0, 7), change };
}

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

/** A month's invoices and credit notes, with what the tax office wants of them below. */
export default function BooksPage() {
  const { t } = useTranslation("books");
  const { language } = useLanguage();
  const { month, kind, q, page = 1, change } = useAddress();
  const query = { month, limit: perPage, page, ...(kind && { kind }), ...(q && { search: q }) };
  const reply = useCall(adminPapers, { query }, { keepPrevious: true });
  const { data } = reply;
  const follow = useFollow();
  const columns = useColumns();
  return (
    <>
      <PageTitle text={t("title")} />
      <header className={styles.head}>
        <h1 className="display">{t("title")}</h1>
        <MonthChoice month={month} onChange={(next) => change({ month: next })} />
        <Button
          kind="outline"
          icon={IconDownload}
          busy={follow.busy === "csv"}
          onClick={() => follow.to("csv", csvAddress, { query: { month, language } })}
        >
          {t("csv")}
        </Button>
      </header>
      <Tabs<"all" | "invoice" | "creditNote">
        label={t("kinds.label")}
        value={kind ?? "all"}
        tabs={(["all", "invoice", "creditNote"] as const).map((value) => ({
          value,
          text: t(`kinds.${value}`),
        }))}
        onChange={(next) => change({ kind: next })}
      >
        <div className={styles.filters}>
          <SearchBox
            q={q ?? ""}
            label={t("search.label")}
            placeholder={t("search.placeholder")}
            clearLabel={t("search.clear")}
            onSearch={(next) => change({ q: next }, true)}
          />
          {data && (
            <p className={styles.sums}>
              <span>
                {t("invoiced")} <Money sen={data.invoicedSen} />
                {data.invoicedTaxSen > 0 && (
                  <small className="muted">
                    <Comma />
                    {t("ofItTax")} <Money sen={data.invoicedTaxSen} />
                  </small>
                )}
              </span>
              <span>
                {t("credited")} <Money sen={data.creditedSen} />
                {data.creditedTaxSen > 0 && (
                  <small className="muted">
                    <Comma />
                    {t("ofItTax")} <Money sen={data.creditedTaxSen} />
                  </small>
                )}
              </span>
            </p>
          )}
        </div>
        <ListStates reply={reply} searched={q !== undefined || kind !== undefined}>
          {data && (
            <DataTable
              caption={t("caption")}
              columns={columns}
              rows={data.papers}
              rowKey={(row) => row._id}
              foot={<Pagination {...data} page={page} onChange={(next) => change({ page: next })} />}
            />
          )}
        </ListStates>
      </Tabs>
      <Month month={month} />
    </>
  );
}
