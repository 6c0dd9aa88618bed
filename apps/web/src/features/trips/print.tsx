import { IconArrowLeft, IconPrinter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageTitle } from "../../ui/site-name.tsx";
import { PaymentChip, StateChip } from "../../ui/state-chip.tsx";
import { NoBooking } from "./no-booking.tsx";
import styles from "./sheet.module.css";
import { Sheet } from "./sheet.tsx";
import { useBooking } from "./use-booking.ts";

/** The booking as paper: light in every mode, A4 when printed. */
export default function PrintPage() {
  const { t } = useTranslation("trips");
  const { data: booking, error, refetch } = useBooking();
  if (booking === undefined) {
    return (
      <div className={styles.page}>
        <div className={styles.tools}>
          <NoBooking error={error} retry={refetch} />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <PageTitle text={t("sheet.back", { number: booking.bookingNo })} />
      <div className={styles.tools}>
        <LinkButton to={`/booking/detail/${booking._id}`} kind="plain">
          <Icon of={IconArrowLeft} flips />
          <bdi>{t("sheet.back", { number: booking.bookingNo })}</bdi>
        </LinkButton>
        <div className={styles.chips}>
          <StateChip state={booking.status} />
          <PaymentChip status={booking.paymentStatus} />
          <Button icon={IconPrinter} onClick={() => print()}>
            {t("sheet.print")}
          </Button>
        </div>
      </div>
      <Sheet booking={booking} />
    </div>
  );
}
