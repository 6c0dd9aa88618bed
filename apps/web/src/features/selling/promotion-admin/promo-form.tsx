import { pictures } from "@pulau/domain/catalogue/pictures.ts";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Switch } from "../../../ui/choice-fields.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormConflict } from "../../../ui/form-conflict.tsx";
import { PictureField } from "../../../ui/picture-field.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Textarea, TextInput } from "../../../ui/text-fields.tsx";
import { translated } from "../../../ui/translated.ts";
import type { Promo } from "./calls.ts";
import { PromoKind } from "./promo-kind.tsx";
import { PromoTerms } from "./promo-terms.tsx";
import styles from "./promotions.module.css";
import { usePromoForm } from "./use-promo-form.ts";

const languages = ["en", "my", "cn"] as const;

/** Enters a new promo code, or changes one. */
export function PromoForm({ promo, onClose }: { promo: Promo | null; onClose: () => void }) {
  const { t } = useTranslation("staff-promotions");
  const id = useId();
  const form = usePromoForm(promo, onClose);
  return (
    <Dialog
      open
      size="panel"
      onClose={onClose}
      title={promo === null ? t("add") : t("edit.title", { code: promo.code })}
      acts={
        <>
          <Button kind="outline" onClick={onClose}>
            {t("keep")}
          </Button>
          <Button type="submit" form={id} busy={form.busy}>
            {t("save")}
          </Button>
        </>
      }
    >
      <form id={id} {...form.form} className={styles.form}>
        <TextInput label={t("form.code")} hint={t("form.codeHint")} maxLength={20} {...form.field("code")} />
        <PromoKind form={form} />
        {languages.map((language) => (
          <TextInput
            key={language}
            label={t(`form.name.${language}`)}
            maxLength={200}
            {...translated(language, form.field("name.en").value)}
            {...form.field(`name.${language}`)}
          />
        ))}
        {languages.map((language) => (
          <Textarea
            key={language}
            label={t(`form.description.${language}`)}
            maxLength={600}
            rows={2}
            {...translated(language, form.field("description.en").value)}
            {...form.field(`description.${language}`)}
          />
        ))}
        <PictureField label={t("form.picture")} names={pictures} field={form.field("picture")} />
        <PromoTerms form={form} />
        <Switch label={t("form.special")} {...form.tick("special")} />
        <Switch label={t("form.listed")} {...form.tick("listed")} />
        <Switch label={t("form.active")} {...form.tick("activeStatus")} />
        <FormConflict form={form} />
        {form.failure !== null && <ErrorState error={form.failure} />}
      </form>
    </Dialog>
  );
}
