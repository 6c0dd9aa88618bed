import { returnGroupMoneyRoute } from "@pulau/contract/groups.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { AmountInput } from "../../../ui/amount-input.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { Gap } from "../../../ui/money-and-dates.tsx";
import { Select, TextInput } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { type GroupDetail, groupPaths, returnGroupMoney } from "./calls.ts";

const ways = ["transfer", "terminal"] as const;

/** Records that what is over was paid back to the group, or is kept. */
export function ReturnDialog({
  group,
  act,
  onClose,
}: {
  group: GroupDetail;
  act: "back" | "keep";
  onClose: () => void;
}) {
  const { t } = useTranslation("groups");
  const toast = useToast();
  const send = useSend(returnGroupMoney, groupPaths);
  const isBack = act === "back";
  const form = useForm({
    schema: returnGroupMoneyRoute.body,
    initial: { way: isBack ? "transfer" : null, amountSen: group.heldSen, reference: "", reason: "" },
    onSubmit: async (body, options) => {
      await send.mutateAsync({ params: { _id: group._id }, body, options });
      onClose();
      toast({ tone: "success", text: t(isBack ? "account.backDone" : "account.keepDone") });
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(isBack ? "account.backTitle" : "account.keepTitle")}
      words={{ leave: t("cancel"), save: t(isBack ? "account.back" : "account.keep") }}
      onClose={onClose}
    >
      <p className="muted">
        {t("account.backLead", { amount: formatRinggit(group.heldSen) })}
        {!isBack && (
          <>
            <Gap />
            {t("account.keepLead")}
          </>
        )}
      </p>
      {isBack && (
        <Select
          label={t("pay.way")}
          {...form.field("way")}
          choices={ways.map((value) => ({ value, text: t(`pay.ways.${value}`) }))}
        />
      )}
      <AmountInput label={t("pay.amount")} {...form.amount("amountSen")} />
      {isBack && (
        <TextInput label={t("pay.reference")} optional maxLength={60} {...form.field("reference")} />
      )}
      <TextInput label={t("account.reason")} maxLength={300} {...form.field("reason")} />
    </FormDialog>
  );
}
