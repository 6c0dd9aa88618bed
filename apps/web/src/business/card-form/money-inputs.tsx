import type { RateOf } from "@pulau/domain/catalogue/rates.ts";
import type { FreePlaces } from "@pulau/domain/catalogue/reductions.ts";
import { type BedType, bedTypes, type GuestKind, guestKinds } from "@pulau/domain/party/party.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { AmountInput } from "../../ui/amount-input.tsx";
import { Select } from "../../ui/text-fields.tsx";
import styles from "./form.module.css";
import type { Plain } from "./plain-input.ts";

export type Rounding = { readonly to: number; readonly way: "half" | "up" | "down" };

export function RoundingInput({ label, value, error, onChange }: Plain<Rounding | null>) {
  const { t } = useTranslation("prices");
  return (
    <fieldset className={styles.pair}>
      <legend>{label}</legend>
      <AmountInput
        label={t("form.roundTo")}
        error={error ?? null}
        value={value?.to ?? null}
        onChange={(to) =>
          onChange(typeof to === "number" && to > 0 ? { to, way: value?.way ?? "half" } : null)
        }
      />
      <Select
        label={t("form.roundWay")}
        value={value?.way ?? "half"}
        disabled={!value}
        onChange={(way) => value && onChange({ ...value, way })}
        choices={(["half", "up", "down"] as const).map((way) => ({
          value: way,
          text: t(`choices.way.${way}`),
        }))}
      />
    </fieldset>
  );
}

export type Worth = FreePlaces["worth"] | null;

/** What a free place is worth: one of the prices of those who count, or a price by its name. */
export function WorthInput({ label, value, error, onChange }: Plain<Worth>) {
  const { t } = useTranslation("prices");
  const named = typeof value === "object" ? value : null;
  const set = (part: RateOf) => {
    const kept = Object.entries({ ...named, ...part }).filter(([, value]) => value != null);
    onChange(Object.fromEntries(kept));
  };
  return (
    <>
      <Select
        {...{ label, error: error ?? null }}
        value={typeof value === "string" ? value : named ? "named" : "cheapest"}
        onChange={(next) => onChange(next === "named" ? { guestKind: "adult", bedType: "twin" } : next)}
        choices={(["cheapest", "dearest", "average", "commonest", "named"] as const).map((worth) => ({
          value: worth,
          text: t(`choices.worth.${worth}`),
        }))}
      />
      {named && (
        <>
          <Select
            label={t("fields.worthGuest")}
            empty={t("form.none")}
            value={named.guestKind ?? ""}
            onChange={(kind: GuestKind | "") => set({ guestKind: kind || null })}
            choices={guestKinds.map((kind) => ({ value: kind, text: t(`guest.${kind}`) }))}
          />
          <Select
            label={t("fields.worthSharing")}
            empty={t("form.none")}
            value={named.bedType ?? ""}
            onChange={(bed: BedType | "") => set({ bedType: bed || null })}
            choices={bedTypes.map((bed) => ({ value: bed, text: t(`sharing.${bed}`) }))}
          />
        </>
      )}
    </>
  );
}
