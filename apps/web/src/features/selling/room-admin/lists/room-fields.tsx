import { useCall } from "../../../../api/use-call.ts";
import type { RecordField, RecordForm } from "../../../../business/records/record-field.ts";
import { useBedsText } from "../../../../business/use-beds-text.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { choicesOf } from "../../../../listing/filters.ts";
import { Select } from "../../../../ui/text-fields.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { useRoomTypes } from "../use-room-types.ts";
import { allBuildings, allTypes } from "./list-calls.ts";

type Known = ReturnType<typeof useRoomChoices>;

/** Types and houses with their floors and beds, as a room's fields choose from them, and as a list is narrowed by them. */
export function useRoomChoices() {
  const { say } = useLanguage();
  const all = { types: useCall(allTypes, {}).data, buildings: useCall(allBuildings, {}).data };
  const { types = [], buildings = [] } = all;
  const floors = [...new Set(buildings.flatMap(({ no_of_floors }) => no_of_floors))];
  return {
    all,
    types,
    buildings,
    withBeds: useRoomTypes().data?.roomTypes ?? [],
    typeFilter: types.map(({ _id, name }) => ({ value: _id, text: say(name) })),
    buildingFilter: buildings.map(({ _id, name }) => ({ value: _id, text: name })),
    floorFilter: choicesOf(floors, (floor) => floor),
  };
}

/** What a new room has before anything is typed. */
export const newRoom = {
  room_no: "",
  room_type: null,
  building_type: null,
  associated_floor: "",
  bed_option_id: null,
  max_pax: 2,
  room_size: null,
  allow_smoking: false,
  allow_disabled_person: false,
  desc: "",
  active_status: true,
};

/** One of the floors of the house that is chosen. */
function FloorField({ form, known }: { form: RecordForm; known: Known }) {
  const { t } = useTranslation("rooms");
  const { building_type } = form.values as { building_type?: number | null };
  const floors = known.buildings.find(({ id }) => id === building_type)?.no_of_floors ?? [];
  const field = form.field("associated_floor");
  const all = field.value === "" || floors.includes(field.value) ? floors : [...floors, field.value];
  return (
    <Select
      label={t("adding.floor")}
      choices={all.map((floor) => ({ value: floor, text: floor }))}
      empty={t("plan.notSaid")}
      {...field}
    />
  );
}

/** One of the ways in which rooms of the type that is chosen can be made up. */
function BedsField({ form, known }: { form: RecordForm; known: Known }) {
  const { t } = useTranslation("rooms");
  const bedsText = useBedsText();
  const { room_type } = form.values as { room_type?: number | null };
  const type = known.types.find(({ id }) => id === room_type);
  const ways = known.withBeds.find(({ _id }) => _id === type?._id)?.bedOptions ?? [];
  const { onChange: _, ...field } = form.field("bed_option_id");
  return (
    <Select
      label={t("plan.madeUp")}
      choices={ways.map(({ bedOptionId, beds }) => ({ value: bedOptionId, text: bedsText(beds) }))}
      empty={t("plan.notSaid")}
      {...field}
      onChange={(value) => form.set("bed_option_id", value || null)}
    />
  );
}

/** The form of a room. */
export function useRoomFields(known: Known): readonly RecordField[] {
  const { t } = useTranslation("rooms");
  const records = useTranslation("records").t;
  const { say } = useLanguage();
  const bedsText = useBedsText();
  const empty = t("adding.choose");
  const choice = { kind: "choice", whole: true, empty } as const;
  const bedsOf = (id: unknown) =>
    known.withBeds.flatMap(({ bedOptions }) => bedOptions).find(({ bedOptionId }) => bedOptionId === id)
      ?.beds;
  return [
    { key: "room_no", kind: "text", label: t("numbers.number") },
    {
      ...choice,
      key: "room_type",
      label: t("adding.type"),
      choices: known.types.map(({ id, name }) => ({ value: String(id), text: say(name) })),
    },
    {
      ...choice,
      key: "building_type",
      label: t("adding.building"),
      choices: known.buildings.map(({ id, name }) => ({ value: String(id), text: name })),
    },
    {
      key: "associated_floor",
      kind: "custom",
      label: t("adding.floor"),
      input: (form) => <FloorField form={form} known={known} />,
      display: (floor) => String(floor ?? ""),
    },
    {
      key: "bed_option_id",
      kind: "custom",
      label: t("plan.madeUp"),
      input: (form) => <BedsField form={form} known={known} />,
      display: (id) => bedsText(bedsOf(id) ?? []),
    },
    { key: "max_pax", kind: "number", label: t("plan.most") },
    {
      key: "room_size",
      kind: "number",
      label: t("types.size"),
      hint: t("numbers.sizeHint"),
      optional: true,
    },
    { key: "allow_smoking", kind: "switch", label: t("plan.smoking") },
    { key: "allow_disabled_person", kind: "switch", label: t("plan.disabled") },
    { key: "desc", kind: "long", label: records("fields.desc"), optional: true },
    { key: "active_status", kind: "switch", label: records("fields.active") },
  ];
}
