import { soldStates } from "@pulau/domain/booking/booking-moves.ts";
import { Link } from "@tanstack/react-router";
import { useCall, useSession } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconFileInvoice } from "../../../ui/icons/index.ts";
import type { Booking } from "./calls.ts";
import styles from "./detail.module.css";
import { eInvoice } from "./papers/calls.ts";

/** The way to the e-Invoice of a booking that stands: to ask for one, or to what was asked. */
export function EInvoiceLine({ booking: { _id, status } }: { booking: Booking }) {
  const { t } = useTranslation("trips");
  const mayRequest = useSession()?.role !== "viewer";
  const { data } = useCall(eInvoice, { params: { _id } }, { enabled: soldStates.includes(status) });
  if (!data?.offered || (data.buyer === null && !mayRequest)) return null;
  return (
    <p className={styles.eInvoice}>
      <Icon of={IconFileInvoice} size="s" />
      <Link className="link" to="/invoice/$id" params={{ id: _id }} hash="e-invoice">
        {t(data.buyer === null ? "payments.eInvoice" : "payments.eInvoiceRequested")}
      </Link>
    </p>
  );
}
