import { addDays } from "@pulau/domain/calendar/day.ts";
import { useTranslation } from "react-i18next";
import { StateChip } from "../../../business/state-chip.tsx";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { List } from "../../../listing/list.tsx";
import { useList } from "../../../listing/use-list.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { DayRange, MomentText, Money } from "../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import type { TripsPlace } from "./bookings-tab.tsx";
import { type DraftRow, drafts } from "./calls.ts";
import styles from "./listing.module.css";
import { useWording } from "./use-wording.ts";

const wizard = (draft: DraftRow) =>
  `/booking/new/${draft._id}/${draft.step === "addOns" ? "add-ons" : draft.step}`;

function useColumns(): readonly ListColumn<DraftRow>[] {
  const { t } = useTranslation("trips");
  const { say } = useLanguage();
  const { length } = useWording();
  return [
    {
      key: "package",
      head: t("listing.columns.package"),
      cell: (draft) => (
        <>
          <b className="strong">{draft.packageName ? say(draft.packageName) : t("listing.noPackage")}</b>
          <CellNote>
            {t("listing.columns.saved")} <MomentText moment={draft.updatedAt} />
          </CellNote>
        </>
      ),
    },
    {
      key: "stay",
      head: t("listing.columns.stay"),
      cell: ({ checkIn, nights, persons }) =>
        checkIn && nights !== null ? (
          <>
            <DayRange from={checkIn} to={addDays(checkIn, nights)} />
            <CellNote>{length({ nights, persons })}</CellNote>
          </>
        ) : (
          <>
            {t("listing.noDates")}
            <CellNote>{t("persons", { count: persons })}</CellNote>
          </>
        ),
    },
    {
      key: "total",
      head: t("listing.columns.total"),
      end: true,
      cell: ({ totalSen }) =>
        totalSen === null ? (
          <span className="hint">{t("listing.notPriced")}</span>
        ) : (
          <b className={`strong ${styles.money}`}>
            <Money sen={totalSen} />
          </b>
        ),
    },
    {
      key: "booking",
      card: "state",
      head: t("listing.columns.booking"),
      cell: () => <StateChip state="draft" />,
    },
    { key: "step", head: t("listing.columns.step"), cell: (draft) => t(`steps.${draft.step}`) },
    {
      key: "act",
      card: "acts",
      head: t("listing.columns.act"),
      end: true,
      cell: (draft) => (
        <LinkButton to={wizard(draft)} kind="soft" size="small">
          {t("listing.goOn")}
        </LinkButton>
      ),
    },
  ];
}

/** Bookings that were begun. Deleting them is the business of their own page. */
export function DraftsTab({ place }: { place: TripsPlace }) {
  const { t } = useTranslation("trips");
  const { page } = place.search;
  const list = useList({
    ...{ id: "trip-drafts", call: drafts, rows: "drafts", limit: 10 },
    place: { ...place, search: page === undefined ? {} : { page }, sorts: [] },
  });
  return (
    <>
      <List
        list={list}
        caption={t("listing.caption", { tab: t("listing.tabs.draft") })}
        columns={useColumns()}
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
