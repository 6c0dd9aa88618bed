import { EInvoiceBuyer, eInvoiceIdTypes } from "@pulau/contract/e-invoice.ts";
import { malaysianStates } from "@pulau/contract/guests.ts";
import { getCountries } from "libphonenumber-js/min";
import { useTranslation } from "react-i18next";
import { useSend } from "../../../api/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Select, TextInput } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { askEInvoice, type EInvoiceState, eInvoice } from "./calls.ts";
import styles from "./sheet.module.css";

type Props = { bookingId: string; state: EInvoiceState; onDone: () => void };

const noState = "17";

/** Every country by its name in the reader's language. */
function useCountries() {
  const { locale } = useLanguage();
  const names = new Intl.DisplayNames([locale], { type: "region" });
  return getCountries()
    .map((value) => ({ value, text: names.of(value) ?? value }))
    .toSorted((a, b) => a.text.localeCompare(b.text, locale));
}

/** To whom e-Invoices are made out. Numbers are typed anew each time: what is kept of them is sealed. */
export default function EInvoiceForm({ bookingId, state, onDone }: Props) {
  const { t } = useTranslation("papers");
  const send = useSend(askEInvoice, [eInvoice.path]);
  const toast = useToast();
  const countries = useCountries();
  const known = state.buyer ?? state.suggested;
  const form = useForm({
    schema: EInvoiceBuyer,
    initial: {
      ...{ name: known.name, phone: known.phone, email: known.email, address: known.address },
      ...{ area: known.area, city: known.city, postCode: known.postCode, state: known.state },
      country: known.country,
      idType: state.buyer?.idType ?? "NRIC",
      ...{ idNumber: "", tin: "", sst: state.buyer?.sst ?? "" },
    },
    onSubmit: async (body) => {
      await send.mutateAsync({ params: { _id: bookingId }, body });
      toast({ text: t("eInvoice.kept"), tone: "success" });
      onDone();
    },
  });
  const { idType, country } = form.values;
  const inMalaysia = country === "MY";
  const states = Object.entries(malaysianStates)
    .filter(([code]) => (code === noState) !== inMalaysia)
    .map(([value, text]) => ({ value, text: value === noState ? t("eInvoice.noState") : text }));
  return (
    <form {...form.form} className={styles.fields}>
      <p className="muted">{t("eInvoice.why")}</p>
      <Segmented
        label={t("eInvoice.idType")}
        value={idType}
        onChange={(next) => form.set("idType", next)}
        choices={eInvoiceIdTypes.map((value) => ({ value, text: t(`eInvoice.idTypes.${value}`) }))}
      />
      <TextInput label={t(`eInvoice.idTypes.${idType}`)} dir="ltr" {...form.field("idNumber")} />
      <TextInput
        label={t("eInvoice.tin")}
        hint={t(idType === "BRN" ? "eInvoice.tinCompany" : "eInvoice.tinHint")}
        optional={idType !== "BRN"}
        dir="ltr"
        {...form.field("tin")}
      />
      <TextInput label={t("eInvoice.sst")} optional dir="ltr" {...form.field("sst")} />
      <TextInput label={t("eInvoice.name")} autoComplete="organization" {...form.field("name")} />
      <TextInput label={t("eInvoice.email")} type="email" dir="ltr" {...form.field("email")} />
      <TextInput label={t("eInvoice.phone")} type="tel" dir="ltr" {...form.field("phone")} />
      <TextInput label={t("eInvoice.address")} autoComplete="street-address" {...form.field("address")} />
      <TextInput label={t("eInvoice.area")} optional {...form.field("area")} />
      <TextInput label={t("eInvoice.city")} {...form.field("city")} />
      <TextInput label={t("eInvoice.postCode")} dir="ltr" {...form.field("postCode")} />
      <Select
        label={t("eInvoice.country")}
        choices={countries}
        {...form.field("country")}
        onChange={(next) =>
          form.setValues({ ...form.values, country: next, state: next === "MY" ? "" : noState })
        }
      />
      <Select
        label={t("eInvoice.state")}
        choices={states}
        empty={t("eInvoice.choose")}
        {...form.field("state")}
      />
      {form.failure !== null && <ErrorState error={form.failure} />}
      <Button type="submit" busy={form.busy}>
        {t("eInvoice.keep")}
      </Button>
    </form>
  );
}
