import type { PaymentOutcome } from "@pulau/domain/booking/payment-outcome.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Notice } from "../../../ui/surfaces.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import type { LinkedInvoice } from "./calls.ts";
import { receivedSen } from "./received-sen.ts";

const tones = {
  paid: "success",
  underWay: "info",
  declined: "danger",
  checking: "warning",
  returned: "warning",
  lapsed: "warning",
  cancelled: "warning",
} as const;

/** Whether a bank transfer is on its way, so that nobody is asked for the money again. */
export const isLookedFor = ({ transferWaits, owedSen, status, latest }: LinkedInvoice): boolean =>
  transferWaits && owedSen > 0 && status !== "cancelled" && latest?.state !== "putAside";

/** A bank transfer was reported, and staff look for it. */
export function LookingNotice({ payUntil }: Pick<LinkedInvoice, "payUntil">) {
  const { t } = useTranslation("pay-link");
  const { momentText } = useMoments();
  return (
    <div role="status">
      <Notice tone="info" title={t("looking.title")}>
        {payUntil === null ? t("looking.text") : t("looking.until", { time: momentText(payUntil) })}
      </Notice>
    </div>
  );
}

type Props = { invoice: LinkedInvoice; outcome: PaymentOutcome; cameBack: boolean };

/** What has become of the payment, or why nothing can be paid; nothing while it is just to be paid. */
export function OutcomeNotice({ invoice, outcome, cameBack }: Props) {
  const { t } = useTranslation("pay-link");
  const { owedSen, status } = invoice;
  // Long after a try that failed, or a part that was paid, the page simply asks for what is owed.
  const old = !cameBack && (outcome === "declined" || (outcome === "paid" && owedSen > 0));
  if (outcome === "unpaid" || old) return null;
  const amount = formatRinggit(receivedSen(invoice, outcome, cameBack));
  const twice = outcome === "returned" && status !== "cancelled";
  const special = twice ? "twice" : outcome === "paid" && owedSen > 0 ? "partPaid" : outcome;
  // Whoever opens the link may find a page that somebody else has opened.
  const key = special === "underWay" && !cameBack ? "elsewhere" : special;
  return (
    <div role="status">
      <Notice tone={tones[outcome]} title={t(`${key}.title`)}>
        {t(`${key}.text`, { amount, rest: formatRinggit(owedSen) })}
      </Notice>
    </div>
  );
}
