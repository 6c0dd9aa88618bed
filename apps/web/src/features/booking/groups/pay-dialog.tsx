import { payGroupRoute } from "@pulau/contract/groups.ts";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { AmountInput } from "../../../ui/amount-input.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { Select, TextInput } from "../../../ui/text-fields.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { type GroupDetail, groupPaths, payGroup } from "./calls.ts";

/** What is due first and has not come; the rest of the bill where nothing is. */
const nextSen = ({ due, totalSen, paidSen }: GroupDetail): number => {
  const next = due.find(({ state }) => state !== "paid");
  return next ? next.amountSen - next.paidSen : Math.max(0, totalSen - paidSen);
};

/** Records one payment of the group. */
export function PayDialog({ group, onClose }: { group: GroupDetail; onClose: () => void }) {
  const { t } = useTranslation("groups");
  const toast = useToast();
  const today = useMoments().today();
  const pay = useSend(payGroup, groupPaths);
  const form = useForm({
    schema: payGroupRoute.body,
    initial: { way: "transfer", amountSen: nextSen(group), paidOn: today, reference: "" },
    onSubmit: async (body, options) => {
      await pay.mutateAsync({ params: { _id: group._id }, body, options });
      onClose();
      toast({ tone: "success", text: t("pay.done") });
    },
  });
  return (
    <FormDialog
      form={form}
      title={t("pay.title")}
      words={{ leave: t("cancel"), save: t("pay.act") }}
      onClose={onClose}
    >
      <p className="muted">{t("pay.lead")}</p>
      <Select
        label={t("pay.way")}
        {...form.field("way")}
        choices={(["transfer", "terminal"] as const).map((value) => ({
          value,
          text: t(`pay.ways.${value}`),
        }))}
      />
      <AmountInput label={t("pay.amount")} {...form.amount("amountSen")} />
      <DateField label={t("pay.paidOn")} max={today} {...form.field("paidOn")} />
      <TextInput label={t("pay.reference")} optional maxLength={60} {...form.field("reference")} />
    </FormDialog>
  );
}
