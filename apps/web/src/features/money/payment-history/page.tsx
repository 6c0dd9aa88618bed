import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useBackend } from "../../../api/use-call.ts";
import { usePages } from "../../../api/use-pages.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import { ListFrame, ListSums } from "../../../ui/list-frame.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { Money } from "../../../ui/written.tsx";
import { payments, paymentsCsv } from "./calls.ts";
import { Filters } from "./filters.tsx";
import styles from "./history.module.css";
import { type HistorySearch, historyQuery, readHistorySearch } from "./search.ts";
import { PaymentsTable } from "./table.tsx";

function useAddress() {
  const search = readHistorySearch(useSearch({ strict: false }) as Record<string, unknown>);
  const navigate = useNavigate();
  const change = (next: HistorySearch, replace = false) =>
    navigate({
      to: "/payment-history",
      search: readHistorySearch({ ...search, page: 1, ...next }) as Record<string, unknown>,
      replace,
      resetScroll: false,
    });
  return { search, change };
}

function Nothing({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  const { t } = useTranslation("payments");
  const act = narrowed ? (
    <Button kind="outline" onClick={onClear}>
      {t("filter.clear")}
    </Button>
  ) : (
    <LinkButton to="/">{t("book")}</LinkButton>
  );
  return (
    <EmptyState
      picture={narrowed ? "jungle-trail" : "boat-at-jetty"}
      title={t(narrowed ? "nothing" : "none")}
      act={act}
    >
      {t(narrowed ? "nothingText" : "noneText")}
    </EmptyState>
  );
}

/** Every payment of the account: narrowed, paged, with its receipt or another try, and as a file. */
export default function PaymentHistoryPage() {
  const { t } = useTranslation("payments");
  const { call } = useBackend();
  const { search, change } = useAddress();
  const query = historyQuery(search);
  const page = search.page ?? 1;
  const reply = usePages(payments, query, page);
  const clear = () =>
    change({
      kind: undefined,
      state: undefined,
      gateway: undefined,
      from: undefined,
      to: undefined,
      q: "",
    } as HistorySearch);
  return (
    <>
      <PageTitle text={t("title")} />
      <header className={styles.head}>
        <h1 className="display">{t("title")}</h1>
        <p className="muted">{t("lead")}</p>
      </header>
      <Filters
        search={search}
        gateways={reply.data?.gateways ?? []}
        onChange={(next) => change(next, true)}
      />
      <ListFrame
        reply={reply}
        waiting={t("waiting")}
        empty={<Nothing narrowed={Object.keys(query).length > 0} onClear={clear} />}
      >
        {(data) => (
          <>
            <ListSums>
              <span>
                {t("captured")} <Money sen={data.capturedSen} />
              </span>
              <span>
                {t("refunded")} <Money sen={data.refundedSen} />
              </span>
              <FileButton text={t("csv")} get={() => call(paymentsCsv, { query })} />
            </ListSums>
            <PaymentsTable
              rows={data.payments}
              frame={{ ...data, page }}
              onPage={(next) => change({ page: next })}
            />
          </>
        )}
      </ListFrame>
    </>
  );
}
