import type { BookingId } from "@pulau/domain/ids.ts";
import { addMinutes } from "@pulau/domain/transport/clock.ts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { resort } from "../../../../api/resort.ts";
import { useCall, useSession } from "../../../../api/use-call.ts";
import { PaymentChip } from "../../../../business/state-chip.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../../shell/page-address.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { dayText, rangeText } from "../../../../ui/format.ts";
import { Icon, type IconShape } from "../../../../ui/icon.tsx";
import {
  IconCalendarEvent,
  IconCar,
  IconFileInvoice,
  IconMail,
  IconSailboat,
} from "../../../../ui/icons/index.ts";
import { Gap } from "../../../../ui/money-and-dates.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Card, Notice } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { usePriceText } from "../../../../ui/use-price-text.ts";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import { type Booking, eInvoice, readBooking } from "../calls.ts";
import styles from "./after.module.css";
import { StoppedNotice } from "./stopped-notice.tsx";

function Next({ icon, title, children }: { icon: IconShape; title: string; children: ReactNode }) {
  return (
    <li>
      <span className={styles.icon}>
        <Icon of={icon} />
      </span>
      <span>
        <span className="strong">{title}</span>
        <span className="muted">{children}</span>
      </span>
    </li>
  );
}

function WhatNext({ booking }: { booking: Booking }) {
  const { t } = useTranslation("booking");
  const { say, language } = useLanguage();
  const { data: place } = useCall(resort, {});
  const out = booking.crossings.find(({ direction }) => direction === "out");
  const [ride] = booking.transfers;
  return (
    <ul className={styles.next}>
      <Next icon={IconMail} title={t("success.mail")}>
        {booking.agent?.mailTo === "agent"
          ? t("success.mailToUs")
          : t("success.mailText", { email: booking.email })}
      </Next>
      {ride !== undefined && (
        <Next icon={IconCar} title={t("success.ride")}>
          {t("success.rideText", {
            name: say(ride.name),
            day: dayText(ride.pickUpDay, language, "weekday"),
            time: ride.pickUpTime,
            place: ride.pickUpPoint,
          })}
        </Next>
      )}
      {out !== undefined && place !== undefined && (
        <Next icon={IconSailboat} title={t("success.boat")}>
          {t(out.time === null ? "success.boatAgreed" : "success.boatText", {
            name: say(out.name),
            day: dayText(out.day, language, "weekday"),
            time: out.time,
            jetty: out.from,
            by: out.time === null ? null : addMinutes(out.time, -place.boats.boardMinutes),
          })}
        </Next>
      )}
      {place !== undefined && (
        <Next icon={IconCalendarEvent} title={t("success.arrive")}>
          {t("success.arriveText", { time: place.checkInTime })}
        </Next>
      )}
      <EInvoice bookingId={booking._id} />
    </ul>
  );
}

/** Where to ask for an e-Invoice, for the few who need one. */
function EInvoice({ bookingId }: { bookingId: BookingId }) {
  const { t } = useTranslation("booking");
  const { data } = useCall(eInvoice, { params: { _id: bookingId } });
  if (!data?.offered) return null;
  return (
    <Next icon={IconFileInvoice} title={t("success.eInvoice")}>
      {t("success.eInvoiceText")}
      <Gap />
      <Link className="link" to="/invoice/$id" params={{ id: bookingId }} hash="e-invoice">
        {t("success.eInvoiceRequest")}
      </Link>
    </Next>
  );
}

function Confirmed({ booking }: { booking: Booking }) {
  const { t } = useTranslation("booking");
  const price = usePriceText();
  const { say, language } = useLanguage();
  const session = useSession();
  const known = { name: booking.bookingName, email: booking.email };
  return (
    <>
      <Picture name={booking.picture} sizes="520px" className={styles.picture} first />
      <h1 className="display">{t("success.title")}</h1>
      <p className={styles.number}>
        {t("success.number")} <bdi className="strong">{booking.bookingNo}</bdi>{" "}
        <PaymentChip status={booking.paymentStatus} />
      </p>
      <p className="muted dated">
        {t("success.stay", {
          name: say(booking.packageName),
          days: rangeText(booking.checkIn, booking.checkOut, language, "weekday"),
        })}
        <Gap />
        {booking.balanceSen > 0 && booking.balanceDueOn !== null
          ? t("success.paidPart", {
              amount: price(booking.paidSen),
              rest: price(booking.balanceSen),
              day: dayText(booking.balanceDueOn, language),
            })
          : t("success.paid", { amount: price(booking.paidSen) })}
      </p>
      <StoppedNotice owedSen={booking.balanceSen} />
      <Card as="section" className={styles.wide} aria-label={t("success.next")}>
        <WhatNext booking={booking} />
      </Card>
      {session === null && (
        <div className={styles.start}>
          <Notice
            tone="primary"
            title={t("success.claim")}
            acts={
              <>
                <LinkButton
                  size="small"
                  to="/pages/register"
                  search={{ next: `/booking/detail/${booking._id}` }}
                  state={{ known }}
                >
                  {t("success.register")}
                </LinkButton>
                <LinkButton
                  size="small"
                  kind="plain"
                  to="/pages/login"
                  search={{ next: `/booking/detail/${booking._id}` }}
                  state={{ known }}
                >
                  {t("guests.signIn")}
                </LinkButton>
              </>
            }
          >
            {t("success.claimText")}
          </Notice>
        </div>
      )}
      <div className={styles.acts}>
        <LinkButton to="/booking/detail/$id" params={{ id: booking._id }}>
          {t("success.open")}
        </LinkButton>
        <LinkButton to="/" kind="outline">
          {t("after.home")}
        </LinkButton>
      </div>
    </>
  );
}

/** The booking stands: its number, and what comes next. */
export default function SuccessPage() {
  const { t } = useTranslation("booking");
  const { bookingId } = useParamsAt("/booking/$bookingId/success") as { bookingId: BookingId };
  const { data, error, refetch } = useCall(readBooking, { params: { _id: bookingId } });
  return (
    <section className={styles.page}>
      <PageTitle text={t("success.title")} />
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      {data !== undefined && <Confirmed booking={data} />}
      {data === undefined && !error && (
        <Waiting what={t("wait.booking")}>
          <Skeleton width={320} height={200} radius={16} />
        </Waiting>
      )}
    </section>
  );
}
