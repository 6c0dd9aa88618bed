import { mostVouchers } from "@pulau/contract/promo-purchases.ts";
import { GiftField } from "@pulau/contract/vouchers.ts";
import type { PurchaseId } from "@pulau/domain/ids.ts";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { z } from "zod";
import { resort } from "../../../../api/resort.ts";
import { useCall, useSend, useSession } from "../../../../api/use-call.ts";
import { useIdempotencyKey } from "../../../../api/use-idempotency-key.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Switch } from "../../../../ui/choice-fields.tsx";
import { clockText, useSecondsUntil } from "../../../../ui/countdown.tsx";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { NumberField } from "../../../../ui/number-field.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { BuyFrame } from "../buy-frame.tsx";
import buying from "../buying.module.css";
import { type Promo, promoCodes } from "../calls.ts";
import { blockPromo, buyPromo, voucherPaths } from "./calls.ts";
import { emptyGift, GiftFields } from "./gift-fields.tsx";

/** Keeps so many while the buyer fills in the rest; a new number keeps anew. */
function useBlock(promo: Promo, count: number, wanted: boolean) {
  const { mutateAsync, error } = useSend(blockPromo);
  const [block, setBlock] = useState<{ _id: PurchaseId; until: string } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    setBlock(null);
    const keep = async () => {
      const kept = await mutateAsync({ body: { promoCodeId: promo._id, count } });
      const until = new Date(Date.now() + kept.secondsLeft * 1000).toISOString();
      if (!gone) setBlock({ _id: kept._id, until });
    };
    keep().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [mutateAsync, promo._id, count, wanted]);
  return { block, error };
}

/** How many, for whom; what is chosen is kept for two minutes. Then to the payment. */
export function BuyVoucher({ promo, onClose }: { promo: Promo; onClose: () => void }) {
  const { t } = useTranslation("promotions");
  const { say, language } = useLanguage();
  const session = useSession();
  const navigate = useNavigate();
  const today = useCall(resort, {}).data?.today;
  const [count, setCount] = useState(1);
  const [forOther, setForOther] = useState(false);
  const { block, error } = useBlock(promo, count, session !== null);
  const seconds = useSecondsUntil(block?.until ?? null);
  const send = useSend(buyPromo, [promoCodes.path, ...voucherPaths]);
  const { keyFor } = useIdempotencyKey();
  // As it was before some were kept for this very buyer.
  const [most] = useState(() =>
    Math.min(mostVouchers, promo.left ?? mostVouchers, promo.perPerson ?? mostVouchers),
  );
  const form = useForm({
    schema: forOther ? GiftField : z.looseObject({}),
    initial: emptyGift(language, session?.record.name ?? ""),
    onSubmit: async (values) => {
      const gift = forOther ? GiftField.parse(values) : null;
      const body = { promoCodeId: promo._id, count, blockId: block?._id ?? null, gift };
      const options = { idempotencyKey: keyFor(count, gift, block?._id) };
      const { purchaseId } = await send.mutateAsync({ body, options });
      await navigate({ to: "/purchase/$id", params: { id: purchaseId } });
    },
  });
  return (
    <BuyFrame
      title={t("buying.title", { name: say(promo.name) })}
      words={{ close: t("buying.close"), signIn: t("buying.signIn") }}
      tab="cash"
      act={
        <Button busy={form.busy} onClick={() => void form.submit()}>
          {t("buying.act")}
        </Button>
      }
      onClose={onClose}
    >
      <form {...form.form} className={buying.form}>
        <NumberField
          label={t("buying.count")}
          value={count}
          least={1}
          most={Math.max(1, most)}
          onChange={setCount}
        />
        <Switch label={t("gift.asGift")} checked={forOther} onChange={(checked) => setForOther(checked)} />
        {forOther && <GiftFields form={form} at="" today={today} />}
        {block && seconds > 0 && <p className="hint">{t("buying.kept", { time: clockText(seconds) })}</p>}
        {error && <ErrorState error={error} />}
        {form.failure !== null && <ErrorState error={form.failure} />}
        <p className={buying.total}>
          <span>{t("buying.total")}</span>
          <b>
            <Money sen={promo.priceSen * count} converted />
          </b>
        </p>
      </form>
    </BuyFrame>
  );
}
