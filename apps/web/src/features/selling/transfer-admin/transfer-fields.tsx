import type { RoadPrice } from "@pulau/contract/road-price.ts";
import { useCall } from "../../../api/use-call.ts";
import { usePositionField } from "../../../business/records/position.ts";
import type { RecordField } from "../../../business/records/record-field.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { allPoints, allVehicles } from "./calls.ts";
import { PriceField, ShownPrice } from "./price-field.tsx";

/** Points, the jetties first where a road ends, and vehicles, as choices by their numbers. */
export function useTransferChoices() {
  const { say } = useLanguage();
  const known = { points: useCall(allPoints, {}).data, vehicles: useCall(allVehicles, {}).data };
  const { points = [], vehicles = [] } = known;
  const pointOf = ({ id, name }: (typeof points)[number]) => ({ value: String(id), text: say(name) });
  const jettiesFirst = points.toSorted((a, b) => Number(b.type === "jetty") - Number(a.type === "jetty"));
  return {
    known,
    points: points.map(pointOf),
    byId: points.map(({ _id, name }) => ({ value: _id, text: say(name) })),
    ends: jettiesFirst.map(pointOf),
    vehicles: vehicles.map(({ id, name }) => ({ value: String(id), text: say(name) })),
  };
}

/** The form of a land transfer. */
export function useTransferFields({
  points,
  ends,
  vehicles,
}: ReturnType<typeof useTransferChoices>): readonly RecordField[] {
  const { t } = useTranslation("land");
  const records = useTranslation("records").t;
  const empty = records("choose");
  const choice = { kind: "choice", whole: true, empty } as const;
  return [
    { ...choice, key: "start_point", label: t("fields.start"), choices: points },
    { ...choice, key: "end_point", label: t("fields.end"), hint: t("fields.endHint"), choices: ends },
    { ...choice, key: "vehicle", label: t("fields.vehicle"), choices: vehicles },
    { key: "minutes", kind: "number", label: t("fields.minutes") },
    { key: "first_time", kind: "time", label: t("fields.firstTime"), hint: t("fields.timesHint") },
    { key: "last_time", kind: "time", label: t("fields.lastTime") },
    {
      key: "departures.out",
      kind: "list",
      label: t("fields.departuresOut"),
      optional: true,
      hint: t("fields.departuresHint"),
    },
    { key: "departures.back", kind: "list", label: t("fields.departuresBack"), optional: true },
    {
      key: "price",
      kind: "custom",
      label: t("fields.price"),
      input: (form) => <PriceField form={form} />,
      display: (price) => <ShownPrice price={price as RoadPrice} />,
    },
    usePositionField(),
    { key: "active_status", kind: "switch", label: records("fields.active") },
  ];
}
