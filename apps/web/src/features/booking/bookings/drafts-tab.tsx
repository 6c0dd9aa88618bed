import { StateChip } from "../../../business/state-chip.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { actColumn, column, countColumn } from "../../../listing/columns.tsx";
import { List } from "../../../listing/list.tsx";
import { useList } from "../../../listing/use-list.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { MomentText } from "../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import type { TripsPlace } from "./bookings-tab.tsx";
import { type DraftRow, drafts } from "./calls.ts";
import { DraftResume, DraftStay, DraftTotal } from "./draft-cells.tsx";
import styles from "./listing.module.css";

/** Bookings that were begun. Deleting them is the business of their own page. */
export function DraftsTab({ place }: { place: TripsPlace }) {
  const { t } = useTranslation("trips");
  const { say } = useLanguage();
  const { page } = place.search;
  const list = useList({
    id: "trip-drafts",
    call: drafts,
    rows: "drafts",
    limit: 10,
    place: { ...place, search: page === undefined ? {} : { page }, sorts: [] },
  });
  const nameOf = ({ packageName }: DraftRow) => (packageName ? say(packageName) : t("listing.noPackage"));
  const saved = (row: DraftRow) => (
    <>
      {t("listing.columns.saved")} <MomentText moment={row.updatedAt} />
    </>
  );
  const columns: readonly ListColumn<DraftRow>[] = [
    column("package", t("listing.columns.package"), nameOf, { strong: true, note: saved }),
    column("stay", t("listing.columns.stay"), (row) => <DraftStay row={row} />),
    countColumn("total", t("listing.columns.total"), (row) => <DraftTotal row={row} />),
    column("booking", t("listing.columns.booking"), () => <StateChip state="draft" />, { card: "state" }),
    column("step", t("listing.columns.step"), (row) => t(`steps.${row.step}`)),
    actColumn("act", t("listing.columns.act"), (row) => <DraftResume row={row} />),
  ];
  return (
    <>
      <List
        list={list}
        caption={t("listing.caption", { tab: t("listing.tabs.draft") })}
        columns={columns}
        waiting={t("listing.waiting")}
        empty={{
          picture: "island-dawn",
          title: t("listing.empty.draft.title"),
          text: t("listing.empty.draft.text"),
          act: <LinkButton to="/">{t("listing.empty.act")}</LinkButton>,
        }}
      />
      {list.rows.length > 0 && (
        <div className={styles.after}>
          <LinkButton to="/draft-booking/listing" kind="plain">
            {t("listing.manageDrafts")}
          </LinkButton>
        </div>
      )}
    </>
  );
}
