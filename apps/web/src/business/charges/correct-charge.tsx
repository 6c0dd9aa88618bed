import { AmountField, text } from "@pulau/contract/fields.ts";
import { chargeTexts } from "@pulau/contract/till.ts";
import type { BookingId, ChargeId } from "@pulau/domain/ids.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { useId } from "react";
import { z } from "zod";
import { useSend } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { AmountInput } from "../../ui/amount-input.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { TextInput } from "../../ui/text-fields.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import { ReasonForm } from "../reason-form.tsx";
import { chargePaths, discountCharge, takeOffCharge } from "./calls.ts";
import { MoveChargeDialog } from "./move-charge.tsx";

/** What is to be done about a charge, or about the discount on it, and how the charge is called. */
export type Correction = {
  readonly what: "takeOff" | "discount" | "endDiscount" | "move";
  /** The charge, or its discount where that ends. */
  readonly id: ChargeId;
  /** By how much the bill falls, or rises where a discount ends, taxes included. */
  readonly sen: Sen;
  readonly name: string;
};
type Props = {
  readonly correction: Correction;
  /** On whose bill it is. */
  readonly bookingId: BookingId;
  readonly onClose: () => void;
};

/** What taking off a charge says, and what ending a discount says: by the one the guest owes less, by the other more. */
const offWords = {
  takeOff: { title: "takeOffTitle", text: "takeOffText", agree: "takeOff", done: "takenOff" },
  endDiscount: {
    title: "endDiscountTitle",
    text: "endDiscountText",
    agree: "endDiscount",
    done: "endedDiscount",
  },
} as const;

type OffProps = Omit<Props, "bookingId"> & { readonly words: (typeof offWords)[keyof typeof offWords] };

/** Asks why, and takes it off. */
function TakeOffDialog({ correction: { id: chargeId, sen, name }, words, onClose }: OffProps) {
  const { t } = useTranslation("till", { keyPrefix: "panel" });
  const id = useId();
  const toast = useToast();
  const send = useSend(takeOffCharge, chargePaths);
  const takeOff = (reason: string) =>
    send.mutateAsync({ params: { _id: chargeId }, body: { reason } }).then(
      () => {
        toast({ tone: "success", text: t(words.done, { name }) });
        onClose();
      },
      () => {
        // Said by the dialog.
      },
    );
  return (
    <ConfirmDialog
      title={t(words.title)}
      words={{ keep: t("cancel"), agree: t(words.agree) }}
      busy={send.isPending}
      error={send.error}
      form={id}
      onClose={onClose}
    >
      <p>{t(words.text, { name, amount: formatRinggit(sen) })}</p>
      <ReasonForm id={id} onReason={(reason) => void takeOff(reason)} />
    </ConfirmDialog>
  );
}

const schema = z.object({
  sen: AmountField.min(1, { error: "ringgit" }),
  reason: text(chargeTexts.reason),
});
const blank: z.input<typeof schema> = { sen: null as unknown as number, reason: "" };

function DiscountDialog({ correction: { id, name }, onClose }: Omit<Props, "bookingId">) {
  const { t } = useTranslation("till", { keyPrefix: "panel" });
  const toast = useToast();
  const send = useSend(discountCharge, chargePaths);
  const form = useForm({
    schema,
    initial: blank,
    onSubmit: async (body) => {
      await send.mutateAsync({ params: { _id: id }, body });
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

/** Takes a charge off, moves it, gives a discount on it or ends that; each with the reason. */
export function CorrectionDialog({ bookingId, ...props }: Props) {
  const { what, id: chargeId, ...charge } = props.correction;
  if (what === "discount") return <DiscountDialog {...props} />;
  if (what === "move")
    return <MoveChargeDialog {...{ ...charge, chargeId, bookingId }} onClose={props.onClose} />;
  return <TakeOffDialog {...props} words={offWords[what]} />;
}
