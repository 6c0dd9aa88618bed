import { useTranslation } from "../../../i18n/use-translation.ts";
import { useListAddress } from "../../../listing/use-address.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { IconPlus } from "../../../ui/icons/index.ts";
import { PageHead } from "../../../ui/page-head.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { BookingsTab, type TripsPlace, useBookings } from "./bookings-tab.tsx";
import { CustomerFilter } from "./customer-filter.tsx";
import { DraftsTab } from "./drafts-tab.tsx";
import { tabs, tripsAddress } from "./list-address.ts";
import styles from "./listing.module.css";

/** The bookings of the tab; on the draft tab those of the first one, for the counts that come with them. */
function useTab(place: TripsPlace) {
  const { tab = "upcoming" } = place.search;
  const isDraft = tab === "draft";
  const list = useBookings(
    isDraft ? "upcoming" : tab,
    isDraft ? { ...place, search: {}, usualSort: "checkIn" } : place,
  );
  return { tab, list };
}

export default function ListingPage() {
  const { t } = useTranslation("trips");
  const place = useListAddress(tripsAddress);
  const { tab, list } = useTab(place);
  const { customer } = place.search;
  const counts = list.data?.counts;
  const countOf = {
    upcoming: counts?.upcoming,
    past: counts?.past,
    draft: counts?.draft,
    "pre-booking": counts?.preBooking,
  };
  return (
    <>
      <PageHead
        title={t("listing.title")}
        lead={
          counts && counts.upcoming > 0
            ? t("listing.lead", { count: counts.upcoming })
            : t("listing.leadNone")
        }
      >
        <LinkButton to="/" icon={IconPlus}>
          {t("listing.newBooking")}
        </LinkButton>
      </PageHead>
      <Tabs
        label={t("listing.tabsLabel")}
        value={tab}
        onChange={(next) => place.change({ tab: next, q: undefined, sort: undefined })}
        tabs={tabs.map((value) => ({ value, text: t(`listing.tabs.${value}`), count: countOf[value] }))}
      >
        <div className={styles.panel}>
          {tab !== "draft" && customer && (
            <CustomerFilter _id={customer} onAll={() => place.change({ customer: undefined })} />
          )}
          {tab === "draft" ? <DraftsTab place={place} /> : <BookingsTab tab={tab} list={list} />}
        </div>
      </Tabs>
    </>
  );
}
