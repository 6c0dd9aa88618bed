import { AmountField, text } from "@pulau/contract/fields.ts";
import { chargeTexts } from "@pulau/contract/till.ts";
import { taxGroups } from "@pulau/domain/catalogue/taxes.ts";
import { z } from "zod";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { AmountInput } from "../../../ui/amount-input.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { Select, TextInput } from "../../../ui/text-fields.tsx";
import { useForm } from "../../../ui/use-form.ts";
import type { FreeItem } from "./basket.ts";

const schema = z.object({
  name: text(chargeTexts.item),
  sen: AmountField.min(1, { error: "ringgit" }),
  taxGroup: z.enum(taxGroups),
});
const blank: z.input<typeof schema> = { name: "", sen: null as unknown as number, taxGroup: "other" };

type Props = { readonly onAdd: (item: FreeItem) => void; readonly onClose: () => void };

/** What is on no price list, for who may charge it. */
export function FreeItemDialog({ onAdd, onClose }: Props) {
  const { t } = useTranslation("till");
  const form = useForm({ schema, initial: blank, onSubmit: onAdd });
  return (
    <FormDialog
      form={form}
      title={t("other.title")}
      words={{ leave: t("other.cancel"), save: t("other.add") }}
      onClose={onClose}
    >
      <TextInput
        {...form.field("name")}
        label={t("other.name")}
        maxLength={chargeTexts.item}
        autoComplete="off"
      />
      <AmountInput {...form.amount("sen")} label={t("other.price")} />
      <Select
        {...form.field("taxGroup")}
        label={t("other.tax")}
        choices={taxGroups.map((value) => ({ value, text: t(`taxes.${value}`) }))}
      />
    </FormDialog>
  );
}
