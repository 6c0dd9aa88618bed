import { text } from "@pulau/contract/fields.ts";
import { chargeTexts } from "@pulau/contract/till.ts";
import type { BookingId, ChargeId } from "@pulau/domain/ids.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { z } from "zod";
import { useSend } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { TextInput } from "../../ui/text-fields.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import { type FoundStay, StayFinder } from "../stay-finder.tsx";
import { chargePaths, moveCharge } from "./calls.ts";

const schema = z.object({
  bookingId: z.string().min(1, { error: "required" }),
  reason: text(chargeTexts.reason),
});

type Props = {
  readonly chargeId: ChargeId;
  readonly bookingId: BookingId;
  readonly sen: Sen;
  readonly name: string;
  readonly onClose: () => void;
};

/** Moves a charge that was put on the wrong room onto another booking: finds that one, and asks why. */
export function MoveChargeDialog({ chargeId, bookingId: from, sen, name, onClose }: Props) {
  const { t } = useTranslation("till", { keyPrefix: "panel" });
  const toast = useToast();
  const [stay, setStay] = useState<FoundStay | null>(null);
  const send = useSend(moveCharge, chargePaths);
  const form = useForm({
    schema,
    initial: { bookingId: "", reason: "" },
    onSubmit: async (body, options) => {
      await send.mutateAsync({ params: { _id: chargeId }, body, options });
      toast({ tone: "success", text: t("moved", { name, to: stay?.text ?? "" }) });
      onClose();
    },
  });
  const choose = (found: FoundStay | null) => {
    setStay(found);
    form.set("bookingId", found?._id ?? "");
  };
  return (
    <FormDialog
      form={form}
      title={t("moveTitle", { name })}
      words={{ leave: t("cancel"), save: t("moveSave") }}
      onClose={onClose}
    >
      <p>{t("moveText", { amount: formatRinggit(sen) })}</p>
      {stay ? (
        <p>
          <b dir="auto">{stay.text}</b>{" "}
          <Button kind="plain" size="small" onClick={() => choose(null)}>
            {t("moveOther")}
          </Button>
        </p>
      ) : (
        <StayFinder
          label={t("moveTo")}
          hint={t("moveHint")}
          foundLabel={t("moveFound")}
          without={from}
          error={form.errorAt("bookingId")}
          onChoose={choose}
        />
      )}
      <TextInput
        {...form.field("reason")}
        label={t("reason")}
        maxLength={chargeTexts.reason}
        autoComplete="off"
      />
    </FormDialog>
  );
}
