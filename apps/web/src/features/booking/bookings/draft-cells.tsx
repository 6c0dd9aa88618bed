import { addDays } from "@pulau/domain/calendar/day.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { CellNote } from "../../../listing/column.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { DayRange, Money } from "../../../ui/money-and-dates.tsx";
import type { DraftRow } from "./calls.ts";
import styles from "./listing.module.css";
import { useWording } from "./use-wording.ts";

type Cell = { row: DraftRow };

/** For which days and how many people, as far as it is known. */
export function DraftStay({ row: { checkIn, nights, persons } }: Cell) {
  const { t } = useTranslation("trips");
  const { length } = useWording();
  const dated = checkIn && nights !== null;
  return (
    <>
      {dated ? <DayRange from={checkIn} to={addDays(checkIn, nights)} /> : t("listing.noDates")}
      <CellNote>{dated ? length({ nights, persons }) : t("persons", { count: persons })}</CellNote>
    </>
  );
}

/** What it came to when it was last priced. */
export function DraftTotal({ row: { totalSen } }: Cell) {
  const { t } = useTranslation("trips");
  if (totalSen === null) return <span className="hint">{t("listing.notPriced")}</span>;
  return (
    <b className={`strong ${styles.money}`}>
      <Money sen={totalSen} />
    </b>
  );
}

/** Goes on with it where it was left. */
export function DraftResume({ row: { _id, step } }: Cell) {
  const { t } = useTranslation("trips");
  return (
    <LinkButton to={`/booking/new/${_id}/${step === "addOns" ? "add-ons" : step}`} kind="soft" size="small">
      {t("listing.goOn")}
    </LinkButton>
  );
}
