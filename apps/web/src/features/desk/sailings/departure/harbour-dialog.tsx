import { HarbourDetails, type NextOfKin as Kin } from "@pulau/contract/sailings.ts";
import { sexes } from "@pulau/domain/transport/boarding.ts";
import { getCountries } from "libphonenumber-js/min";
import { useMemo } from "react";
import type { z } from "zod";
import { useBackend, useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { ComboField } from "../../../../ui/combo-field.tsx";
import { countryWords } from "../../../../ui/country-words.ts";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { Select, TextInput } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import {
  boardingPaths,
  type Manifest,
  manifest,
  type NamedPassenger,
  type Passenger,
  revealKin,
  setHarbourDetails,
} from "../calls.ts";
import { bodyOf } from "./departure-key.ts";

type Values = z.input<typeof HarbourDetails>;
type Props = { shown: Manifest; passenger: NamedPassenger; onClose: () => void };

const firstVersion = 1;
const noKin = { name: "", relation: "", phone: "" };

/** What the booking tells is not kept once more; of a next of kin only the name is known here, and who it is stays. */
const valuesOf = ({ nationality, sex, nextOfKin, fixed }: Passenger): Values => ({
  nationality: fixed.includes("nationality") ? null : nationality,
  sex: fixed.includes("sex") ? null : sex,
  ...(!nextOfKin && { nextOfKin: null }),
});

/** The form of what the harbour asks; a next of kin of whom nothing is typed is none. */
function useHarbourForm({ shown, passenger, onClose }: Props) {
  const { t } = useTranslation("sailings");
  const { call } = useBackend();
  const toast = useToast();
  const send = useSend(setHarbourDetails, boardingPaths);
  const latest = async () => {
    const { params, party } = bodyOf(shown.departure);
    const { passengers } = await call(manifest, { params, query: party });
    const now = passengers.find(({ guestId }) => guestId === passenger.guestId) ?? passenger;
    return { values: valuesOf(now), version: now.version ?? firstVersion };
  };
  return useForm({
    schema: HarbourDetails,
    initial: valuesOf(passenger),
    versioned: { version: passenger.version ?? firstVersion, latest },
    onSubmit: async (body, options) => {
      await send.mutateAsync({ params: { _id: passenger.guestId }, body, options });
      onClose();
      toast({ tone: "success", text: t("harbour.saved", { name: passenger.name }) });
    },
  });
}

/** Nationality, sex and next of kin, which the booking does not ask for. */
export function HarbourDialog(props: Props) {
  const { t } = useTranslation("sailings");
  const form = useHarbourForm(props);
  const countries = useCountries();
  const { passenger } = props;
  const { nextOfKin } = form.values;
  const kin = nextOfKin ?? noKin;
  const setKin = (field: keyof typeof noKin, value: string) => {
    const next = { ...kin, [field]: value };
    form.set("nextOfKin", Object.values(next).every((part) => part === "") ? null : next);
  };
  const kinField = (field: keyof typeof noKin) => ({
    ...form.field(`nextOfKin.${field}`),
    label: t(`harbour.${field}`),
    value: kin[field],
    onChange: (value: string) => setKin(field, value),
  });
  return (
    <FormDialog
      form={form}
      title={t("harbour.title", { name: passenger.name })}
      words={{ leave: t("harbour.leave"), save: t("harbour.save") }}
      onClose={props.onClose}
    >
      {passenger.fixed.includes("nationality") || (
        <ComboField
          {...form.field("nationality")}
          label={t("manifest.nationality")}
          value={form.values.nationality ?? ""}
          onChange={(value) => form.set("nationality", value || null)}
          choices={countries}
          empty={t("harbour.unknown")}
        />
      )}
      {passenger.fixed.includes("sex") || (
        <Select
          {...form.field("sex")}
          label={t("manifest.sex")}
          value={form.values.sex ?? ""}
          onChange={(value: string) => form.set("sex", value || null)}
          choices={sexes.map((value) => ({ value, text: t(`sexesLong.${value}`) }))}
          empty={t("harbour.unknown")}
        />
      )}
      <h3 className="strong">{t("manifest.kin")}</h3>
      {nextOfKin === undefined ? (
        <KnownKin passenger={passenger} onShown={(shown) => form.set("nextOfKin", shown)} />
      ) : (
        <>
          <TextInput {...kinField("name")} autoComplete="off" />
          <TextInput {...kinField("relation")} autoComplete="off" />
          <TextInput {...kinField("phone")} type="tel" dir="ltr" autoComplete="off" />
        </>
      )}
    </FormDialog>
  );
}

/** Who it is; to change it shows the whole of it first, which is logged. */
function KnownKin({ passenger, onShown }: { passenger: NamedPassenger; onShown: (shown: Kin) => void }) {
  const { t } = useTranslation("sailings");
  const showFailure = useFailureToast();
  const send = useSend(revealKin);
  const show = async () => {
    try {
      onShown(await send.mutateAsync({ params: { _id: passenger.guestId } }));
    } catch (thrown) {
      showFailure(thrown);
    }
  };
  return (
    <p>
      {passenger.nextOfKin?.name}{" "}
      <Button kind="outline" size="small" busy={send.isPending} onClick={() => void show()}>
        {t("harbour.changeKin")}
      </Button>
    </p>
  );
}

/** Every country but Malaysia, whose guests need no question, by its name in the reader's language. */
function useCountries() {
  const { locale } = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: "region" });
    return getCountries()
      .filter((value) => value !== "MY")
      .map((value) => ({
        value: value as string,
        text: names.of(value) ?? value,
        also: () => countryWords(value),
      }))
      .toSorted((a, b) => a.text.localeCompare(b.text, locale));
  }, [locale]);
}
