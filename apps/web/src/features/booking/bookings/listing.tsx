import { IconPlus } from "@tabler/icons-react";
import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Cursors, pageQuery, withNext } from "../../../api/cursors.ts";
import { useCall } from "../../../api/use-call.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { BookingsTab } from "./bookings-tab.tsx";
import { bookings } from "./calls.ts";
import { DraftsTab } from "./drafts-tab.tsx";
import styles from "./listing.module.css";
import { ListingFilters } from "./listing-filters.tsx";
import { type ListingSearch, readSearch, tabs, wholeSearch } from "./listing-search.ts";
import { OfCustomer } from "./of-customer.tsx";

/** The address holds tab, search, order and page, so Back and a sent link show the same. */
function useAddress() {
  const asked = useSearch({ strict: false }) as Record<string, unknown>;
  const search = wholeSearch(readSearch(asked));
  const navigate = useNavigate();
  const { history } = useRouter();
  const change = (next: ListingSearch, replace = false) => {
    // Whoever has just pressed a booking is on the way there: what was typed before must not call them back.
    if (history.location.pathname !== "/booking/listing") return;
    void navigate({
      to: "/booking/listing",
      search: readSearch({ ...search, ...next }) as Record<string, unknown>,
      replace,
      resetScroll: false,
    });
  };
  return { ...search, change };
}

/** The bookings of the tab; on the draft tab those of the first one, for the counts that come with them. */
function useListing({ tab, q, sort, page, customer }: Required<ListingSearch>) {
  const list = [tab, q, sort, customer].join("\n");
  const [known, setKnown] = useState<{ list: string; cursors: Cursors }>({ list, cursors: new Map() });
  const cursors: Cursors = known.list === list ? known.cursors : new Map();
  const query =
    tab === "draft"
      ? { tab: "upcoming" as const }
      : {
          tab,
          sort,
          ...(q !== "" && { search: q }),
          ...(customer !== "" && { customerId: customer }),
          ...pageQuery(cursors, page),
        };
  const reply = useCall(bookings, { query }, { keepPrevious: true });
  const { data, isPlaceholderData } = reply;
  useEffect(() => {
    if (data === undefined || isPlaceholderData || tab === "draft") return;
    setKnown((before) => {
      const own = before.list === list ? before.cursors : new Map();
      const cursors = withNext(own, data.page, data.nextCursor);
      return cursors === before.cursors ? before : { list, cursors };
    });
  }, [data, isPlaceholderData, list, tab]);
  return reply;
}

export default function ListingPage() {
  const { t } = useTranslation("trips");
  const { change, ...search } = useAddress();
  const { tab, q, sort, page, customer } = search;
  const { data, error, refetch, isPlaceholderData } = useListing(search);
  const counts = data?.counts;
  const countOf = {
    upcoming: counts?.upcoming,
    past: counts?.past,
    draft: counts?.draft,
    "pre-booking": counts?.preBooking,
  };
  return (
    <>
      <PageTitle text={t("listing.title")} />
      <header className={styles.head}>
        <div>
          <h1 className="display">{t("listing.title")}</h1>
          <p className="muted">
            {counts && counts.upcoming > 0
              ? t("listing.lead", { count: counts.upcoming })
              : t("listing.leadNone")}
          </p>
        </div>
        <LinkButton to="/" icon={IconPlus}>
          {t("listing.newBooking")}
        </LinkButton>
      </header>
      <Tabs
        label={t("listing.tabsLabel")}
        value={tab}
        onChange={(next) => change({ tab: next, q: "", sort: undefined, page: 1 })}
        tabs={tabs.map((value) => ({ value, text: t(`listing.tabs.${value}`), count: countOf[value] }))}
      >
        {tab === "draft" ? (
          <div className={styles.panel}>
            <DraftsTab page={page} onPage={(next) => change({ page: next })} />
          </div>
        ) : (
          <div className={styles.panel}>
            {customer !== "" && <OfCustomer _id={customer} onAll={() => change({ customer: "", page: 1 })} />}
            <ListingFilters q={q} sort={sort} onChange={(next) => change(next, true)} />
            <div
              aria-busy={isPlaceholderData || undefined}
              className={isPlaceholderData ? styles.stale : undefined}
            >
              <BookingsTab {...{ tab, q, data, error }} retry={refetch} onChange={change} />
            </div>
          </div>
        )}
      </Tabs>
    </>
  );
}
