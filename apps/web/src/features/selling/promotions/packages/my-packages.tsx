import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { Link } from "@tanstack/react-router";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { dayText } from "../../../../ui/format.ts";
import { DayRange } from "../../../../ui/money-and-dates.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { EmptyState, ErrorState } from "../../../../ui/states.tsx";
import { Card, Progress } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import buying from "../buying.module.css";
import { OfferCards, WaitingOffers } from "../offers/promo-list.tsx";
import styles from "../promotions.module.css";
import { type BoughtPackage, boughtPackages } from "./calls.ts";

/** More than anybody buys. */
const query = { fetchAll: "true" as const, limit: 100 };

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

function BoughtCard({ bought }: { bought: BoughtPackage }) {
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

function Group({ title, rows }: { title: string; rows: readonly BoughtPackage[] }) {
  if (rows.length === 0) return null;
  return (
    <section className={buying.group}>
      <h2 className="display">{title}</h2>
      <OfferCards>
        {rows.map((row) => (
          <BoughtCard key={row._id} bought={row} />
        ))}
      </OfferCards>
    </section>
  );
}

/** What was bought ahead: to choose dates for, and what is over. */
export function MyPackages() {
  const { t } = useTranslation("promo-packages");
  const { data, error, refetch } = useCall(boughtPackages, { query });
  if (error !== null) return <ErrorState error={error} retry={() => void refetch()} />;
  if (data === undefined) return <WaitingOffers what={t("mine.waiting")} />;
  if (data.bought.length === 0) {
    const look = (
      <LinkButton to="/offers" search={{ tab: "packages" }}>
        {t("mine.look")}
      </LinkButton>
    );
    return (
      <EmptyState picture="island-dawn" title={t("mine.none")} act={look}>
        {t("mine.noneText")}
      </EmptyState>
    );
  }
  return (
    <div>
      <Group title={t("mine.usable")} rows={data.bought.filter(({ left }) => left > 0)} />
      <Group title={t("mine.past")} rows={data.bought.filter(({ left }) => left === 0)} />
    </div>
  );
}
