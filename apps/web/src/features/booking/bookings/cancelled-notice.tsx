import { isOwnSource } from "@pulau/domain/money/own-sources.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import type { Booking } from "./calls.ts";

/** Why a booking is cancelled and what the cancellation gives back; what went back before it stands with its payment. */
export function CancelledNotice({ booking }: { booking: Booking }) {
  const { t } = useTranslation("trips");
  if (booking.status !== "cancelled") return null;
  const { refundSen: back = 0, gateways = [] } = booking.calledOff ?? {};
  const refundState = gateways.every(isOwnSource) ? "refunded" : "underWay";
  return (
    <Notice
      tone="warning"
      title={t("cancelled.title")}
      acts={
        <LinkButton to="/" kind="outline" size="small">
          {t("cancelled.again")}
        </LinkButton>
      }
    >
      <p>{t(`cancelled.${booking.cancelReason ?? "unknown"}`)}</p>
      {back > 0 && <p>{t(`cancelled.${refundState}`, { amount: formatRinggit(back) })}</p>}
    </Notice>
  );
}
