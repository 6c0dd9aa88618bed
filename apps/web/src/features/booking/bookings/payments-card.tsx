import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { IconAlertCircle, IconCheck, IconClock, IconClockOff, IconFileSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Chip } from "../../../ui/chip.tsx";
import { MomentText, Money } from "../../../ui/written.tsx";
import type { Booking } from "./calls.ts";
import styles from "./detail.module.css";
import { EInvoiceLine } from "./e-invoice-line.tsx";
import { Section } from "./section.tsx";
import { useWording } from "./use-wording.ts";

type State = Booking["payments"][number]["state"];

const faces = {
  started: ["info", IconClock],
  captured: ["success", IconCheck],
  declined: ["danger", IconAlertCircle],
  expired: ["neutral", IconClockOff],
  putAside: ["warning", IconFileSearch],
  awaitingVerification: ["info", IconFileSearch],
  voided: ["neutral", IconClockOff],
} as const satisfies Record<State, unknown>;

export function PaymentsCard({ booking }: { booking: Booking }) {
  const { t } = useTranslation("trips");
  const { gateway } = useWording();
  const { payments } = booking;
  return (
    <Section title={t("payments.title")}>
      {payments.length === 0 && <p className="muted">{t("payments.none")}</p>}
      <ul className={styles.lines}>
        {payments.map((payment) => {
          const [tone, icon] = faces[payment.state];
          return (
            <li key={payment._id}>
              <span>
                <b className="strong">{gateway(payment.gateway)}</b>
                <small>
                  <MomentText moment={payment.at} />
                </small>
                {payment.state === "captured" && (
                  <small>
                    <Link className="link" to="/receipt/$id" params={{ id: payment._id }}>
                      {t("payments.receipt")}
                    </Link>
                  </small>
                )}
                {payment.refundedSen > 0 && (
                  <small>{t("payments.refunded", { amount: formatRinggit(payment.refundedSen) })}</small>
                )}
              </span>
              <span className={styles.paid}>
                <Money sen={payment.amountSen} />
                <Chip tone={tone} icon={icon}>
                  {t(`payments.states.${payment.state}`)}
                </Chip>
              </span>
            </li>
          );
        })}
      </ul>
      <EInvoiceLine booking={booking} />
    </Section>
  );
}
