import type { OutletItemId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { IconButton } from "../../../ui/button.tsx";
import { IconX } from "../../../ui/icons/index.ts";
import { NumberField } from "../../../ui/number-field.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { type Basket, mostOfOne, type PricedBasket, withCount } from "./basket.ts";
import styles from "./till.module.css";

type Props = {
  readonly basket: Basket;
  readonly put: (basket: Basket) => void;
  readonly price: PricedBasket;
};

/** What is in the basket, each to be counted anew or taken out. */
export function BasketLines({ basket, put, price }: Props) {
  const { t } = useTranslation("till");
  const { say } = useLanguage();
  const setCount = (id: OutletItemId, count: number) => put(withCount(basket, id, count));
  return (
    <div className={styles.lines}>
      {price.lines.map(({ item, count }) => (
        <NumberField
          key={item._id}
          label={say(item.name)}
          hint={formatRinggit(item.sen * count)}
          value={count}
          most={mostOfOne}
          onChange={(next) => setCount(item._id, next)}
        />
      ))}
      {basket.free.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of the same are alike
        <p key={i} className={styles.freeLine}>
          <span>
            <bdi className="strong">{item.name}</bdi>
            <small>{formatRinggit(item.sen)}</small>
          </span>
          <IconButton
            icon={IconX}
            label={t("sheet.removeOf", { name: item.name })}
            onClick={() => put({ ...basket, free: basket.free.filter((_, at) => at !== i) })}
          />
        </p>
      ))}
    </div>
  );
}

/** What it comes to, with its taxes apart. */
export function BasketSums({ price }: { price: PricedBasket }) {
  const { t } = useTranslation("till");
  return (
    <dl className={styles.sums}>
      {price.taxSen > 0 && (
        <>
          <div>
            <dt>{t("sheet.before")}</dt>
            <dd>{formatRinggit(price.beforeSen)}</dd>
          </div>
          <div>
            <dt>{t("sheet.tax")}</dt>
            <dd>{formatRinggit(price.taxSen)}</dd>
          </div>
        </>
      )}
      <div>
        <dt>{t("sheet.total")}</dt>
        <dd>{formatRinggit(price.totalSen)}</dd>
      </div>
    </dl>
  );
}
