import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { dayText } from "../../../../ui/format.ts";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import styles from "../promotions.module.css";
import type { PromoPackage } from "./calls.ts";

/** Few enough to say how many. */
const fewLeft = 20;

/** What the stay has and until when it can be used, one short line each. */
function Terms({ offer }: { offer: PromoPackage }) {
  const { t } = useTranslation("promo-packages");
  const { say, language } = useLanguage();
  const { nights, paxMax, expiry, expiresAfterDays, saleTo, perPerson } = offer;
  const lines = [
    t("nights", { option: say(offer.optionName), count: nights }),
    t("people", { count: paxMax }),
    expiresAfterDays === null
      ? t("arrive", { day: dayText(expiry, language) })
      : t("arriveAfter", { count: expiresAfterDays }),
    saleTo !== null && t("saleTo", { day: dayText(saleTo, language) }),
    perPerson !== null && t("perPerson", { count: perPerson }),
  ].filter((line) => line !== false);
  return (
    <ul className={styles.terms}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** A stay that is sold ahead: what it is, its terms, its deposit. */
export function PackageCard({ offer, onBuy }: { offer: PromoPackage; onBuy: () => void }) {
  const { t } = useTranslation("promo-packages");
  const { say } = useLanguage();
  const { left, allowed, per } = offer;
  const gone = left === 0 || allowed === 0;
  return (
    <Card as="li" padded={false} className={styles.offer}>
      <div className={styles.picture}>
        <Picture name={offer.picture} sizes="(max-width: 700px) 100vw, 400px" />
      </div>
      <div className={styles.body}>
        <div className={styles.name}>
          <h2 className="display">{say(offer.name)}</h2>
          {left <= fewLeft && (
            <Chip tone={left === 0 ? "neutral" : "warning"}>
              {left === 0 ? t("gone") : t("left", { count: left })}
            </Chip>
          )}
        </div>
        <p>{say(offer.description)}</p>
        <Terms offer={offer} />
        {allowed === 0 && left > 0 && <p className="hint">{t("had")}</p>}
        <div className={styles.foot}>
          <span className={styles.price}>
            <b>
              <Money sen={offer.depositCost} converted />
            </b>
            <small className="hint">{t(`price.${per}`)}</small>
          </span>
          {!gone && (
            <Button onClick={onBuy} aria-label={t("buyName", { name: say(offer.name) })}>
              {t("buy")}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
