import type { GiftField } from "@pulau/contract/vouchers.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { z } from "zod";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import { DateField } from "../../../../ui/date-field.tsx";
import { Select, Textarea, TextInput } from "../../../../ui/text-fields.tsx";
import type { useForm } from "../../../../ui/use-form.ts";
import buying from "../buying.module.css";

export type GiftInput = z.input<typeof GiftField>;
export const emptyGift = (language: GiftInput["language"], from: string): GiftInput => ({
  name: "",
  email: "",
  message: "",
  from,
  language,
  sendOn: null,
  byHand: false,
});

type Form = Pick<ReturnType<typeof useForm>, "field" | "tick" | "set">;

/** For whom, what they read, in which language and when. `at` is where the gift stands in the form. */
export function GiftFields({ form, at, today }: { form: Form; at: string; today: Day | undefined }) {
  const { t } = useTranslation("promotions");
  const field = (name: keyof GiftInput) => form.field(at === "" ? name : `${at}.${name}`);
  const day = field("sendOn");
  return (
    <div className={buying.form}>
      <TextInput label={t("gift.name")} maxLength={120} {...field("name")} />
      <TextInput
        label={t("gift.email")}
        type="email"
        inputMode="email"
        maxLength={254}
        hint={t("gift.emailHint")}
        {...field("email")}
      />
      <TextInput label={t("gift.from")} maxLength={120} {...field("from")} />
      <Textarea label={t("gift.message")} optional most={500} maxLength={500} {...field("message")} />
      <Select
        label={t("gift.language")}
        choices={[
          { value: "en", text: "English" },
          { value: "my", text: "Bahasa Melayu" },
          { value: "cn", text: "简体中文" },
        ]}
        {...field("language")}
      />
      <DateField
        label={t("gift.sendOn")}
        optional
        hint={t("gift.sendOnHint")}
        {...(today !== undefined && { min: today })}
        {...day}
        onChange={(value) => form.set(day.name, value === "" ? null : value)}
      />
      <Checkbox label={t("gift.byHand")} {...form.tick(at === "" ? "byHand" : `${at}.byHand`)} />
      <p className="hint">{t("gift.byHandHint")}</p>
    </div>
  );
}
