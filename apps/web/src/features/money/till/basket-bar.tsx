import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { IconTrash } from "../../../ui/icons/index.ts";
import { type Basket, piecesIn, priceBasket, taxesFor } from "./basket.ts";
import type { Outlet, Till } from "./calls.ts";
import styles from "./till.module.css";

type Props = {
  readonly outlet: Outlet;
  readonly basket: Basket;
  readonly data: Till;
  readonly onEmpty: () => void;
  readonly onGo: () => void;
};

/** What is in the basket, where the thumb is; nothing while it is empty. */
export function BasketBar({ outlet, basket, data, onEmpty, onGo }: Props) {
  const { t } = useTranslation("till");
  const count = piecesIn(basket);
  if (count === 0) return null;
  const { totalSen } = priceBasket(basket, outlet, taxesFor(data, null));
  return (
    <div className={styles.bar}>
      <IconButton icon={IconTrash} label={t("emptyBasket")} onClick={onEmpty} />
      <output className={styles.amount}>
        <b>{formatRinggit(totalSen)}</b>
        <small>{t("basket", { count })}</small>
      </output>
      <Button size="large" onClick={onGo}>
        {t("go")}
      </Button>
    </div>
  );
}
