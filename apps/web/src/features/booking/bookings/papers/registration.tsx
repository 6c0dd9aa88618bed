import { roomNumberIn } from "@pulau/domain/booking/room-number.ts";
import { resort } from "../../../../api/resort.ts";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { withKeys } from "../../../../ui/with-keys.ts";
import type { Booking } from "../calls.ts";
import { staffBooking } from "./calls.ts";
import { Facts } from "./facts.tsx";
import { Letterhead } from "./letterhead.tsx";
import { NoPaper } from "./no-paper.tsx";
import own from "./registration.module.css";
import styles from "./sheet.module.css";
import { Tools } from "./tools.tsx";
import { useSide } from "./use-side.ts";

/** Rows to write on for who is not named yet: no more than the party has. */
const unnamed = ({ guests, persons }: Booking): readonly number[] =>
  Array.from({ length: Math.max(0, persons - guests.length) }, (_, i) => i);

/** Everybody of the stay, with what the desk looks at in their papers; empty cells are written in by hand. */
function GuestRows({ booking }: { booking: Booking }) {
  const { t } = useTranslation("papers");
  const { language } = useLanguage();
  const { t: tripText } = useTranslation("trips");
  return (
    <table className={own.guests} aria-label={tripText("sheet.guests")}>
      <thead>
        <tr>
          <th scope="col">{tripText("sheet.guest")}</th>
          <th scope="col">{t("registration.nationality")}</th>
          <th scope="col">{tripText("sheet.identity")}</th>
          <th scope="col">{tripText("sheet.room")}</th>
          <th scope="col">{t("registration.signature")}</th>
        </tr>
      </thead>
      <tbody>
        {withKeys(booking.guests, ({ fullName }) => fullName).map(({ key, item: guest }) => (
          <tr key={key}>
            <td>
              {guest.fullName} {guest.chineseName && <span lang="zh-CN">{guest.chineseName}</span>}
            </td>
            <td>{guest.nonMalaysian ? "" : t("registration.malaysian")}</td>
            <td>
              <bdi>{guest.identity}</bdi>
            </td>
            <td>
              <bdi>{roomNumberIn(booking.rooms[guest.room]?.roomNo ?? "", language)}</bdi>
            </td>
            <td />
          </tr>
        ))}
        {unnamed(booking).map((place) => (
          <tr key={place}>
            <td />
            <td />
            <td />
            <td />
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is written by hand when the guests are there. */
function AtTheDesk() {
  const { t } = useTranslation("papers");
  const lines = ["checkedBy", "deposit", "date", "signature"] as const;
  return (
    <>
      <p className={own.agree}>{t("registration.agree")}</p>
      <dl className={own.lines}>
        {lines.map((line) => (
          <div key={line}>
            <dt>{t(`registration.${line}`)}</dt>
            <dd />
          </div>
        ))}
      </dl>
    </>
  );
}

/** The card that guests sign when they arrive: all that is known is there already. */
export default function RegistrationPage() {
  const { t } = useTranslation("papers");
  const { say } = useLanguage();
  const { _id, back } = useSide();
  const { data: house } = useCall(resort, {});
  const { data: booking, error, refetch } = useCall(staffBooking, { params: { _id } });
  const title = t("registration.title");
  if (booking === undefined) return <NoPaper title={title} error={error} retry={refetch} />;
  return (
    <div className={styles.page}>
      <PageTitle text={`${title}, ${booking.bookingNo}`} />
      <Tools booking={booking} back={back} />
      <article className={styles.sheet} data-theme="light">
        {house && <Letterhead house={{ ...house, ...house.contact }} />}
        <div className={styles.title}>
          <h1 className="display">{title}</h1>
          <p>
            <b>
              <bdi>{booking.bookingNo}</bdi>
            </b>
            {say(booking.packageName)}
          </p>
        </div>
        <Facts payer={{ ...booking, name: booking.bookingName }} stay={booking} />
        <div className={styles.scroll}>
          <GuestRows booking={booking} />
        </div>
        {booking.specialRequest !== "" && (
          <section className={styles.note}>
            <h2>{t("registration.request")}</h2>
            <p>{booking.specialRequest}</p>
          </section>
        )}
        <AtTheDesk />
      </article>
    </div>
  );
}
