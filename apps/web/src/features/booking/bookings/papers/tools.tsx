import type { ReactNode } from "react";
import { PaymentChip, StateChip } from "../../../../business/state-chip.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { IconArrowLeft, IconPrinter } from "../../../../ui/icons/index.ts";
import type { Booking } from "../calls.ts";
import styles from "./sheet.module.css";

type Props = {
  booking: Pick<Booking, "bookingNo" | "status" | "paymentStatus">;
  /** The booking's own page. */
  back: string;
  children?: ReactNode;
};

/** Above a paper, never on it: the way back, how the booking stands, and what can be done with the paper. */
export function Tools({ booking, back, children }: Props) {
  const { t } = useTranslation("trips");
  return (
    <div className={styles.tools}>
      <LinkButton to={back} kind="plain">
        <Icon of={IconArrowLeft} flips />
        <bdi>{t("sheet.back", { number: booking.bookingNo })}</bdi>
      </LinkButton>
      <div className={styles.chips}>
        <span className={styles.chips}>
          <StateChip state={booking.status} />
          <PaymentChip status={booking.paymentStatus} />
        </span>
        <span className={styles.chips}>
          {children}
          <Button icon={IconPrinter} onClick={() => print()}>
            {t("sheet.print")}
          </Button>
        </span>
      </div>
    </div>
  );
}
