import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { dayText } from "../../../../ui/format.ts";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { usePriceText } from "../../../../ui/use-price-text.ts";
import styles from "../promotions.module.css";
import type { MoneyEvent } from "./calls.ts";
import { useWhen } from "./event-time.ts";

/** Few enough to say how many. */
const fewLeft = 20;

function Vacancy({ of }: { of: MoneyEvent }) {
  const { t } = useTranslation("events");
  if (of.left === 0) return <Chip>{t("full")}</Chip>;
  if (!of.onSale) return <Chip>{t("closed")}</Chip>;
  return of.left <= fewLeft ? <Chip tone="warning">{t("left", { count: of.left })}</Chip> : null;
}

export function EventCard({ of, onBuy }: { of: MoneyEvent; onBuy: () => void }) {
  const { t } = useTranslation("events");
  const { say, language } = useLanguage();
  const price = usePriceText();
  const when = useWhen();
  const name = say(of.name);
  const child = of.childSen > 0 ? t("child", { amount: price(of.childSen) }) : t("childFree");
  return (
    <Card as="li" padded={false} className={styles.offer}>
      <div className={styles.picture}>
        <Picture name={of.picture} alt={say(of.pictureAlt)} sizes="(max-width: 700px) 100vw, 400px" />
      </div>
      <div className={styles.body}>
        <div className={styles.name}>
          <h2 className="display">{name}</h2>
          <Vacancy of={of} />
        </div>
        <p>{say(of.description)}</p>
        <ul className={styles.terms}>
          <li>{when(of)}</li>
          <li>{say(of.place)}</li>
          <li>{t("until", { day: dayText(of.cancelUntil, language) })}</li>
        </ul>
        <div className={styles.foot}>
          <span className={styles.price}>
            <b>
              <Money sen={of.adultSen} converted />
            </b>
            <small className="hint">{child}</small>
          </span>
          {of.onSale && of.left > 0 && (
            <Button onClick={onBuy} aria-label={t("buyName", { name })}>
              {t("buy")}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
