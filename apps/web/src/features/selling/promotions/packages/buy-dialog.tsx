import { earliest } from "@pulau/domain/calendar/day.ts";
import { depositEach } from "@pulau/domain/promo-package/buying.ts";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useCall, useSend } from "../../../../api/use-call.ts";
import { useIdempotencyKey } from "../../../../api/use-idempotency-key.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { dayText } from "../../../../ui/format.ts";
import { DayRange, Money } from "../../../../ui/money-and-dates.tsx";
import { NumberField } from "../../../../ui/number-field.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { BuyFrame } from "../buy-frame.tsx";
import buying from "../buying.module.css";
import { buyPromoPackage, type PromoPackage, packagePaths, promoPackagePeriods } from "./calls.ts";

/** The days of arrival, so many of them as tell enough. */
function Periods({ offer }: { offer: PromoPackage }) {
  const { t } = useTranslation("promo-packages");
  const { data } = useCall(promoPackagePeriods, { params: { _id: offer._id } });
  const periods = data?.periods.filter(({ from }) => from <= offer.expiry) ?? [];
  if (periods.length === 0) return null;
  const shown = periods.slice(0, 6);
  return (
    <section className={buying.periods}>
      <h3>{t("buying.periods")}</h3>
      <ul>
        {shown.map(({ from, to }) => (
          <li key={`${from}${to}`}>
            <DayRange from={from} to={earliest(to, offer.expiry)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Opens the purchase, with one key for one wish. */
function useBuy(offer: PromoPackage) {
  const navigate = useNavigate();
  const send = useSend(buyPromoPackage, packagePaths);
  const { keyFor } = useIdempotencyKey();
  const buy = async (count: number, pax: number) => {
    const options = { idempotencyKey: keyFor(count, pax) };
    const body = { promoPackageId: offer._id, count, pax };
    const { purchaseId } = await send.mutateAsync({ body, options });
    await navigate({ to: "/purchase/$id", params: { id: purchaseId } });
  };
  return { buy, busy: send.isPending, error: send.error };
}

/** How many packages, for how many people; then to the payment. */
export function BuyDialog({ offer, onClose }: { offer: PromoPackage; onClose: () => void }) {
  const { t } = useTranslation("promo-packages");
  const { say, language } = useLanguage();
  const { buy, busy, error } = useBuy(offer);
  const [count, setCount] = useState(1);
  const [pax, setPax] = useState(Math.min(2, offer.paxMax));
  const most = Math.min(20, offer.left, offer.allowed ?? offer.left);
  const byHead = offer.per === "pax";
  const item = depositEach({ per: offer.per, depositSen: offer.depositCost }, pax);
  return (
    <BuyFrame
      title={t("buying.title", { name: say(offer.name) })}
      words={{ close: t("buying.close"), signIn: t("buying.signIn") }}
      tab="packages"
      act={
        <Button
          busy={busy}
          onClick={() => void buy(count, byHead ? pax : offer.paxMax).catch(() => undefined)}
        >
          {t("buying.act")}
        </Button>
      }
      onClose={onClose}
    >
      <div className={buying.form}>
        <NumberField
          label={t("buying.count")}
          hint={t("buying.countHint")}
          value={count}
          least={1}
          most={most}
          onChange={setCount}
        />
        {byHead && (
          <NumberField label={t("buying.pax")} value={pax} least={1} most={offer.paxMax} onChange={setPax} />
        )}
        <Periods offer={offer} />
        <p className={buying.total}>
          <span>{t("buying.total")}</span>
          <b>
            <Money sen={item * count} converted />
          </b>
        </p>
        <p className="hint">{t("buying.terms", { day: dayText(offer.expiry, language) })}</p>
        {error !== null && <ErrorState error={error} />}
      </div>
    </BuyFrame>
  );
}
