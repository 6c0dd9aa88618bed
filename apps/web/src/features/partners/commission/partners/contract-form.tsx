import { addContractRoute, type PartnerReply } from "@pulau/contract/partners.ts";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { PercentInput } from "../../../../ui/amount-input.tsx";
import { Button } from "../../../../ui/button.tsx";
import { DateField } from "../../../../ui/date-field.tsx";
import { NumberInput } from "../../../../ui/number-input.tsx";
import { RadioCards } from "../../../../ui/segmented.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Select } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import styles from "../commission.module.css";
import { bodyOf, contractSchema, firstContract, models } from "./contract-schema.ts";
import { PaymentTerms } from "./payment-terms.tsx";

/** Agrees a contract with an agency. */
export function ContractForm({ partner, onDone }: { partner: PartnerReply; onDone: () => void }) {
  const { t } = useTranslation("partners");
  const { say } = useLanguage();
  const toast = useToast();
  const refreshes = ["/admin/api/partners/:_id", "/admin/api/partners"];
  const { mutateAsync: send } = useSend(addContractRoute, refreshes);
  const form = useForm({
    schema: contractSchema,
    initial: firstContract(partner.today),
    onSubmit: async (values) => {
      await send({ params: { _id: partner._id }, body: bodyOf(values) });
      toast({ tone: "success", text: t("contracts.done") });
      onDone();
    },
  });
  const { model } = form.values;
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
        <Select
          label={t("contract.priceList")}
          optional
          empty={t("contract.publicList")}
          choices={partner.priceLists.map(({ code, name }) => ({ value: code, text: name }))}
          {...form.field("priceList")}
        />
        <Select
          label={t("contract.market")}
          optional
          empty={t("contract.usualMarket")}
          choices={partner.markets.map(({ word, name }) => ({ value: word, text: say(name) }))}
          {...form.field("market")}
        />
      </div>
      <PaymentTerms form={form} />
      <NumberInput label={t("contract.roomsUnpaid")} {...form.number("roomsUnpaid")} />
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
