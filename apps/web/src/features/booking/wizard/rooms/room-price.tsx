import type { Sen } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { usePriceText } from "../../../../ui/use-price-text.ts";
import styles from "./rooms.module.css";

/** The whole price, and what it is more or less than the choice. */
export function RoomPrice({ sen, chosen, chosenSen }: { sen: Sen; chosen: boolean; chosenSen: Sen | null }) {
  const { t } = useTranslation("booking");
  const price = usePriceText();
  const amount = price(Math.abs(sen - (chosenSen ?? sen)));
  const compared =
    chosenSen === null || chosenSen === sen
      ? t("rooms.whole")
      : t(sen < chosenSen ? "rooms.less" : "rooms.more", { amount });
  return (
    <p className={styles.price}>
      <b>
        <Money sen={sen} converted />
      </b>
      <span className="hint">{chosen ? t("rooms.yours") : compared}</span>
    </p>
  );
}
