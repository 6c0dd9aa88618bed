import type { CommissionReply } from "@pulau/contract/commission.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { CellNote } from "../../../listing/column.tsx";
import { useLanguage } from "../../../ui/use-language.ts";

/** Which stay it is; of a friend's only that there is one. */
export function CommissionStay({ row, staff }: { row: CommissionReply; staff: boolean }) {
  const { t } = useTranslation("commission");
  const { say } = useLanguage();
  if (row.bookingNo === null) return <b className="strong">{t("friend")}</b>;
  const to = staff ? `/staff/bookings/${row.bookingId}` : `/booking/detail/${row.bookingId}`;
  return (
    <>
      {row.bookingId === null ? (
        <b className="strong">
          <bdi>{row.bookingNo}</bdi>
        </b>
      ) : (
        <Link className="link" to={to}>
          <bdi>{row.bookingNo}</bdi>
        </Link>
      )}
      <CellNote>
        {[row.bookingName, row.packageName && say(row.packageName)].filter(Boolean).join(" · ")}
      </CellNote>
    </>
  );
}
