import { useSession } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { CardList } from "../../../../listing/card-list.tsx";
import { useListAt } from "../../../../listing/use-list.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { cardsPerPage, sectionAddress } from "../list-address.ts";
import { OfferCards, OffersShape } from "../offers/promo-list.tsx";
import { userEvents } from "./calls.ts";
import { PlacesCard } from "./places-card.tsx";

/** The events for which the account has places. */
export function MyEvents() {
  const { t } = useTranslation("events");
  const tabs = useTranslation("promotions");
  const id = useSession()?.record.id ?? "";
  const list = useListAt(sectionAddress, {
    id: "my-events",
    call: userEvents,
    rows: "events",
    params: { id },
    limit: cardsPerPage,
    enabled: id !== "",
  });
  const look = (
    <LinkButton to="/offers" search={{ tab: "events" }}>
      {t("mine.look")}
    </LinkButton>
  );
  return (
    <CardList
      list={list}
      label={tabs.t("mine.tabs.events")}
      waiting={t("mine.waiting")}
      shape={<OffersShape />}
      empty={{ picture: "sunset-deck", title: t("mine.none"), text: t("mine.noneText"), act: look }}
    >
      {(bought) => (
        <OfferCards>
          {bought.map((places) => (
            <PlacesCard key={places.purchaseId} of={places} />
          ))}
        </OfferCards>
      )}
    </CardList>
  );
}
