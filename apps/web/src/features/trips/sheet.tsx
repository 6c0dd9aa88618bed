import { stateName } from "@pulau/contract/guests.ts";
import { useTranslation } from "react-i18next";
import { useCall } from "../../api/use-call.ts";
import { addressLines } from "../../ui/address-lines.ts";
import { dayText } from "../../ui/format.ts";
import { Brand } from "../../ui/mark.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { DayRange, DayText, MomentText, Money } from "../../ui/written.tsx";
import { type Booking, type Resort, resort } from "./calls.ts";
import { dueOf } from "./due.ts";
import { PolicyLines } from "./policy-lines.tsx";
import styles from "./sheet.module.css";
import { SheetLines } from "./sheet-lines.tsx";
import { useWording } from "./use-wording.ts";

function Letterhead({ house }: { house: Resort }) {
  const { t } = useTranslation("trips");
  const numbers = [
    house.registrationNumber && t("sheet.registration", { number: house.registrationNumber }),
    house.taxNumber && t("sheet.tax", { number: house.taxNumber }),
  ];
  return (
    <header className={styles.letterhead}>
      <Brand name={house.name} shortName={house.shortName} />
      <p className={styles.house}>
        <span>{house.legalName}</span>
        <span>{numbers.filter(Boolean).join(", ")}</span>
        <span>{house.address.short}</span>
        <span>{[house.contact.email, ...house.contact.tel.slice(0, 1)].join(", ")}</span>
      </p>
    </header>
  );
}

function Facts({ booking }: { booking: Booking }) {
  const { t } = useTranslation("trips");
  const { say, locale } = useLanguage();
  const { rooms, length } = useWording();
  return (
    <section className={styles.facts}>
      <div>
        <h2>{t("sheet.for")}</h2>
        <b>{booking.bookingName}</b>
        {addressLines(booking.address, stateName(booking.address.state), locale).map((line) => (
          <span key={line}>{line}</span>
        ))}
        <bdi>{booking.email}</bdi>
      </div>
      <div>
        <h2>{t("sheet.stay")}</h2>
        <b>
          <DayRange from={booking.checkIn} to={booking.checkOut} />
        </b>
        <span>
          {say(booking.packageName)}, {say(booking.optionName)}
        </span>
        <span>{length(booking)}</span>
        <span>{rooms(booking.roomsSummary)}</span>
      </div>
      {booking.crossings.length > 0 && (
        <div>
          <h2>{t("sheet.boat")}</h2>
          {booking.crossings.map((crossing) => (
            <span key={crossing.direction}>
              <b>
                {crossing.from} <bdi>{crossing.time ?? t("detail.timeAgreed")}</bdi>
              </b>
              <span>
                <DayText day={crossing.day} shape="weekday" />, {say(crossing.name)}
              </span>
            </span>
          ))}
        </div>
      )}
    </section>
  );
}

function Sums({ booking }: { booking: Booking }) {
  const { t } = useTranslation("trips");
  const { language } = useLanguage();
  const { gateway } = useWording();
  const due = dueOf(booking);
  const captured = booking.payments.filter((payment) => payment.state === "captured");
  return (
    <div className={styles.sums}>
      <div className={styles.total}>
        <span>{t("listing.columns.total")}</span>
        <Money sen={booking.totalSen} />
      </div>
      {captured.map((payment) => (
        <div key={payment._id}>
          <span className="muted">
            <MomentText moment={payment.at} />, {gateway(payment.gateway)}
          </span>
          <Money sen={-payment.amountSen} />
        </div>
      ))}
      {captured
        .filter((payment) => payment.refundedSen > 0)
        .map((payment) => (
          <div key={payment._id}>
            <span className="muted">{t("cancel.back")}</span>
            <Money sen={payment.refundedSen} />
          </div>
        ))}
      {due !== null && due.sen > 0 && (
        <div className={styles.due}>
          <span>
            {due.by === null ? t("price.due") : t("price.dueBy", { day: dayText(due.by, language) })}
          </span>
          <Money sen={due.sen} />
        </div>
      )}
    </div>
  );
}

function Foot({ house }: { house: Resort }) {
  const { t } = useTranslation("trips");
  const [desk] = house.contact.whatsapp;
  return (
    <footer className={styles.foot}>
      <div>
        <b>{t("sheet.questions")}</b>
        {desk && (
          <span>
            WhatsApp <bdi>{desk.number}</bdi>, {desk.holder}
          </span>
        )}
        <span>{t("sheet.hours", house.answerHours)}</span>
      </div>
      <div>
        <b>{house.name}</b>
        <span>{t("sheet.madeBy")}</span>
      </div>
    </footer>
  );
}

/** The booking on one sheet of paper, with the resort's letterhead. */
export function Sheet({ booking }: { booking: Booking }) {
  const { t } = useTranslation("trips");
  const { data: house } = useCall(resort, {});
  return (
    <article className={styles.sheet} data-theme="light">
      {house && <Letterhead house={house} />}
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
      <Facts booking={booking} />
      <SheetLines booking={booking} />
      <div className={styles.below}>
        <div>
          <h2 className="display">{t("policy.title")}</h2>
          <PolicyLines booking={booking} />
        </div>
        <Sums booking={booking} />
      </div>
      {house && <Foot house={house} />}
    </article>
  );
}
