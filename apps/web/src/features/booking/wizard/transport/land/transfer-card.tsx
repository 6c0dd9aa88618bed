import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { BoatTimes } from "@pulau/domain/transport/transfer-times.ts";
import { useCallback } from "react";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { IconButton } from "../../../../../ui/button.tsx";
import { Chip } from "../../../../../ui/chip.tsx";
import { IconTrash } from "../../../../../ui/icons/index.ts";
import { Money } from "../../../../../ui/money-and-dates.tsx";
import { Segmented } from "../../../../../ui/segmented.tsx";
import { Textarea } from "../../../../../ui/text-fields.tsx";
import type { EndPoint, Hold, StartPoint } from "../../calls.ts";
import styles from "./land.module.css";
import { rideOf, type Trip, type TypedTransfer, tripOf, withTrip } from "./land-schema.ts";
import { TransferRiders } from "./transfer-riders.tsx";
import { TransferRoad } from "./transfer-road.tsx";
import { TransferTimes } from "./transfer-times.tsx";
import { TransferTypes } from "./transfer-types.tsx";
import { useFilled } from "./use-filled.ts";
import type { LandForm } from "./use-land.ts";

type Props = {
  place: number;
  transfer: TypedTransfer;
  party: BookingJson["party"];
  starts: readonly StartPoint[];
  ends: readonly EndPoint[] | undefined;
  boats: BoatTimes;
  kept: Hold["transfers"][number] | undefined;
  form: LandForm;
  onRemove: () => void;
};

const trips: readonly Trip[] = ["return", "out", "back"];

/** One land transfer, from which way it goes to what the driver should know. */
export function TransferCard({ place, transfer, party, starts, ends, boats, kept, form, onRemove }: Props) {
  const { t } = useTranslation("booking");
  const at = (field: string) => `land.${place}.${field}`;
  const { set } = form;
  const onFill = useCallback((filled: TypedTransfer) => set(`land.${place}`, filled), [set, place]);
  const start = starts.find(({ _id }) => _id === transfer.startPointId);
  useFilled({ transfer, start, ends, boats, onFill });
  const end = ends?.find(({ _id }) => _id === transfer.endPointId);
  const rides = end?.transfers.filter(({ direction }) => direction === transfer.direction) ?? [];
  const id = `transfer-${place}`;
  return (
    <li className={styles.transfer}>
      <section aria-labelledby={id} className={styles.form}>
        <div className={styles.head}>
          <h3 id={id}>{t("transport.land.one", { number: place + 1 })}</h3>
          {kept !== undefined && (
            <Chip tone="success">
              {kept.included ? t("transport.included") : <Money sen={kept.amountSen} converted />}
            </Chip>
          )}
          <IconButton
            icon={IconTrash}
            label={t("transport.land.remove", { number: place + 1 })}
            onClick={onRemove}
          />
        </div>
        <Segmented
          label={t("transport.land.trip")}
          value={tripOf(transfer)}
          choices={trips.map((trip) => ({ value: trip, text: t(`transport.land.trips.${trip}`) }))}
          onChange={(trip) => set(`land.${place}`, withTrip(transfer, trip))}
        />
        <TransferRoad {...{ place, transfer, starts, ends, form }} />
        <TransferRiders {...{ place, transfer, party, form }} />
        {rides.length > 0 && (
          <TransferTypes
            transfer={transfer}
            rides={rides}
            error={form.errorAt(at("type"))}
            onChange={(type) => set(at("type"), type)}
          />
        )}
        {(rides.length > 0 || transfer.pickUpTime !== "") && (
          <TransferTimes
            place={place}
            transfer={transfer}
            ride={rideOf(transfer, ends)}
            boats={boats}
            form={form}
          />
        )}
        <Textarea
          label={t("transport.land.note")}
          hint={t("transport.land.noteHint")}
          optional
          rows={2}
          most={200}
          {...form.field(at("note"))}
        />
      </section>
    </li>
  );
}
