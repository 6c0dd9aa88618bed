import { useTranslation } from "../i18n/use-translation.ts";
import { ComboField } from "../ui/combo-field.tsx";
import { Segmented } from "../ui/segmented.tsx";
import { type TextControl, TextInput } from "../ui/text-fields.tsx";
import styles from "./tax-party-fields.module.css";
import { useCountries } from "./use-countries.ts";

const idTypes = ["NRIC", "PASSPORT", "BRN"] as const;
type IdType = (typeof idTypes)[number];

/** The form as `useForm` gives it over a schema of such values. */
type PartyForm<V> = {
  readonly values: V;
  readonly set: (path: string, value: unknown) => void;
  readonly setValues: (values: V) => void;
  readonly field: (path: string) => Omit<TextControl, "label">;
};
type PartyValues = { readonly idType: IdType; readonly country: string; readonly state: string };

/** The state of whoever lives abroad. */
const noState = "17";

type Props<V> = {
  form: PartyForm<V>;
  /** The states by the tax office's code. */
  states: Readonly<Record<string, string>>;
};

/** What the tax office wants to know of whoever an e-Invoice is made out to. Its words are those of papers. */
export function TaxPartyFields<V extends PartyValues>({ form, states }: Props<V>) {
  const { t } = useTranslation("papers");
  const { idType } = form.values;
  return (
    <div className={styles.fields}>
      <Segmented
        label={t("eInvoice.idType")}
        value={idType}
        onChange={(next) => form.set("idType", next)}
        choices={idTypes.map((value) => ({ value, text: t(`eInvoice.idKinds.${value}`) }))}
      />
      <TextInput
        label={t(`eInvoice.idTypes.${idType}`)}
        dir="ltr"
        autoComplete="off"
        {...form.field("idNumber")}
      />
      <TextInput
        label={t("eInvoice.tin")}
        hint={t(idType === "BRN" ? "eInvoice.tinCompany" : "eInvoice.tinHint")}
        optional={idType !== "BRN"}
        dir="ltr"
        autoComplete="off"
        {...form.field("tin")}
      />
      <TextInput label={t("eInvoice.sst")} optional dir="ltr" autoComplete="off" {...form.field("sst")} />
      <TextInput label={t("eInvoice.name")} autoComplete="organization" {...form.field("name")} />
      <TextInput label={t("eInvoice.email")} type="email" dir="ltr" {...form.field("email")} />
      <TextInput label={t("eInvoice.phone")} type="tel" dir="ltr" {...form.field("phone")} />
      <TextInput label={t("eInvoice.address")} autoComplete="street-address" {...form.field("address")} />
      <TextInput label={t("eInvoice.area")} optional {...form.field("area")} />
      <TextInput label={t("eInvoice.city")} {...form.field("city")} />
      <TextInput label={t("eInvoice.postCode")} dir="ltr" {...form.field("postCode")} />
      <Places form={form} states={states} />
    </div>
  );
}

/** A state is asked of whoever lives in Malaysia; all others have the one that says so. */
function Places<V extends PartyValues>({ form, states }: Props<V>) {
  const { t } = useTranslation("papers");
  const countries = useCountries();
  const inMalaysia = form.values.country === "MY";
  const choices = Object.entries(states)
    .filter(([code]) => (code === noState) !== inMalaysia)
    .map(([value, text]) => ({ value, text: value === noState ? t("eInvoice.noState") : text }));
  return (
    <>
      <ComboField
        label={t("eInvoice.country")}
        choices={countries}
        {...form.field("country")}
        onChange={(next) =>
          form.setValues({ ...form.values, country: next, state: next === "MY" ? "" : noState })
        }
      />
      <ComboField
        label={t("eInvoice.state")}
        choices={choices}
        empty={t("eInvoice.choose")}
        {...form.field("state")}
      />
    </>
  );
}
