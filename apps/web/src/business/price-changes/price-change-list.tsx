import { useTranslation } from "../../i18n/use-translation.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { isKnownActivity } from "../price-words.ts";
import styles from "./change-lines.module.css";
import { ChangeLines } from "./change-lines.tsx";
import { type PriceChange, type PriceSpeech, priceChangeLine } from "./price-changes.ts";

/** Changes of prices in the words that everybody has; a card has its own for activities and price lists. */
function usePriceSpeech(): PriceSpeech {
  const { t } = useTranslation("prices");
  const { t: priceText } = useTranslation("price");
  const { language } = useLanguage();
  const wordName = (word: string) => (isKnownActivity(word) ? priceText(`activity.${word}`) : word);
  return { t, language, wordName, listName: (code) => code };
}

const lineOf = (speech: PriceSpeech) => (change: PriceChange) => {
  const { name, values } = priceChangeLine(change, speech);
  return (
    <li key={`${change.part} ${change.key}`}>
      <bdi className={styles.field}>{name}</bdi> <bdi className={styles.value}>{values}</bdi>
    </li>
  );
};

/** Changes of prices, each as a line. */
export const PriceChangeLines = ({
  changes,
  speech,
}: {
  changes: readonly PriceChange[];
  speech: PriceSpeech;
}) => <ul className={styles.lines}>{changes.map(lineOf(speech))}</ul>;

/** Changes of prices, the first of them open, and how many more there were. */
export function PriceChangeList({ changes, leftOut }: { changes: readonly PriceChange[]; leftOut: number }) {
  const { t } = useTranslation("prices");
  const speech = usePriceSpeech();
  return (
    <>
      <ChangeLines lines={changes.map(lineOf(speech))} more={(count) => t("changes.more", { count })} />
      {leftOut > 0 && <span className={styles.value}>{t("changes.leftOut", { count: leftOut })}</span>}
    </>
  );
}
