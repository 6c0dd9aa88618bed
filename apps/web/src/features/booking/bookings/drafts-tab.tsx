import { addDays } from "@pulau/domain/calendar/day.ts";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../api/use-call.ts";
import { StateChip } from "../../../business/state-chip.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { CellNote, type Column, DataTable } from "../../../ui/table.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { DayRange, MomentText, Money } from "../../../ui/written.tsx";
import { type DraftRow, drafts } from "./calls.ts";
import styles from "./listing.module.css";
import { ListingShape } from "./listing-shape.tsx";
import { useWording } from "./use-wording.ts";

const wizard = (draft: DraftRow) =>
  `/booking/new/${draft._id}/${draft.step === "addOns" ? "add-ons" : draft.step}`;

function useColumns(): readonly Column<DraftRow>[] {
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
    { key: "booking", head: t("listing.columns.booking"), cell: () => <StateChip state="draft" /> },
    { key: "step", head: t("listing.columns.step"), cell: (draft) => t(`steps.${draft.step}`) },
    {
      key: "act",
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
export function DraftsTab({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const { t } = useTranslation("trips");
  const columns = useColumns();
  const { data, error, refetch } = useCall(drafts, { query: { page } }, { keepPrevious: true });
  if (data === undefined) return error ? <ErrorState error={error} retry={refetch} /> : <ListingShape />;
  if (data.drafts.length === 0) {
    return (
      <EmptyState
        picture="island-dawn"
        title={t("listing.empty.draft.title")}
        act={<LinkButton to="/">{t("listing.empty.act")}</LinkButton>}
      >
        {t("listing.empty.draft.text")}
      </EmptyState>
    );
  }
  return (
    <>
      <DataTable
        caption={t("listing.caption", { tab: t("listing.tabs.draft") })}
        columns={columns}
        rows={data.drafts}
        rowKey={(draft) => draft._id}
        foot={<Pagination {...data} onChange={onPage} />}
      />
      <div className={styles.after}>
        <LinkButton to="/draft-booking/listing" kind="plain">
          {t("listing.manageDrafts")}
        </LinkButton>
      </div>
    </>
  );
}
