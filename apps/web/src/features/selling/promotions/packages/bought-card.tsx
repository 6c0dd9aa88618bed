import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { dayText } from "../../../../ui/format.ts";
import { DayRange } from "../../../../ui/money-and-dates.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { Card, Progress } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import buying from "../buying.module.css";
import styles from "../promotions.module.css";
import type { BoughtPackage } from "./calls.ts";

function State({ bought }: { bought: BoughtPackage }) {
  const { t } = useTranslation("promo-packages");
  const { left, nosUsed, nosBought, expired, takenBack } = bought;
  if (takenBack) return <Chip tone="danger">{t("mine.takenBackChip")}</Chip>;
  if (left > 0) return <Chip tone="primary">{t("mine.leftChip", { count: left })}</Chip>;
  return <Chip>{expired && nosUsed < nosBought ? t("mine.expiredChip") : t("mine.allUsed")}</Chip>;
}

/** Its last day; of one that was taken back, what became of the money. */
function Ending({ bought: { expiry, expired, takenBack } }: { bought: BoughtPackage }) {
  const { t } = useTranslation("promo-packages");
  const { language } = useLanguage();
  if (!takenBack)
    return <li>{t(expired ? "mine.expired" : "mine.expiry", { day: dayText(expiry, language) })}</li>;
  const { returnedSen } = takenBack;
  return (
    <>
      <li>{t("mine.takenBack")}</li>
      {returnedSen > 0 && <li>{t("mine.returned", { amount: formatRinggit(returnedSen) })}</li>}
    </>
  );
}

function Bookings({ bought }: { bought: BoughtPackage }) {
  const { t } = useTranslation("promo-packages");
  if (bought.bookings.length === 0) return null;
  return (
    <div className={buying.links}>
      <span className="muted">{t("mine.bookings")}</span>
      {bought.bookings.map(({ _id, bookingNo, checkIn, checkOut }) => (
        <Link key={_id} className="link" to="/booking/detail/$id" params={{ id: _id }}>
          <bdi>{bookingNo}</bdi>, <DayRange from={checkIn} to={checkOut} />
        </Link>
      ))}
    </div>
  );
}

export function BoughtCard({ bought }: { bought: BoughtPackage }) {
  const { t } = useTranslation("promo-packages");
  const { say } = useLanguage();
  const { nosUsed, nosBought, left, paxMax, nights } = bought;
  const name = say(bought.name);
  const used = t("mine.used", { used: nosUsed, count: nosBought });
  const { packageId, optionId, _id: boughtPackageId } = bought;
  return (
    <Card as="li" padded={false} className={styles.offer}>
      <div className={styles.picture}>
        <Picture name={bought.picture} sizes="(max-width: 700px) 100vw, 400px" />
      </div>
      <div className={styles.body}>
        <div className={styles.name}>
          <h3 className="display">{name}</h3>
          <State bought={bought} />
        </div>
        <ul className={styles.terms}>
          <li>{t("nights", { option: say(bought.optionName), count: nights })}</li>
          <li>{t("people", { count: paxMax })}</li>
          {!bought.takenBack && <li>{t("mine.deposit", { amount: formatRinggit(bought.depositCost) })}</li>}
          <Ending bought={bought} />
        </ul>
        <Bookings bought={bought} />
        <div className={styles.foot}>
          <span className={styles.code}>
            <small>{used}</small>
            <Progress percent={(100 * nosUsed) / nosBought} label={used} />
          </span>
          {left > 0 && (
            <LinkButton
              to="/booking/new"
              search={{ packageId, optionId, boughtPackageId, adults: Math.min(2, paxMax) }}
              aria-label={t("mine.redeemName", { name })}
            >
              {t("mine.redeem")}
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  );
}
