import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Chip } from "../../../../ui/chip.tsx";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { usePriceText } from "../../../../ui/use-price-text.ts";
import type { Promo } from "../calls.ts";
import styles from "../promotions.module.css";
import { CopyCode } from "../vouchers/copy-code.tsx";
import { OfferAct } from "../vouchers/offer-act.tsx";
import { TermsOf } from "./terms-of.tsx";

/** "10 % off", "RM 50.00 off", or what a voucher is worth. */
export function useValueText() {
  const { t } = useTranslation("promotions");
  return ({ share, valueSen, priceSen, special }: Promo): string | null => {
    if (special) return t("value.special");
    if (share !== null) return t("value.share", { percent: share / 100 });
    if (valueSen === null) return null;
    return t(priceSen > 0 ? "value.worth" : "value.sum", { amount: formatRinggit(valueSen) });
  };
}

function Price({ promo: { priceSen, valueSen } }: { promo: Promo }) {
  const { t } = useTranslation("promotions");
  const price = usePriceText();
  return (
    <span className={styles.price}>
      <b>
        <Money sen={priceSen} converted />
      </b>
      {valueSen !== null && valueSen > priceSen && (
        <small className="hint">{t("value.saves", { amount: price(valueSen - priceSen) })}</small>
      )}
    </span>
  );
}

/** An offer: what it gives, on what terms, and its code or its price. */
export function PromoCard({ promo }: { promo: Promo }) {
  const { say } = useLanguage();
  const value = useValueText()(promo);
  return (
    <Card as="li" padded={false} className={styles.offer}>
      <div className={styles.picture}>
        <Picture name={promo.picture} sizes="(max-width: 700px) 100vw, 400px" />
      </div>
      <div className={styles.body}>
        <div className={styles.name}>
          <h2 className="display">{say(promo.name)}</h2>
          {value !== null && <Chip tone="primary">{value}</Chip>}
        </div>
        <p>{say(promo.description)}</p>
        <TermsOf promo={promo} />
        <div className={styles.foot}>
          {promo.priceSen > 0 ? <Price promo={promo} /> : <CopyCode code={promo.code} of="promo" />}
          <OfferAct promo={promo} />
        </div>
      </div>
    </Card>
  );
}
