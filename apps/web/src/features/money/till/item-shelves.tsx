import type { OutletItemId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Picture } from "../../../ui/picture.tsx";
import { VisuallyHidden } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { type Basket, shelvesOf } from "./basket.ts";
import type { Item, Outlet } from "./calls.ts";
import styles from "./till.module.css";

type TileProps = {
  readonly item: Item;
  readonly count: number;
  readonly onPress: () => void;
  readonly mayPress: boolean;
};

/** One thing to sell: each press is one more. */
function ItemTile({ item, count, onPress, mayPress }: TileProps) {
  const { t } = useTranslation("till");
  const { say } = useLanguage();
  const [picture] = item.pictures;
  const name = say(item.name);
  return (
    <button
      type="button"
      className={styles.tile}
      data-some={count > 0 || undefined}
      disabled={!mayPress}
      onClick={onPress}
    >
      {picture ? (
        <Picture name={picture.picture} sizes="180px" className={styles.picture} />
      ) : (
        <span className={styles.letter} aria-hidden="true">
          {[...name][0]}
        </span>
      )}
      <span className={styles.name}>{name}</span>
      <span className={styles.price}>{formatRinggit(item.sen)}</span>
      {count > 0 && (
        <span className={styles.count}>
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>{t("inBasket", { count })}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}

type Props = {
  readonly outlet: Outlet;
  readonly basket: Basket;
  readonly q: string;
  readonly onCount: (id: OutletItemId, count: number) => void;
  readonly mayPress: boolean;
};

/** What an outlet sells, by heading. */
export function ItemShelves({ outlet, basket, q, onCount, mayPress }: Props) {
  const { t } = useTranslation("till");
  const { say } = useLanguage();
  const shelves = shelvesOf(outlet, q, say);
  if (shelves.length === 0) return <p className="muted">{q ? t("nothing", { q }) : t("noItems")}</p>;
  return shelves.map(({ heading, items }) => (
    <section key={heading} className={styles.shelf} aria-label={heading || say(outlet.name)}>
      {heading && <h2>{heading}</h2>}
      <ul className={styles.tiles}>
        {items.map((item) => {
          const count = basket.counts.get(item._id) ?? 0;
          return (
            <li key={item._id}>
              <ItemTile {...{ item, count, mayPress }} onPress={() => onCount(item._id, count + 1)} />
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
