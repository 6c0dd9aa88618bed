import { groupKinds } from "@pulau/domain/groups/group-moves.ts";
import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ComboField } from "../../../ui/combo-field.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { NumberInput } from "../../../ui/number-input.tsx";
import { Select, Textarea, TextInput } from "../../../ui/text-fields.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { BlockFields } from "./block-fields.tsx";
import { type GroupDetail, packages } from "./calls.ts";
import styles from "./groups.module.css";
import { PayerSection } from "./payer-section.tsx";
import { PriceFields } from "./price-fields.tsx";
import { StageFields } from "./stage-fields.tsx";
import { type GroupForm, useGroupForm } from "./use-group-form.ts";

/** Every option that is sold, by its package's name. */
function useOptions() {
  const { say } = useLanguage();
  const { data } = useCall(packages, { query: {} });
  return (data?.packages ?? []).flatMap((offer) =>
    offer.options.map((option) => ({
      value: option._id as string,
      text: `${say(offer.name)} · ${say(option.name)}`,
    })),
  );
}

function StayFields({ form }: { form: GroupForm }) {
  const { t } = useTranslation("groups");
  const options = useOptions();
  return (
    <>
      <ComboField
        label={t("form.package")}
        empty={t("form.choose")}
        choices={options}
        {...form.field("optionId")}
      />
      <div className={styles.pair}>
        <DateField label={t("form.checkIn")} {...form.field("checkIn")} />
        <NumberInput
          label={t("form.nights")}
          hint={t("form.nightsHint")}
          optional
          {...form.number("nights")}
        />
      </div>
    </>
  );
}

function ContactFields({ form }: { form: GroupForm }) {
  const { t } = useTranslation("groups");
  return (
    <>
      <TextInput label={t("form.contactName")} maxLength={120} {...form.field("contactName")} />
      <TextInput label={t("form.email")} type="email" {...form.field("email")} />
      <div className={styles.pair}>
        <TextInput label={t("form.mobile")} type="tel" {...form.field("mobile")} />
        <Select
          label={t("form.language")}
          {...form.field("language")}
          choices={(["en", "my", "cn"] as const).map((value) => ({ value, text: t(`languages.${value}`) }))}
        />
      </div>
    </>
  );
}

/** Makes a group, or changes one. */
export function GroupDialog({ group, onClose }: { group: GroupDetail | null; onClose: () => void }) {
  const { t } = useTranslation("groups");
  const form = useGroupForm(group, onClose);
  return (
    <FormDialog
      form={form}
      title={group ? t("form.changeTitle", { name: group.name }) : t("form.title")}
      words={{ leave: t("cancel"), save: t(group ? "form.save" : "form.hold") }}
      onClose={onClose}
    >
      <TextInput label={t("form.name")} maxLength={120} {...form.field("name")} />
      <Select
        label={t("form.kind")}
        {...form.field("kind")}
        choices={groupKinds.map((value) => ({ value, text: t(`kinds.${value}`) }))}
      />
      <ContactFields form={form} />
      {group === null && <StayFields form={form} />}
      <BlockFields form={form} />
      <div className={styles.pair}>
        <NumberInput label={t("form.persons")} hint={t("form.personsHint")} {...form.number("persons")} />
        <DateField label={t("form.cutOffOn")} hint={t("form.cutOffHint")} {...form.field("cutOffOn")} />
      </div>
      <PriceFields form={form} />
      <StageFields form={form} />
      <PayerSection group={group} form={form} />
      <Textarea label={t("form.note")} optional rows={3} most={2_000} {...form.field("note")} />
    </FormDialog>
  );
}
