import { text } from "@pulau/contract/fields.ts";
import { CashOutField } from "@pulau/contract/shifts.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { z } from "zod";
import { useSend } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { AmountInput } from "../../ui/amount-input.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { TextInput } from "../../ui/text-fields.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import { drawerPaths, dropCash, payOut, type Shift } from "./calls.ts";

// Nothing is typed yet where the dialog opens.
const amountSen = CashOutField.nullable().pipe(CashOutField);
const schemas = {
  drop: z.object({ amountSen, note: z.string().trim().max(300, { error: "tooLong" }) }),
  payOut: z.object({ amountSen, note: text(300) }),
};

/** Takes cash out of one's own drawer: into the safe, or for something small. */
export function TakeOutDialog({
  shift,
  as,
  onClose,
}: {
  shift: Shift;
  as: "drop" | "payOut";
  onClose: () => void;
}) {
  const { t } = useTranslation("shifts");
  const toast = useToast();
  const dropping = useSend(dropCash, drawerPaths);
  const paying = useSend(payOut, drawerPaths);
  const form = useForm({
    schema: schemas[as],
    initial: { amountSen: null, note: "" },
    onSubmit: async (body, options) => {
      const sent = { params: { _id: shift._id }, body, options };
      await (as === "drop" ? dropping.mutateAsync(sent) : paying.mutateAsync(sent));
      toast({ tone: "success", text: t(`out.${as}.done`, { amount: formatRinggit(body.amountSen) }) });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(`out.${as}.title`)}
      words={{ leave: t("cancel"), save: t(`out.${as}.act`) }}
      onClose={onClose}
    >
      {as === "payOut" && <p className="muted">{t("out.payOut.hint")}</p>}
      <AmountInput
        {...form.amount("amountSen")}
        label={t("out.amount")}
        hint={t("out.holds", { amount: formatRinggit(shift.expectedSen) })}
      />
      <TextInput
        {...form.field("note")}
        label={t(`out.${as}.note`)}
        optional={as === "drop"}
        autoComplete="off"
      />
    </FormDialog>
  );
}
