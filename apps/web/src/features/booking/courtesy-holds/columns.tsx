import { Link } from "@tanstack/react-router";
import type { CourtesyHold } from "../../../business/courtesy/calls.ts";
import { PhoneLink } from "../../../business/phone-link.tsx";
import { courtesyStyles, StyledChip } from "../../../business/state-styles.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { actColumn, column, moneyColumn } from "../../../listing/columns.tsx";
import { listText, rangeText } from "../../../ui/format.ts";
import { useMoments } from "../../../ui/time-zone.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { CourtesyActs } from "./acts.tsx";

/** How to reach for whom it is held, and what was said. */
function Reach({ row: { email, mobile, note } }: { row: CourtesyHold }) {
  return (
    <>
      {mobile !== null && <PhoneLink number={mobile} />}{" "}
      {email !== null && (
        <a className="link" href={`mailto:${email}`}>
          <bdi>{email}</bdi>
        </a>
      )}
      {note !== "" && (
        <>
          <br />
          <bdi>{note}</bdi>
        </>
      )}
    </>
  );
}

function State({ row: { state, bookingId, bookingNo } }: { row: CourtesyHold }) {
  const { t } = useTranslation("courtesy-holds");
  return (
    <>
      <StyledChip face={courtesyStyles[state]}>{t(`states.${state}`)}</StyledChip>
      {bookingId !== null && (
        <CellNote>
          <Link className="link" to="/staff/bookings/$id" params={{ id: bookingId }}>
            <bdi>{bookingNo}</bdi>
          </Link>
        </CellNote>
      )}
    </>
  );
}

/** What staff see of each stay that is held for somebody. */
export function useCourtesyColumns(): readonly ListColumn<CourtesyHold>[] {
  const { t } = useTranslation("courtesy-holds");
  const { say, language } = useLanguage();
  const { momentText } = useMoments();
  return [
    column("guest", t("columns.guest"), (row) => row.name, {
      csv: ["name", "email", "phone", "note"],
      sort: "name",
      strong: true,
      note: (row) => <Reach row={row} />,
    }),
    column("stay", t("columns.stay"), (row) => rangeText(row.checkIn, row.checkOut, language), {
      csv: ["arrival", "departure", "persons"],
      sort: "checkIn",
      note: (row) => `${say(row.packageName)} · ${t("persons", { count: row.persons })}`,
    }),
    column("rooms", t("columns.rooms"), (row) => <bdi>{listText(row.rooms, language)}</bdi>, {
      csv: ["rooms"],
    }),
    moneyColumn("total", t("columns.total"), (row) => row.totalSen, { csv: ["total"] }),
    column("until", t("columns.until"), (row) => momentText(row.until), {
      csv: ["heldUntil"],
      sort: "until",
      note: (row) => t("by", { name: row.by }),
    }),
    column("state", t("columns.state"), (row) => <State row={row} />, {
      csv: ["status", "number"],
      card: "state",
    }),
    actColumn("act", t("columns.act"), (row) => <CourtesyActs hold={row} />),
  ];
}
