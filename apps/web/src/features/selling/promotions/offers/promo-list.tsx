import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { CardList } from "../../../../listing/card-list.tsx";
import { LinkButton } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import styles from "../promotions.module.css";
import { PromoCard } from "./promo-card.tsx";

/** Cards in the shape in which they come. */
export const OffersShape = () => (
  <div className={styles.cards}>
    {["one", "two", "three"].map((key) => (
      <Card key={key} padded={false} className={styles.offer}>
        <Skeleton height={188} radius={0} />
        <div className={styles.body}>
          <Skeleton width="60%" height={28} />
          <Skeleton height={46} />
          <Skeleton width={130} height={40} />
        </div>
      </Card>
    ))}
  </div>
);

export const WaitingOffers = ({ what }: { what: string }) => (
  <Waiting what={what}>
    <OffersShape />
  </Waiting>
);

export const OfferCards = ({ children }: { children: ReactNode }) => (
  <ul className={styles.cards}>{children}</ul>
);

type Promo = ComponentProps<typeof PromoCard>["promo"];
type Cards = ComponentProps<typeof CardList<Promo, unknown>>;

/** Codes as cards; where there are none, a stay is offered. */
export function PromoCards<D>({
  list,
  label,
  empty,
}: {
  list: ComponentProps<typeof CardList<Promo, D>>["list"];
  label: string;
  empty: Omit<Cards["empty"], "act">;
}) {
  const { t } = useTranslation("promotions");
  return (
    <CardList
      list={list}
      label={label}
      waiting={t("offers.waiting")}
      shape={<OffersShape />}
      empty={{ ...empty, act: <LinkButton to="/">{t("offers.book")}</LinkButton> }}
    >
      {(promos) => (
        <OfferCards>
          {promos.map((promo) => (
            <PromoCard key={promo._id} promo={promo} />
          ))}
        </OfferCards>
      )}
    </CardList>
  );
}
