import type { ReactNode } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { Picture } from "../../../../ui/picture.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import styles from "./choice-card.module.css";

/** Cards of which one is chosen, one under the other. */
export const ChoiceList = ({ children }: { children: ReactNode }) => (
  <ul className={styles.list}>{children}</ul>
);

type Props = {
  picture: string;
  alt: string;
  chosen: boolean;
  /** Can't be had: its picture pales. */
  refused?: boolean;
  /** Its price and its button. */
  foot: ReactNode;
  /** Across the whole card, below everything. */
  below?: ReactNode;
  children: ReactNode;
};

/** What can be chosen, a package or a room type: its picture, what it is, and its price with the button. */
export const ChoiceCard = ({ picture, alt, chosen, refused = false, foot, below, children }: Props) => (
  <Card
    as="li"
    data-chosen={chosen ? "" : undefined}
    padded={false}
    className={classNames(styles.card, chosen && styles.chosen, refused && styles.no)}
  >
    <div className={styles.picture}>
      <Picture name={picture} alt={alt} sizes="(max-width: 759px) 100vw, 232px" />
    </div>
    <div className={styles.body}>
      {children}
      <div className={styles.foot}>{foot}</div>
    </div>
    {below}
  </Card>
);
