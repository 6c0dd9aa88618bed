import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { BoatTimes } from "@pulau/domain/transport/transfer-times.ts";
import { IconTrash } from "@tabler/icons-react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../../../ui/button.tsx";
import { Chip } from "../../../../../ui/chip.tsx";
import { Segmented } from "../../../../../ui/segmented.tsx";
import { Stepper } from "../../../../../ui/stepper.tsx";
import { Select, Textarea } from "../../../../../ui/text-fields.tsx";
import { useLanguage } from "../../../../../ui/use-language.ts";
import { Money } from "../../../../../ui/written.tsx";
import type { EndPoint, Hold, StartPoint } from "../../calls.ts";
import styles from "./land.module.css";
import { rideOf, type Trip, type TypedTransfer, tripOf, withTrip } from "./land-schema.ts";
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

/** From where to where. Another start asks for its end and vehicle anew. */
function Road({ place, transfer, starts, ends, form }: Props) {
  const { t } = useTranslation("booking");
  const { say } = useLanguage();
  const at = (field: string) => `land.${place}.${field}`;
  const there = starts.filter(({ directions }) =>
    directions.includes(transfer.direction === "back" ? "back" : "out"),
  );
  const places = (points: readonly (StartPoint | EndPoint)[]) =>
    points.map(({ _id, name }) => ({ value: _id, text: say(name) }));
  return (
    <div className={styles.grid}>
      <Select
        label={t("transport.land.from")}
        empty={t("transport.land.choose")}
        choices={places(there)}
        {...form.field(at("startPointId"))}
        onChange={(startPointId) =>
          form.set(`land.${place}`, { ...transfer, startPointId, endPointId: "", type: "", pickUpPoint: "" })
        }
      />
      <Select
        label={t("transport.land.to")}
        empty={t("transport.land.choose")}
        disabled={ends === undefined}
        choices={places(ends ?? [])}
        {...form.field(at("endPointId"))}
        onChange={(endPointId) =>
          form.set(`land.${place}`, { ...transfer, endPointId, type: "", dropLocation: "" })
        }
      />
    </div>
  );
}

/** One land transfer, from which way it goes to what the driver should know. */
export function TransferCard(props: Props) {
  const { place, transfer, party, starts, ends, boats, kept, form, onRemove } = props;
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
              {kept.included ? t("transport.included") : <Money sen={kept.amountSen} />}
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
        <Road {...props} />
        <div className={styles.grid}>
          <Stepper
            label={t("transport.land.adults")}
            value={Number(transfer.adultCount)}
            least={1}
            most={party.adults}
            error={form.errorAt(at("adultCount"))}
            onChange={(count) => set(at("adultCount"), count)}
          />
          {party.childAges.length > 0 && (
            <Stepper
              label={t("transport.land.children")}
              value={Number(transfer.childCount)}
              most={party.childAges.length}
              error={form.errorAt(at("childCount"))}
              onChange={(count) => set(at("childCount"), count)}
            />
          )}
        </div>
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
