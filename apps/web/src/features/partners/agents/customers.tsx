import { type CustomerReply, customersRoute } from "@pulau/contract/agents.ts";
import { IconPlus } from "@tabler/icons-react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCall, useSession } from "../../../api/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import styles from "./agents.module.css";
import { ContractCard } from "./contract-card.tsx";
import { CustomerForm } from "./customer-form.tsx";
import { type CustomersSearch, readSearch } from "./customers-search.ts";
import { CustomersTable } from "./customers-table.tsx";

/** The address holds search and page, so that Back and a sent link show the same. */
function useAddress() {
  const { q = "", page = 1 } = readSearch(useSearch({ strict: false }) as Record<string, unknown>);
  const navigate = useNavigate();
  const change = (next: CustomersSearch) =>
    navigate({
      to: "/agent/customers",
      search: readSearch({ q, page, ...next }) as Record<string, unknown>,
      replace: true,
      resetScroll: false,
    });
  return { q, page, change };
}

type Opened = { customer: CustomerReply | null };

function Customers({ onOpen }: { onOpen: (opened: Opened) => void }) {
  const { t } = useTranslation("agents");
  const { q, page, change } = useAddress();
  const query = { page, ...(q !== "" && { search: q }) };
  const { data, error, refetch, isPlaceholderData } = useCall(
    customersRoute,
    { query },
    { keepPrevious: true },
  );
  const mayChange = useSession()?.role !== "viewer";
  if (data === undefined) {
    return error ? (
      <ErrorState error={error} retry={refetch} />
    ) : (
      <Waiting what={t("waiting")}>
        <Skeleton height={320} radius={16} />
      </Waiting>
    );
  }
  if (data.total === 0 && q === "") {
    return (
      <EmptyState
        picture="boat-at-jetty"
        title={t("empty.title")}
        act={mayChange && <Button onClick={() => onOpen({ customer: null })}>{t("add")}</Button>}
      >
        {t("empty.text")}
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles.search}>
        <SearchBox
          q={q}
          label={t("searchLabel")}
          placeholder={t("search")}
          clearLabel={t("clear")}
          onSearch={(next) => change({ q: next, page: 1 })}
        />
      </div>
      {data.total === 0 ? (
        <EmptyState picture="jungle-trail" title={t("nothingFound.title", { search: q })}>
          {t("nothingFound.text")}
        </EmptyState>
      ) : (
        <div
          aria-busy={isPlaceholderData || undefined}
          className={isPlaceholderData ? styles.stale : undefined}
        >
          <CustomersTable
            rows={data.customers}
            frame={data}
            onPage={(next) => change({ page: next })}
            onChange={(customer) => onOpen({ customer })}
          />
        </div>
      )}
    </>
  );
}

export default function CustomersPage() {
  const { t } = useTranslation("agents");
  const [opened, setOpened] = useState<Opened | null>(null);
  const mayChange = useSession()?.role !== "viewer";
  return (
    <>
      <PageTitle text={t("title")} />
      <header className={styles.head}>
        <div>
          <h1 className="display">{t("title")}</h1>
          <p className="muted">{t("lead")}</p>
        </div>
        {mayChange && (
          <Button icon={IconPlus} onClick={() => setOpened({ customer: null })}>
            {t("add")}
          </Button>
        )}
      </header>
      <ContractCard />
      <Customers onOpen={setOpened} />
      <Dialog
        open={opened !== null}
        onClose={() => setOpened(null)}
        title={t(opened?.customer ? "form.changeTitle" : "form.addTitle")}
      >
        <CustomerForm customer={opened?.customer ?? null} onDone={() => setOpened(null)} />
      </Dialog>
    </>
  );
}
