import { useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { CardList } from "../../../../listing/card-list.tsx";
import { useListAt } from "../../../../listing/use-list.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import buying from "../buying.module.css";
import { cardsPerPage, sectionAddress } from "../list-address.ts";
import { OfferCards, OffersShape } from "../offers/promo-list.tsx";
import { BuyPlaces } from "./buy-places.tsx";
import { events, type MoneyEvent } from "./calls.ts";
import { EventCard } from "./event-card.tsx";

/** Events ahead, with what is left of them. */
export function EventOffers() {
  const { t } = useTranslation("events");
  const tabs = useTranslation("promotions");
  const list = useListAt(sectionAddress, { id: "events", call: events, rows: "events", limit: cardsPerPage });
  const [chosen, setChosen] = useState<MoneyEvent | null>(null);
  return (
    <>
      {list.rows.length > 0 && <p className={buying.lead}>{t("lead")}</p>}
      <CardList
        list={list}
        label={tabs.t("offers.tabs.events")}
        waiting={t("waiting")}
        shape={<OffersShape />}
        empty={{
          picture: "sunset-deck",
          title: t("none"),
          text: t("noneText"),
          act: <LinkButton to="/">{t("book")}</LinkButton>,
        }}
      >
        {(ahead) => (
          <OfferCards>
            {ahead.map((event) => (
              <EventCard key={event._id} of={event} onBuy={() => setChosen(event)} />
            ))}
          </OfferCards>
        )}
      </CardList>
      {chosen && <BuyPlaces of={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
