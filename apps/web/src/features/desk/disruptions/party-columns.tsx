import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { column } from "../../../listing/columns.tsx";
import type { Party } from "./calls.ts";
import { useBoatText } from "./use-boat-text.ts";

/** Who it is, and, where there are several, which boat they have lost. */
export function usePartyColumns<P extends Party>(parties: readonly P[]): readonly ListColumn<P>[] {
  const { t } = useTranslation("disruptions");
  const boatText = useBoatText();
  const severalBoats = new Set(parties.map(({ was }) => was.sailingId)).size > 1;
  const partyColumn = column<P>(
    "party",
    t("columns.party"),
    ({ bookingId, bookingName }) => (
      <Link className="link strong" to="/staff/bookings/$id" params={{ id: bookingId }}>
        <bdi>{bookingName}</bdi>
      </Link>
    ),
    {
      note: ({ bookingNo, persons, state, hasTransfer }) => (
        <>
          <bdi>{bookingNo}</bdi> · {t("persons", { count: persons })}
          {state === "awaitingPayment" && <> · {t("notPaid")}</>}
          {hasTransfer && <> · {t("hasTransfer")}</>}
        </>
      ),
    },
  );
  const lost = column<P>("was", t("columns.was"), ({ was }) => boatText(was), {
    note: ({ was }) => t(`ways.${was.direction}`),
  });
  return severalBoats ? [partyColumn, lost] : [partyColumn];
}
