import { useTranslation } from "../../../i18n/use-translation.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { IconPrinter } from "../../../ui/icons/index.ts";
import { Money } from "../../../ui/money-and-dates.tsx";
import type { Booking } from "./calls.ts";
import styles from "./detail.module.css";
import { Section } from "./section.tsx";

/** For whom an agency booked, what they pay it, and their copy. Nothing on everybody else's booking. */
export function AgentCard({ booking }: { booking: Booking }) {
  const { t } = useTranslation("trips");
  const { agent, customer } = booking;
  if (agent === null) return null;
  return (
    <Section title={t("agent.title")}>
      <p className="strong">{customer?.name ?? booking.bookingName}</p>
      <p className="muted">{t(`agent.mailTo.${agent.mailTo}`)}</p>
      {agent.sellingSen !== null && (
        <p className={styles.sum}>
          <span>{t("agent.selling")}</span>
          <Money sen={agent.sellingSen} />
        </p>
      )}
      <LinkButton
        to={`/booking/detail/${booking._id}/print`}
        search={{ copy: "customer" }}
        kind="outline"
        icon={IconPrinter}
      >
        {t("agent.copy")}
      </LinkButton>
    </Section>
  );
}
