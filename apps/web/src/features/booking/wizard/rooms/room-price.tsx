import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Money } from "../../../../ui/money-and-dates.tsx";
import styles from "./rooms.module.css";

/** The whole price, and what it is more or less than the choice. */
export function RoomPrice({ sen, chosen, chosenSen }: { sen: Sen; chosen: boolean; chosenSen: Sen | null }) {
  const { t } = useTranslation("booking");
  const amount = formatRinggit(Math.abs(sen - (chosenSen ?? sen)));
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
