import { phoneText } from "@pulau/domain/person/phone-text.ts";
import { useEffect } from "react";
import { StayBoats } from "../../../business/stay-boats.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { dayText, partsText } from "../../../ui/format.ts";
import { DayRange } from "../../../ui/money-and-dates.tsx";
import { onDemand } from "../../../ui/on-demand.tsx";
import { Card, Notice } from "../../../ui/surfaces.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { keepPage } from "./keep-page.ts";
import styles from "./pocket.module.css";
import type { PocketStay } from "./pocket-stay.ts";

const loadQrCode = () => import("../../../business/qr-code.tsx");
const QrCode = onDemand(loadQrCode);

type Props = { stay: PocketStay; isOffline: boolean; onAgain: () => void };

/** How long the page is given to load its last files before they are kept, in ms. */
const settles = 1_500;

/** The stay as it stands on the device, and when it was read. */
export function StayView({ stay, isOffline, onAgain }: Props) {
  const { t } = useTranslation("pocket");
  const { say } = useLanguage();
  const { momentText } = useMoments();
  useEffect(() => {
    // On a poor line the code comes late, and without it the page is kept for nothing.
    const timer = setTimeout(() => void loadQrCode().then(keepPage, () => undefined), settles);
    return () => clearTimeout(timer);
  }, []);
  const saved = t("saved", { at: momentText(stay.savedAt) });
  return (
    <>
      <header className={styles.head}>
        <h1 className="display">{say(stay.packageName)}</h1>
        <p>
          <DayRange from={stay.checkIn} to={stay.checkOut} />
        </p>
        <p className="muted">
          <bdi>{t("number", { number: stay.bookingNo })}</bdi>
        </p>
      </header>
      {isOffline ? (
        <Notice
          tone="warning"
          title={t("offline")}
          acts={
            <Button kind="outline" size="small" onClick={onAgain}>
              {t("again")}
            </Button>
          }
        >
          {saved}
        </Notice>
      ) : (
        <p className="hint">{saved}</p>
      )}
      {stay.boardingCode !== null && <Boarding code={stay.boardingCode} />}
      <Boats stay={stay} />
      <Arrival stay={stay} />
      <Contacts house={stay.house} />
      {!isOffline && (
        <div>
          <LinkButton to={`/booking/detail/${stay._id}`} kind="outline">
            {t("open")}
          </LinkButton>
        </div>
      )}
    </>
  );
}

function Boarding({ code }: { code: string }) {
  const { t } = useTranslation("pocket");
  return (
    <Card as="section" className={styles.card} aria-label={t("boarding")}>
      <h2>{t("boarding")}</h2>
      <div className={styles.code}>
        <QrCode text={code} label={t("boardingPicture", { code })} />
      </div>
      <bdi className={styles.typed} dir="ltr">
        {code}
      </bdi>
      <p className="hint">{t("boardingText")}</p>
    </Card>
  );
}

function Boats({ stay: { crossings, changed, house } }: { stay: PocketStay }) {
  const { t } = useTranslation("pocket");
  const { language } = useLanguage();
  if (crossings.length + changed.length === 0) return null;
  return (
    <Card as="section" className={styles.card} aria-label={t("boats")}>
      <h2>{t("boats")}</h2>
      {changed.map(({ direction, day, time }) => (
        <Notice key={`${direction} ${day} ${time}`} tone="warning">
          {t(`was.${direction}`, {
            when: partsText([dayText(day, language, "weekday"), time], language),
          })}
        </Notice>
      ))}
      <StayBoats boats={crossings} boardMinutes={house.boardMinutes} />
    </Card>
  );
}

function Arrival({ stay: { rooms, house } }: { stay: PocketStay }) {
  const { t } = useTranslation("pocket");
  const { say } = useLanguage();
  return (
    <Card as="section" className={styles.card} aria-label={t("stay")}>
      <h2>{t("stay")}</h2>
      <dl className={styles.facts}>
        <dt>{t("rooms")}</dt>
        {rooms.map(({ roomNo, roomTypeName }) => (
          <dd key={roomNo || roomTypeName.en}>
            {say(roomTypeName)} <bdi>{roomNo}</bdi>
          </dd>
        ))}
        <dt>{t("hours")}</dt>
        <dd>{t("hoursText", { from: house.checkInTime, until: house.checkOutTime })}</dd>
      </dl>
    </Card>
  );
}

function Contacts({ house: { name, address, tel, whatsapp, email } }: { house: PocketStay["house"] }) {
  const { t } = useTranslation("pocket");
  return (
    <Card as="section" className={styles.card} aria-label={t("contact")}>
      <h2>{t("contact")}</h2>
      <address className={styles.address}>
        {[name, address.first, address.second].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {tel.map((number) => (
          <a key={number} className="link" href={`tel:${number}`} dir="ltr">
            {phoneText(number)}
          </a>
        ))}
        {whatsapp.map((number) => (
          <a key={number} className="link" href={`https://wa.me/${number.replace(/\D/g, "")}`}>
            {t("whatsapp", { number: phoneText(number) })}
          </a>
        ))}
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      </address>
    </Card>
  );
}
