import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../../api/use-call.ts";
import { Button } from "../../../../ui/button.tsx";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { EmptyState, ErrorState } from "../../../../ui/states.tsx";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import { bookings } from "../calls.ts";
import { KeyHints } from "../keys/desk-keys.tsx";
import { ListFilters } from "./filters.tsx";
import { type ListSearch, readListSearch } from "./list-search.ts";
import styles from "./listing.module.css";
import { ListTable } from "./table.tsx";
import { useStarts } from "./use-starts.ts";

const perPage = 20;

/** The address holds search, state and page, so Back and a sent link show the same. */
function useAddress() {
  const search = readListSearch(useSearch({ strict: false }) as Record<string, unknown>);
  const navigate = useNavigate();
  const { history } = useRouter();
  const change = (next: ListSearch, replace = false) => {
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
  const { q, status, page = 1 } = search;
  const starts = useStarts(JSON.stringify([q, status]));
  const query = {
    limit: perPage,
    ...(q && { search: q }),
    ...(status && { status }),
    ...starts.queryOf(page),
  };
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
        <KeyHints />
      </header>
      <ListFilters q={q ?? ""} status={status ?? ""} onChange={(next) => change(next, true)} />
      <div
        aria-busy={isPlaceholderData || undefined}
        className={isPlaceholderData ? styles.stale : undefined}
      >
        {data === undefined && (error ? <ErrorState error={error} retry={refetch} /> : <ListShape />)}
        {data?.reservations.length === 0 && (
          <Nothing
            searched={q !== undefined || status !== undefined}
            onAll={() => change({ q: "", status: undefined as never })}
          />
        )}
        {data && data.reservations.length > 0 && (
          <ListTable
            rows={data.reservations}
            frame={{ ...data, page }}
            onPage={(next) => change({ page: next })}
          />
        )}
      </div>
    </>
  );
}
