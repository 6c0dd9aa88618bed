import { ShareField } from "@pulau/contract/fields.ts";
import { addContractRoute, type ContractBody, type PartnerReply } from "@pulau/contract/partners.ts";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { useSend } from "../../../../api/use-call.ts";
import { PercentInput } from "../../../../ui/amount-input.tsx";
import { Button } from "../../../../ui/button.tsx";
import { DateField } from "../../../../ui/date-field.tsx";
import { RadioCards, Segmented } from "../../../../ui/segmented.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import styles from "../commission.module.css";

const whole = z.int({ error: "number" });
const models = ["commission", "net"] as const;
const payments = ["payNow", "deposit", "payLater"] as const;

/** The form's own shape: percent as people write it, the terms of payment side by side. */
const schema = z
  .object({
    model: z.enum(models),
    share: ShareField,
    priceList: z.string().trim().max(60, { error: "tooLong" }),
    market: z.string().trim().max(60, { error: "tooLong" }),
    payment: z.enum(payments),
    depositShare: z.unknown(),
    balanceDaysBefore: whole.min(0, { error: "number" }).max(365, { error: "tooLarge" }),
    withinDays: whole.min(1, { error: "number" }).max(365, { error: "tooLarge" }).nullable(),
    roomsUnpaid: whole.min(0, { error: "number" }).max(1_000, { error: "tooLarge" }),
    from: z.iso.date({ error: "invalidDay" }),
    to: z.union([z.literal(""), z.iso.date()], { error: "invalidDay" }),
  })
  .refine(({ from, to }) => to === "" || from <= to, { error: "card.dates", path: ["to"] })
  .refine(({ payment, withinDays }) => payment !== "payLater" || withinDays !== null, {
    error: "required",
    path: ["withinDays"],
  })
  .refine(
    ({ payment, depositShare }) => payment !== "deposit" || ShareField.safeParse(depositShare).success,
    {
      error: "percent",
      path: ["depositShare"],
    },
  );
type Values = z.output<typeof schema>;

function paymentOf(values: Values): ContractBody["payment"] {
  const { payment, depositShare, balanceDaysBefore, withinDays } = values;
  if (payment === "payNow") return { kind: "payNow" };
  if (payment === "payLater") return { kind: "payLater", withinDays: withinDays ?? 1 };
  return { kind: "deposit", share: ShareField.parse(depositShare), balanceDaysBefore, withinDays };
}

const bodyOf = (values: Values) => {
  const { model, share, priceList, market, roomsUnpaid, from, to } = values;
  return { model, share, priceList, market, roomsUnpaid, from, to, payment: paymentOf(values) };
};

/** Agrees a contract with an agency. */
export function ContractForm({ partner, onDone }: { partner: PartnerReply; onDone: () => void }) {
  const { t } = useTranslation("partners");
  const toast = useToast();
  const refreshes = ["/admin/api/partners/:_id", "/admin/api/partners"];
  const { mutateAsync: send } = useSend(addContractRoute, refreshes);
  const form = useForm({
    schema,
    initial: {
      ...{
        model: "commission",
        share: null,
        priceList: "",
        market: "",
        payment: "payNow",
        depositShare: 3_000,
      },
      ...{ balanceDaysBefore: 14, withinDays: 3, roomsUnpaid: 60, from: partner.today, to: "" },
    } as unknown as z.input<typeof schema>,
    onSubmit: async (values) => {
      await send({ params: { _id: partner._id }, body: bodyOf(values) });
      toast({ tone: "success", text: t("contracts.done") });
      onDone();
    },
  });
  const { model, payment } = form.values;
  return (
    <form className={styles.form} {...form.form}>
      <RadioCards<(typeof models)[number]>
        label={t("contract.model")}
        value={model}
        onChange={(next) => form.set("model", next)}
        choices={models.map((value) => ({
          value,
          text: t(`contract.models.${value}`),
          detail: t(`contract.models.${value}Hint`),
        }))}
      />
      <PercentInput label={t("contract.share")} hint={t("contract.shareHint")} {...form.amount("share")} />
      <div className={styles.pair}>
        <TextInput
          label={t("contract.priceList")}
          hint={t("contract.priceListHint")}
          optional
          list="price-lists"
          {...form.field("priceList")}
        />
        <TextInput label={t("contract.market")} optional {...form.field("market")} />
      </div>
      <datalist id="price-lists">
        {partner.priceLists.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Segmented<(typeof payments)[number]>
        label={t("contract.payment")}
        value={payment}
        onChange={(next) => form.set("payment", next)}
        choices={payments.map((value) => ({ value, text: t(`contract.payments.${value}`) }))}
        wide
      />
      {payment === "deposit" && (
        <div className={styles.pair}>
          <PercentInput label={t("contract.depositShare")} {...form.amount("depositShare")} />
          <TextInput label={t("contract.balanceDays")} {...form.number("balanceDaysBefore")} />
        </div>
      )}
      {payment !== "payNow" && (
        <TextInput
          label={t("contract.withinDays")}
          {...(payment === "deposit" && { hint: t("contract.withinDaysHint"), optional: true })}
          {...form.number("withinDays")}
        />
      )}
      <TextInput label={t("contract.roomsUnpaid")} {...form.number("roomsUnpaid")} />
      <div className={styles.pair}>
        <DateField label={t("contract.from")} {...form.field("from")} />
        <DateField label={t("contract.to")} hint={t("contract.toHint")} optional {...form.field("to")} />
      </div>
      {form.failure !== null && <ErrorState error={form.failure} />}
      <div className={styles.acts}>
        <Button type="submit" busy={form.busy}>
          {t("contract.act")}
        </Button>
      </div>
    </form>
  );
}
