import { refundRoute } from "@pulau/contract/refunds.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { type Folio, type Folios, moneyPaths, refund } from "../calls.ts";
import { nameOf } from "./use-folios.ts";

type Props = { readonly bookingId: BookingId; readonly shown: Folios; readonly folio: Folio };

const schema = refundRoute.body.pick({ reason: true });

function GiveBackDialog({ bookingId, shown, folio, onClose }: Props & { readonly onClose: () => void }) {
  const { t } = useTranslation("folios");
  const toast = useToast();
  const send = useSend(refund, moneyPaths);
  const amountSen = -folio.dueSen;
  const amount = formatRinggit(amountSen);
  const form = useForm({
    schema,
    initial: { reason: t("giveBack.because") },
    onSubmit: async ({ reason }, options) => {
      const body = { amountSen, reason, folio: folio.letter, to: "source", price: "lowers" } as const;
      await send.mutateAsync({ params: { _id: bookingId }, body, options });
      toast({ tone: "success", text: t("giveBack.done", { amount }) });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t("giveBack.title", { amount, name: nameOf(shown, folio) })}
      words={{ leave: t("payer.cancel"), save: t("giveBack.act", { amount }) }}
      onClose={onClose}
    >
      <p>{t("giveBack.text")}</p>
      <TextInput {...form.field("reason")} label={t("giveBack.reason")} autoComplete="off" />
    </FormDialog>
  );
}

/** Gives what a folio was paid beyond its part back to its payer. */
export function GiveBack(props: Props) {
  const { t } = useTranslation("folios");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="outline" size="small" onClick={() => setOpen(true)}>
        {t("giveBack.act", { amount: formatRinggit(-props.folio.dueSen) })}
      </Button>
      {open && <GiveBackDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
