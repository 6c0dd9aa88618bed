import { useCall, useSession } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { Chip, type ChipTone } from "../../../../ui/chip.tsx";
import { Comma, Money } from "../../../../ui/money-and-dates.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { EmptyState, ErrorState } from "../../../../ui/states.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { OfferCards, WaitingOffers } from "../offers/promo-list.tsx";
import styles from "../promotions.module.css";
import { type EventPurchase, userEvents } from "./calls.ts";
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

function PlacesCard({ of }: { of: EventPurchase }) {
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

/** The events for which the account has places. */
export function MyEvents() {
  const { t } = useTranslation("events");
  const id = useSession()?.record.id ?? "";
  const { data, error, refetch } = useCall(
    userEvents,
    { params: { id }, query: { limit: 100 } },
    { enabled: id !== "" },
  );
  if (error !== null) return <ErrorState error={error} retry={() => void refetch()} />;
  if (data === undefined) return <WaitingOffers what={t("mine.waiting")} />;
  if (data.events.length === 0) {
    const look = (
      <LinkButton to="/offers" search={{ tab: "events" }}>
        {t("mine.look")}
      </LinkButton>
    );
    return (
      <EmptyState picture="sunset-deck" title={t("mine.none")} act={look}>
        {t("mine.noneText")}
      </EmptyState>
    );
  }
  return (
    <OfferCards>
      {data.events.map((bought) => (
        <PlacesCard key={bought.purchaseId} of={bought} />
      ))}
    </OfferCards>
  );
}
