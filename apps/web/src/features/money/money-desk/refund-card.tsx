import { AmountField } from "@pulau/contract/fields.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { refundPrices } from "@pulau/domain/money/staff-refund.ts";
import { z } from "zod";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { AmountInput } from "../../../ui/amount-input.tsx";
import { Button } from "../../../ui/button.tsx";
import { namesText } from "../../../ui/format.ts";
import { RadioCards } from "../../../ui/segmented.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { moneyPaths, type RefundOptions, refund } from "./calls.ts";
import styles from "./money.module.css";
import { useMoneyWords } from "./use-words.ts";

const schema = z.object({
  amountSen: AmountField.min(1, { error: "ringgit" })
    .nullable()
    .refine((sen) => sen !== null, { error: "required" })
    .transform((sen) => sen ?? 0),
  to: z.enum(["source", "wallet"]),
  price: z.enum(refundPrices),
  reason: z.string().trim().min(1, { error: "required" }).max(300, { error: "tooLong" }),
});

function RefundForm({ bookingId, options }: { bookingId: BookingId; options: RefundOptions }) {
  const { t } = useTranslation("money");
  const { gateway } = useMoneyWords();
  const { language } = useLanguage();
  const toast = useToast();
  const send = useSend(refund, moneyPaths);
  const { leftSen, overSen, prices, walletOf, sources } = options;
  // Never all of it by itself: whoever sends money back says how much.
  const initial: z.input<typeof schema> = {
    amountSen: null,
    to: "source",
    price: prices[0] ?? "lowers",
    reason: "",
  };
  const form = useForm({
    schema,
    initial,
    onSubmit: async (body) => {
      const { goesTo } = await send.mutateAsync({ params: { _id: bookingId }, body });
      form.setValues(initial);
      const amount = formatRinggit(body.amountSen);
      toast({
        tone: "success",
        text: t(goesTo === "wallet" ? "desk.toWallet" : "desk.refunded", { amount }),
      });
    },
  });
  const { amountSen, to, price } = form.values;
  const list = namesText(
    sources
      .filter((source) => source.leftSen > 0)
      .map((source) => `${gateway(source.gateway)} ${formatRinggit(source.leftSen)}`),
    language,
  );
  const touchesPrice = prices.length > 1 && typeof amountSen === "number" && amountSen > overSen;
  return (
    <form {...form.form} className={styles.card}>
      <AmountInput
        {...form.amount("amountSen")}
        label={t("desk.amount")}
        hint={t("desk.most", { amount: formatRinggit(leftSen) })}
      />
      {walletOf && (
        <RadioCards
          label={t("desk.to")}
          value={to}
          onChange={(next) => form.set("to", next)}
          choices={[
            { value: "source", text: t("desk.source"), detail: t("desk.sourceText", { list }) },
            {
              value: "wallet" as const,
              text: t("desk.wallet"),
              detail: t("desk.walletText", { name: walletOf }),
            },
          ]}
        />
      )}
      {touchesPrice && (
        <RadioCards
          label={t("desk.price")}
          value={price}
          onChange={(next) => form.set("price", next)}
          choices={prices.map((price) => ({
            value: price,
            text: t(`desk.${price}`),
            detail: t(`desk.${price}Text`),
          }))}
        />
      )}
      <TextInput {...form.field("reason")} label={t("desk.reason")} autoComplete="off" />
      {form.failure !== null && <ErrorState error={form.failure} />}
      <Button type="submit" kind="danger" busy={form.busy}>
        {typeof amountSen === "number"
          ? t("desk.refundAct", { amount: formatRinggit(amountSen) })
          : t("desk.refund")}
      </Button>
    </form>
  );
}

/** Sends money of a booking back, up to what is left of it. */
export function RefundCard({ bookingId, options }: { bookingId: BookingId; options: RefundOptions }) {
  const { t } = useTranslation("money");
  return (
    <Card as="section" className={styles.card} aria-labelledby="refund">
      <h2 className="display" id="refund">
        {t("desk.refund")}
      </h2>
      {options.leftSen === 0 ? (
        <p className="muted">{t("desk.nothing")}</p>
      ) : (
        <RefundForm bookingId={bookingId} options={options} />
      )}
    </Card>
  );
}
