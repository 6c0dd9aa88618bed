import type { ReactNode } from "react";
import { resort } from "../../../../api/resort.ts";
import { useCall } from "../../../../api/use-call.ts";
import { amountDueOf } from "../../../../business/amount-due.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { MomentText } from "../../../../ui/money-and-dates.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import { BoardingCode } from "../boarding-card.tsx";
import type { Booking } from "../calls.ts";
import { PolicyLines } from "../policy-lines.tsx";
import { AddOnLines } from "./add-on-lines.tsx";
import { Facts } from "./facts.tsx";
import { Foot } from "./foot.tsx";
import { GuestList } from "./guest-list.tsx";
import { Letterhead } from "./letterhead.tsx";
import { LineTable } from "./line-table.tsx";
import styles from "./sheet.module.css";
import { Sums } from "./sums.tsx";

type Props = {
  booking: Booking;
  /** For an agency's customer: the price that the agency told, if it did, and nothing of what it pays. */
  forCustomer?: boolean;
  children?: ReactNode;
};

/** The booking on one sheet of paper, with the resort's letterhead. `children` are what only some readers see. */
export function Sheet({ booking, forCustomer = false, children }: Props) {
  const { t } = useTranslation("trips");
  const { data: house } = useCall(resort, {});
  return (
    <article className={styles.sheet} data-theme="light">
      {house && <Letterhead house={{ ...house, ...house.contact }} />}
      <div className={styles.title}>
        <h1 className="display">
          {t(booking.status === "awaitingPayment" ? "sheet.preTitle" : "sheet.title")}
        </h1>
        <p>
          <b>
            <bdi>{booking.bookingNo}</bdi>
          </b>
          <MomentText moment={booking.submittedAt} />
        </p>
      </div>
      <Facts payer={{ ...booking, name: booking.bookingName }} stay={booking} />
      {!forCustomer && <LineTable lines={booking.lines} />}
      <div className={styles.scroll}>
        <GuestList guests={booking.guests} rooms={booking.rooms} />
      </div>
      <AddOnLines addOns={booking.addOns} />
      {booking.specialRequest !== "" && (
        <section className={styles.note}>
          <h2>{t("detail.request")}</h2>
          <p>{booking.specialRequest}</p>
        </section>
      )}
      {booking.boardingCode !== null && (
        <section className={styles.note}>
          <h2>{t("detail.boarding")}</h2>
          <BoardingCode code={booking.boardingCode} />
        </section>
      )}
      {children}
      <div className={styles.below}>
        {forCustomer ? <CustomerPrice booking={booking} /> : <PolicyAndSums booking={booking} />}
      </div>
      {house && <Foot house={{ ...house, ...house.contact }} />}
    </article>
  );
}

function PolicyAndSums({ booking }: { booking: Booking }) {
  const { t } = useTranslation("trips");
  const { dayOf } = useMoments();
  return (
    <>
      <div>
        <h2 className="display">{t("policy.title")}</h2>
        <PolicyLines booking={booking} bookedOn={dayOf(booking.submittedAt)} />
      </div>
      <Sums
        totalSen={booking.totalSen}
        payments={booking.payments.filter(({ state }) => state === "captured")}
        due={amountDueOf(booking)}
      />
    </>
  );
}

/** What the customer pays the agency; refunds and payments are between the two of them. */
function CustomerPrice({ booking }: { booking: Booking }) {
  const sellingSen = booking.agent?.sellingSen ?? null;
  return sellingSen === null ? null : <Sums totalSen={sellingSen} payments={[]} due={null} />;
}
