import { pictures } from "@pulau/domain/catalogue/pictures.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Switch } from "../../../ui/choice-fields.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { InLanguages } from "../../../ui/in-languages.tsx";
import { PictureField } from "../../../ui/picture-field.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import type { Promo } from "./calls.ts";
import { PromoKind } from "./promo-kind.tsx";
import { PromoTerms } from "./promo-terms.tsx";
import { usePromoForm } from "./use-promo-form.ts";

/** Enters a new promo code, or changes one. */
export function PromoForm({ promo, onClose }: { promo: Promo | null; onClose: () => void }) {
  const { t } = useTranslation("staff-promotions");
  const form = usePromoForm(promo, onClose);
  return (
    <FormDialog
      form={form}
      title={promo === null ? t("add") : t("edit.title", { code: promo.code })}
      words={{ leave: t("keep"), save: t("save") }}
      onClose={onClose}
    >
      <TextInput label={t("form.code")} hint={t("form.codeHint")} maxLength={20} {...form.field("code")} />
      <PromoKind form={form} />
      <InLanguages
        field={form.field}
        path="name"
        labelOf={(language) => t(`form.name.${language}`)}
        most={200}
      />
      <InLanguages
        field={form.field}
        path="description"
        labelOf={(language) => t(`form.description.${language}`)}
        most={600}
        long
      />
      <PictureField label={t("form.picture")} names={pictures} field={form.field("picture")} />
      <PromoTerms form={form} />
      <Switch label={t("form.special")} {...form.tick("special")} />
      <Switch label={t("form.listed")} {...form.tick("listed")} />
      <Switch label={t("form.active")} {...form.tick("activeStatus")} />
    </FormDialog>
  );
}
