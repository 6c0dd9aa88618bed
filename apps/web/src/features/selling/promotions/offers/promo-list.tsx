import type { ReactNode } from "react";
import { Card } from "../../../../ui/surfaces.tsx";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import styles from "../promotions.module.css";

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
