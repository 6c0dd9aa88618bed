import type { BookingJson } from "@pulau/contract/drafts.ts";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { NumberField } from "../../../../../ui/number-field.tsx";
import styles from "./land.module.css";
import type { TypedTransfer } from "./land-schema.ts";
import type { LandForm } from "./use-land.ts";

type Props = { place: number; transfer: TypedTransfer; party: BookingJson["party"]; form: LandForm };

/** How many of the party ride along. */
export function TransferRiders({ place, transfer, party, form }: Props) {
  const { t } = useTranslation("booking");
  const at = (field: string) => `land.${place}.${field}`;
  return (
    <div className={styles.grid}>
      <NumberField
        label={t("transport.land.adults")}
        value={Number(transfer.adultCount)}
        least={1}
        most={party.adults}
        error={form.errorAt(at("adultCount"))}
        onChange={(count) => form.set(at("adultCount"), count)}
      />
      {party.childAges.length > 0 && (
        <NumberField
          label={t("transport.land.children")}
          value={Number(transfer.childCount)}
          most={party.childAges.length}
          error={form.errorAt(at("childCount"))}
          onChange={(count) => form.set(at("childCount"), count)}
        />
      )}
    </div>
  );
}
