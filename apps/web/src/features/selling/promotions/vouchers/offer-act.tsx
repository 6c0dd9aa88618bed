import { useState } from "react";
import { resort } from "../../../../api/resort.ts";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { AnchorButton, Button } from "../../../../ui/button.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Promo } from "../calls.ts";
import { BuyVoucher } from "./buy-voucher.tsx";
import { useInBooking } from "./use-in-booking.ts";

/** The one thing to do with an offer: buy it, use it, or ask the resort for it. */
export function OfferAct({ promo }: { promo: Promo }) {
  const { t } = useTranslation("promotions");
  const { say } = useLanguage();
  const place = useCall(resort, {}).data;
  const { begin, busy } = useInBooking();
  const [buys, setBuys] = useState(false);
  const name = say(promo.name);
  if (promo.special) {
    const subject = encodeURIComponent(`${name} (${promo.code})`);
    return (
      <AnchorButton kind="soft" href={`mailto:${place?.contact.email ?? ""}?subject=${subject}`}>
        {t("act.ask")}
      </AnchorButton>
    );
  }
  if (promo.left === 0) return <Button disabled>{t("terms.gone")}</Button>;
  if (promo.priceSen > 0) {
    return (
      <>
        <Button aria-label={t("act.buyOf", { name })} onClick={() => setBuys(true)}>
          {t("act.buy")}
        </Button>
        {buys && <BuyVoucher promo={promo} onClose={() => setBuys(false)} />}
      </>
    );
  }
  const packageId = promo.package?._id ?? null;
  return (
    <Button
      kind="soft"
      busy={busy}
      aria-label={t("act.useOf", { name })}
      onClick={() => void begin({ promoCode: promo.code, packageId })}
    >
      {t("act.use")}
    </Button>
  );
}
