import { addMinutes } from "@pulau/domain/transport/clock.ts";
import type { BoatTimes } from "@pulau/domain/transport/transfer-times.ts";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { Select, TextInput } from "../../../../../ui/text-fields.tsx";
import { type TimeControl, TimeField } from "../../../../../ui/time-field.tsx";
import type { Ride } from "../../calls.ts";
import styles from "./land.module.css";
import type { TypedTransfer } from "./land-schema.ts";
import { useLength } from "./transfer-types.tsx";
import type { LandForm } from "./use-land.ts";

type Props = {
  place: number;
  transfer: TypedTransfer;
  ride: Ride | undefined;
  boats: BoatTimes;
  form: LandForm;
};

/** The times to keep to, told beside the fields before anybody misses a boat. */
function useHints({ ride, boats }: Pick<Props, "ride" | "boats">) {
  const { t } = useTranslation("booking");
  const lengthOf = useLength();
  const ashore = boats.back === null ? null : addMinutes(boats.back, boats.crossingMinutes);
  const boarding = boats.out === null ? null : addMinutes(boats.out, -boats.boardMinutes);
  return {
    pickUp:
      ride && boarding !== null
        ? t("transport.land.pickUpBy", { at: addMinutes(boarding, -ride.minutes), boat: boats.out })
        : undefined,
    drop: ride && t("transport.land.length", { length: lengthOf(ride.minutes) }),
    ashore: ashore === null ? undefined : t("transport.land.pickUpFrom", { at: ashore, boat: boats.back }),
  };
}

type TimeProps = TimeControl & { departures: readonly string[] };

/** A time of day; one of the departures where there are any. */
function PickUpTime({ departures, ...field }: TimeProps) {
  const { t } = useTranslation("booking");
  if (departures.length === 0) return <TimeField {...field} />;
  const { label, hint, error, value, onChange, onBlur, name } = field;
  const known = value === "" || departures.includes(value) ? departures : [...departures, value].toSorted();
  return (
    <Select
      {...{ label, hint, error, value, onChange, onBlur, name }}
      choices={known.map((time) => ({ value: time, text: time }))}
      empty={t("transport.land.chooseTime")}
    />
  );
}

/** Where and when one is picked up and set down, and when on the way back. */
export function TransferTimes({ place, transfer, ride, boats, form }: Props) {
  const { t } = useTranslation("booking");
  const hints = useHints({ ride, boats });
  const at = (field: string) => `land.${place}.${field}`;
  const overnight =
    transfer.pickUpTime !== "" &&
    transfer.dropTime !== "" &&
    String(transfer.dropTime) < String(transfer.pickUpTime);
  const pickUpHint = transfer.direction === "back" ? hints.ashore : hints.pickUp;
  return (
    <div className={styles.grid}>
      <TextInput label={t("transport.land.pickUpPoint")} {...form.field(at("pickUpPoint"))} />
      <PickUpTime
        label={t("transport.land.pickUpTime")}
        departures={ride?.departures[transfer.direction === "back" ? "back" : "out"] ?? []}
        hint={overnight && transfer.direction === "out" ? t("transport.land.overnight") : pickUpHint}
        {...form.field(at("pickUpTime"))}
      />
      <TextInput label={t("transport.land.dropLocation")} {...form.field(at("dropLocation"))} />
      <TimeField
        label={t("transport.land.dropTime")}
        hint={overnight && transfer.direction === "back" ? t("transport.land.nextDay") : hints.drop}
        {...form.field(at("dropTime"))}
      />
      {transfer.tripType === "return" && (
        <PickUpTime
          label={t("transport.land.returnTime")}
          departures={ride?.departures.back ?? []}
          hint={hints.ashore}
          {...form.field(at("returnTime"))}
        />
      )}
    </div>
  );
}
