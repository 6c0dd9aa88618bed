import { isAlarming } from "@pulau/domain/access/security-kinds.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { CellNote } from "../../../listing/column.tsx";
import { NarrowButton } from "../../../listing/narrow-button.tsx";
import type { ListPlace } from "../../../listing/use-address.ts";
import { Chip } from "../../../ui/chip.tsx";
import type { Entry } from "./staff-routes.ts";

/** Enough of a mark to tell two apart by eye. */
const short = (mark: string): string => mark.slice(0, 8);

type Cell = { row: Entry; change: ListPlace["change"] };

/** What happened, with the booking, the code or what was typed, where there is any. */
export function What({ row: { kind, facts } }: Pick<Cell, "row">) {
  const { t } = useTranslation("security-log");
  const { bookingId, bookingNo, code, typed } = facts;
  return (
    <>
      <Chip tone={isAlarming(kind) ? "warning" : "neutral"}>{t(`kinds.${kind}`)}</Chip>
      {typeof bookingId === "string" && typeof bookingNo === "string" && (
        <Link className="link" to="/staff/bookings/$id" params={{ id: bookingId }}>
          <bdi>{bookingNo}</bdi>
        </Link>
      )}
      {typeof typed === "string" && <CellNote>{t("typed", { typed })}</CellNote>}
      {typeof code === "string" && (
        <CellNote>{t(`codes.${code}` as "codes.other", t("codes.other"))}</CellNote>
      )}
    </>
  );
}

/** Who it was; pressed, the log is narrowed to them. */
export function Who({ row: { person, side }, change }: Cell) {
  const { t } = useTranslation("security-log");
  return (
    <>
      {person ? (
        <NarrowButton onPress={() => change({ person: person._id, side })}>{person.name}</NarrowButton>
      ) : (
        t("nobody")
      )}
      <CellNote>
        {t(`sides.${side}`)} {person && <bdi>· {person.email}</bdi>}
      </CellNote>
    </>
  );
}

/** By which network and session it came; pressed, the log is narrowed to that. */
export function From({ row: { network, session }, change }: Cell) {
  const { t } = useTranslation("security-log");
  return (
    <>
      <NarrowButton label={t("onlyNetwork", { mark: short(network) })} onPress={() => change({ network })}>
        <bdi>{t("network", { mark: short(network) })}</bdi>
      </NarrowButton>
      {session && (
        <CellNote>
          <NarrowButton
            label={t("onlySession", { mark: short(session) })}
            onPress={() => change({ session })}
          >
            <bdi>{t("session", { mark: short(session) })}</bdi>
          </NarrowButton>
        </CellNote>
      )}
    </>
  );
}
