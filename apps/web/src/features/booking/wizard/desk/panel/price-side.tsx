import { PriceRows, PriceTotal } from "../../../../../business/price-lines.tsx";
import { depositWords } from "../../../../../business/term-words.ts";
import { usePriceRows } from "../../../../../business/use-price-rows.ts";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { useLanguage } from "../../../../../ui/use-language.ts";
import type { Resort } from "../../calls.ts";
import { useHold } from "../../hold/hold-context.ts";
import { CancelNote } from "../../summary/cancel-note.tsx";
import styles from "./panel.module.css";
import { PriceChange } from "./price-change.tsx";

/** The engine's lines and total of what is held; nothing is added up here. */
export function PriceSide({ resort }: { resort: Resort }) {
  const { t } = useTranslation(["new-booking", "price"]);
  const { t: tPrice } = useTranslation("price");
  const { language } = useLanguage();
  const { hold, state, busy } = useHold();
  const rowsOf = usePriceRows();
  const quote = state === "none" ? undefined : hold?.quote;
  return (
    <section className={styles.price} aria-label={t("price")} aria-busy={busy !== null}>
      <h3>{t("price")}</h3>
      {quote === undefined ? (
        <p className="hint">{t("priceLater")}</p>
      ) : (
        <>
          <PriceRows rows={rowsOf(quote.lines)} />
          <PriceChange />
          <PriceTotal total={quote.totalSen} totalText={t("total")} />
          {depositWords(tPrice, quote, language) !== null && (
            <p className="hint">{depositWords(tPrice, quote, language)}</p>
          )}
          <CancelNote resort={resort} />
          {state === "ended" && <p className="hint">{t("lastPrice")}</p>}
        </>
      )}
    </section>
  );
}
