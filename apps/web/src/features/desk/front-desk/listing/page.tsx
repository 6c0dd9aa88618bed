import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useBackend, useCall } from "../../../../api/use-call.ts";
import { Button } from "../../../../ui/button.tsx";
import { FileButton } from "../../../../ui/file-button.tsx";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { EmptyState, ErrorState } from "../../../../ui/states.tsx";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import { bookings, bookingsCsv } from "../calls.ts";
import { KeyHints } from "../keys/desk-keys.tsx";
import { NewBooking } from "../new-booking.tsx";
import { ColumnChooser } from "./column-chooser.tsx";
import { useColumnsShown } from "./columns-shown.ts";
import { ListFilters } from "./filters.tsx";
import { filterOf, isNarrowed, type ListSearch, readListSearch } from "./list-search.ts";
import styles from "./listing.module.css";
import { ListTable } from "./table.tsx";
import { useStarts } from "./use-starts.ts";

const perPage = 20;

/** The address holds search, state and page, so Back and a sent link show the same. */
function useAddress() {
  const search = readListSearch(useSearch({ strict: false }) as Record<string, unknown>);
  const navigate = useNavigate();
  const { history } = useRouter();
  const change = (next: Partial<Record<keyof ListSearch, unknown>>, replace = false) => {
    // Whoever has just pressed a booking is on the way there: what was typed before must not call them back.
    if (history.location.pathname !== "/staff/bookings") return;
    void navigate({
      to: "/staff/bookings",
      search: readListSearch({ ...search, page: 1, ...next }) as Record<string, unknown>,
      replace,
      resetScroll: false,
    });
  };
  return { search, change };
}

function ListShape() {
  const { t } = useTranslation("staff");
  return (
    <Waiting what={t("list.waiting")}>
      <Skeleton height={520} radius={12} />
    </Waiting>
  );
}

function Nothing({ searched, onAll }: { searched: boolean; onAll: () => void }) {
  const { t } = useTranslation("staff");
  if (!searched) {
    return (
      <EmptyState picture="boat-at-jetty" title={t("list.empty.title")}>
        {t("list.empty.text")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture="jungle-trail"
      title={t("list.nothing.title")}
      act={
        <Button kind="outline" onClick={onAll}>
          {t("list.nothing.act")}
        </Button>
      }
    >
      {t("list.nothing.text")}
    </EmptyState>
  );
}

export default function ListPage() {
  const { t } = useTranslation("staff");
  const { search, change } = useAddress();
  const { page = 1 } = search;
  const filter = filterOf(search);
  const starts = useStarts(JSON.stringify(filter));
  const { shown, toggle } = useColumnsShown();
  const { call } = useBackend();
  const query = { limit: perPage, ...filter, ...starts.queryOf(page) };
  const { data, error, refetch, isPlaceholderData } = useCall(bookings, { query }, { keepPrevious: true });
  if (data && !isPlaceholderData) starts.learn(page, data.nextCursor);
  return (
    <>
      <PageTitle text={t("list.title")} />
      <header className={styles.head}>
        <div>
          <h1 className="display">{t("list.title")}</h1>
          <p className="muted">{data ? t("list.count", { count: data.total }) : "\u00a0"}</p>
        </div>
        <div className={styles.acts}>
          <ColumnChooser shown={shown} onToggle={toggle} />
          <FileButton text={t("list.csv")} get={() => call(bookingsCsv, { query: filter })} />
          <KeyHints />
          <NewBooking />
        </div>
      </header>
      <ListFilters search={search} onChange={(next) => change(next, true)} />
      <div
        aria-busy={isPlaceholderData || undefined}
        className={isPlaceholderData ? styles.stale : undefined}
      >
        {data === undefined && (error ? <ErrorState error={error} retry={refetch} /> : <ListShape />)}
        {data?.reservations.length === 0 && (
          <Nothing
            searched={isNarrowed(search)}
            onAll={() => change({ q: undefined, status: undefined, from: undefined, to: undefined })}
          />
        )}
        {data && data.reservations.length > 0 && (
          <ListTable
            rows={data.reservations}
            shown={shown}
            frame={{ ...data, page }}
            onPage={(next) => change({ page: next })}
          />
        )}
      </div>
    </>
  );
}
