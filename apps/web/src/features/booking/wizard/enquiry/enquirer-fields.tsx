import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import type { useForm } from "../../../../ui/use-form.ts";
import { PhoneField } from "../guests/phone-field.tsx";
import styles from "./enquiry.module.css";

type Form = Pick<ReturnType<typeof useForm>, "field" | "tick" | "set" | "errorAt">;

/** Who asks and how they are reached, and their word that we may. */
export function EnquirerFields({ form, phone }: { form: Form; phone: string }) {
  const { t } = useTranslation("enquiry");
  return (
    <section aria-label={t("fields.you")}>
      <h3>{t("fields.you")}</h3>
      <div className={styles.pair}>
        <TextInput label={t("fields.name")} autoComplete="name" {...form.field("name")} />
        <TextInput
          label={t("fields.email")}
          type="email"
          autoComplete="email"
          dir="ltr"
          {...form.field("email")}
        />
      </div>
      <PhoneField
        label={t("fields.phone")}
        name="phone"
        codeLabel={t("fields.phoneCode")}
        value={phone}
        autoComplete="tel-national"
        error={form.errorAt("phone")}
        onChange={(number) => form.set("phone", number)}
        onBlur={form.field("phone").onBlur}
      />
      <Checkbox label={t("fields.consent")} {...form.tick("consent")} />
    </section>
  );
}
