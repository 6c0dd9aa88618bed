import { noWords } from "@pulau/domain/catalogue/words.ts";
import { type BedType, bedTypes } from "@pulau/domain/party/party.ts";
import { useCall } from "../../../../api/use-call.ts";
import type { RecordField } from "../../../../business/records/record-field.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { choicesOf } from "../../../../listing/filters.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { soldForMore } from "../sold-for-more.ts";
import { allAmenities } from "./list-calls.ts";
import { PicturesField } from "./pictures-field.tsx";

/** The form of a room type. */
export function useRoomTypeFields(): readonly RecordField[] {
  const { t } = useTranslation("rooms");
  const records = useTranslation("records").t;
  const { say } = useLanguage();
  const amenities = useCall(allAmenities, {}).data ?? [];
  return [
    { key: "name", kind: "words", label: records("fields.name") },
    { key: "room_code", kind: "text", label: t("types.code"), hint: t("types.codeHint") },
    { key: "desc", kind: "words", label: t("types.summary") },
    { key: "highlight", kind: "words", label: t("types.highlight") },
    { key: "min_pax", kind: "number", label: t("types.least") },
    {
      key: "max_pax",
      kind: "number",
      label: t("types.most"),
      brings: (typed, { bed_types }) => {
        const sold = soldForMore((bed_types ?? []) as readonly BedType[], typed);
        return sold ? { bed_types: sold } : {};
      },
    },
    { key: "size_sqm", kind: "number", label: t("types.size") },
    {
      key: "bed_types",
      kind: "several",
      label: t("types.bedTypes"),
      choices: choicesOf(bedTypes, (value) => t(`bedTypes.${value}`)),
    },
    {
      key: "associated_amenities_id",
      kind: "several",
      label: t("types.amenities"),
      whole: true,
      choices: amenities.map(({ id, name }) => ({ value: String(id), text: say(name) })),
    },
    {
      key: "room_images_path",
      kind: "custom",
      label: t("lists.pictures"),
      input: (form) => <PicturesField form={form} />,
      display: (names) => (names as string[]).join(", "),
    },
    // Typed beside each picture.
    {
      key: "room_images_alt",
      kind: "custom",
      label: t("lists.pictureAlts"),
      input: () => null,
      display: (alts) => (alts as (typeof noWords)[]).map(say).filter(Boolean).join(", "),
    },
    { key: "active_status", kind: "switch", label: records("fields.active") },
  ];
}

/** What a new room type has before anything is typed. */
export const newRoomType = {
  name: noWords,
  room_code: "",
  desc: noWords,
  highlight: noWords,
  min_pax: 1,
  max_pax: 2,
  size_sqm: 30,
  bed_types: ["single", "twin"],
  associated_amenities_id: [],
  room_images_path: ["garden-room"],
  room_images_alt: [noWords],
  active_status: true,
};
