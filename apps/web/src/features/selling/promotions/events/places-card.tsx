import { useTranslation } from "../../../../i18n/use-translation.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { Chip, type ChipTone } from "../../../../ui/chip.tsx";
import { Comma, Money } from "../../../../ui/money-and-dates.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import styles from "../promotions.module.css";
import type { EventPurchase } from "./calls.ts";
import { useWhen } from "./event-time.ts";

const tones = {
  preparing: "info",
  good: "success",
  givenBack: "neutral",
  cancelled: "danger",
} as const satisfies Record<EventPurchase["state"], ChipTone>;

export function PlacesChip({ state }: { state: EventPurchase["state"] }) {
  const { t } = useTranslation("events");
  return <Chip tone={tones[state]}>{t(`mine.states.${state}`)}</Chip>;
}

export function PlacesCard({ of }: { of: EventPurchase }) {
  const { t } = useTranslation("events");
  const { say } = useLanguage();
  const when = useWhen();
  const name = say(of.event.name);
  return (
    <Card as="li" padded={false} className={styles.offer}>
      <div className={styles.picture}>
        <Picture name={of.event.picture} sizes="(max-width: 700px) 100vw, 400px" />
      </div>
      <div className={styles.body}>
        <div className={styles.name}>
          <h2 className="display">{name}</h2>
          <PlacesChip state={of.state} />
        </div>
        <ul className={styles.terms}>
          <li>{when(of.event)}</li>
          <li>{say(of.event.place)}</li>
          <li>
            <span>
              <bdi>{of.number}</bdi>
              <Comma />
              {t("mine.tickets", { count: of.tickets.length })}
            </span>
          </li>
        </ul>
        <div className={styles.foot}>
          <span className={styles.price}>
            <b>
              <Money sen={of.totalSen} />
            </b>
          </span>
          <LinkButton
            kind="outline"
            to="/my-promotions/tickets/$id"
            params={{ id: of.purchaseId }}
            aria-label={t("mine.openName", { name })}
          >
            {t("mine.open")}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
