import { AmountField, text } from "@pulau/contract/fields.ts";
import { chargeTexts } from "@pulau/contract/till.ts";
import type { ChargeId } from "@pulau/domain/ids.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { useId } from "react";
import { z } from "zod";
import { useSend } from "../../../../api/use-call.ts";
import { ReasonForm } from "../../../../business/reason-form.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { AmountInput } from "../../../../ui/amount-input.tsx";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { chargePaths, discountCharge, takeOffCharge } from "../calls.ts";

/** What is to be done about a charge, or about the discount on it, as it is called. */
export type Correction = {
  readonly what: "takeOff" | "discount";
  readonly charge: { readonly _id: ChargeId; readonly totalSen: Sen };
  readonly name: string;
};
type Props = { readonly correction: Correction; readonly onClose: () => void };

/** Asks why, and takes it off. */
function TakeOffDialog({ correction: { charge, name }, onClose }: Props) {
  const { t } = useTranslation("till", { keyPrefix: "panel" });
  const id = useId();
  const toast = useToast();
  const send = useSend(takeOffCharge, chargePaths);
  const takeOff = (reason: string) =>
    send.mutateAsync({ params: { _id: charge._id }, body: { reason } }).then(
      () => {
        toast({ tone: "success", text: t("takenOff", { name }) });
        onClose();
      },
      () => {
        // Said by the dialog.
      },
    );
  return (
    <ConfirmDialog
      title={t("takeOffTitle")}
      words={{ keep: t("cancel"), agree: t("takeOff") }}
      busy={send.isPending}
      error={send.error}
      form={id}
      onClose={onClose}
    >
      <p>{t("takeOffText", { name, amount: formatRinggit(Math.abs(charge.totalSen)) })}</p>
      <ReasonForm id={id} onReason={(reason) => void takeOff(reason)} />
    </ConfirmDialog>
  );
}

const schema = z.object({
  sen: AmountField.min(1, { error: "ringgit" }),
  reason: text(chargeTexts.reason),
});
const blank: z.input<typeof schema> = { sen: null as unknown as number, reason: "" };

function DiscountDialog({ correction: { charge, name }, onClose }: Props) {
  const { t } = useTranslation("till", { keyPrefix: "panel" });
  const toast = useToast();
  const send = useSend(discountCharge, chargePaths);
  const form = useForm({
    schema,
    initial: blank,
    onSubmit: async (body) => {
      await send.mutateAsync({ params: { _id: charge._id }, body });
      toast({ tone: "success", text: t("reduced") });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t("reduceTitle", { name })}
      words={{ leave: t("cancel"), save: t("save") }}
      onClose={onClose}
    >
      <AmountInput {...form.amount("sen")} label={t("amount")} />
      <TextInput
        {...form.field("reason")}
        label={t("reason")}
        maxLength={chargeTexts.reason}
        autoComplete="off"
      />
    </FormDialog>
  );
}

/** Takes a charge off, or gives a discount on it; both with the reason. */
export const CorrectionDialog = (props: Props) =>
  props.correction.what === "discount" ? <DiscountDialog {...props} /> : <TakeOffDialog {...props} />;
