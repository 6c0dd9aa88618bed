import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useSearchBy } from "../../../../shell/page-address.ts";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { BookingUnavailable } from "../booking-unavailable.tsx";
import { readCopy } from "../read-paper.ts";
import { useBooking } from "../use-booking.ts";
import styles from "./sheet.module.css";
import { Sheet } from "./sheet.tsx";
import { Tools } from "./tools.tsx";

/** The booking as paper: light in every mode, A4 when printed. */
export default function PrintPage() {
  const { t } = useTranslation("trips");
  const { data: booking, error, refetch } = useBooking();
  const forCustomer = useSearchBy(readCopy).copy === "customer";
  if (booking === undefined) {
    return (
      <div className={styles.page}>
        <div className={styles.tools}>
          <BookingUnavailable error={error} retry={refetch} />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <PageTitle text={t("sheet.back", { number: booking.bookingNo })} />
      <Tools booking={booking} back={`/booking/detail/${booking._id}`} />
      <Sheet booking={booking} forCustomer={forCustomer && booking.agent !== null} />
    </div>
  );
}
