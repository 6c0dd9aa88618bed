import { useTranslation } from "../../../../i18n/use-translation.ts";
import { CardList } from "../../../../listing/card-list.tsx";
import { useListAt } from "../../../../listing/use-list.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import buying from "../buying.module.css";
import { cardsPerPage, sectionAddress } from "../list-address.ts";
import { OfferCards, OffersShape } from "../offers/promo-list.tsx";
import { BoughtCard } from "./bought-card.tsx";
import { type BoughtPackage, boughtPackages } from "./calls.ts";

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

/** What was bought ahead: to choose dates for, and after it what is over. */
export function MyPackages() {
  const { t } = useTranslation("promo-packages");
  const tabs = useTranslation("promotions");
  const list = useListAt(sectionAddress, {
    id: "my-packages",
    call: boughtPackages,
    rows: "bought",
    query: { fetchAll: "true" },
    limit: cardsPerPage,
  });
  const look = (
    <LinkButton to="/offers" search={{ tab: "packages" }}>
      {t("mine.look")}
    </LinkButton>
  );
  return (
    <CardList
      list={list}
      label={tabs.t("mine.tabs.packages")}
      waiting={t("mine.waiting")}
      shape={<OffersShape />}
      empty={{ picture: "island-dawn", title: t("mine.none"), text: t("mine.noneText"), act: look }}
    >
      {(bought) => (
        <>
          <Group title={t("mine.usable")} rows={bought.filter(({ left }) => left > 0)} />
          <Group title={t("mine.past")} rows={bought.filter(({ left }) => left === 0)} />
        </>
      )}
    </CardList>
  );
}
