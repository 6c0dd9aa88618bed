import { RoomTypeBody } from "@pulau/contract/room-admin.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import { bedTypes } from "@pulau/domain/party/party.ts";
import type { z } from "zod";
import { useMay } from "../../../../api/use-call.ts";
import { useRowSends } from "../../../../api/use-row-sends.ts";
import { formValuesOf } from "../../../../business/catalogue/form-values.ts";
import { PictureInput } from "../../../../business/catalogue/picture-input.tsx";
import type { Phrase } from "../../../../i18n/language.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Checkbox, Switch } from "../../../../ui/choice-fields.tsx";
import { FieldError } from "../../../../ui/field-frame.tsx";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { InLanguages } from "../../../../ui/in-languages.tsx";
import { NumberInput } from "../../../../ui/number-input.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { useRowForm } from "../../../../ui/use-row-form.ts";
import { addRoomType, type RoomType, roomPaths, updateRoomType } from "../calls.ts";
import { RoomFailure } from "../room-failure.tsx";
import styles from "../rooms.module.css";
import { soldForMore } from "../sold-for-more.ts";
import { useNewestType } from "../use-room-types.ts";
import { DeleteType } from "./delete-type.tsx";

type Values = z.input<typeof RoomTypeBody>;
type Props = {
  /** Null to add one. */
  type: RoomType | null;
  types: readonly RoomType[];
  onClose: () => void;
};

const blank: Values = {
  activeStatus: true,
  roomCode: "",
  name: noWords,
  summary: noWords,
  highlight: noWords,
  picture: "garden-room",
  sizeSqm: 30,
  minPax: 1,
  maxPax: 2,
  bedTypes: ["single", "twin"],
  amenities: [],
};

const shown = formValuesOf(blank);
/** Amenities are sent as they are. */
const valuesOf = (type: RoomType): Values => ({ ...shown(type), amenities: type.amenities });

/** What the resort's types offer, each once: a new one takes from it. */
const amenitiesOf = (types: readonly RoomType[]): Phrase[] => [
  ...new Map(types.flatMap((type) => type.amenities).map((amenity) => [amenity.en, amenity])).values(),
];

function useTypeForm({ type, onClose }: Pick<Props, "type" | "onClose">) {
  const { t } = useTranslation("rooms");
  const toast = useToast();
  const sends = useRowSends(addRoomType, updateRoomType, roomPaths);
  return useRowForm({
    schema: RoomTypeBody,
    row: type,
    blank,
    valuesOf,
    newest: useNewestType(),
    ...sends,
    onSaved: () => {
      toast({ text: t("saved"), tone: "success" });
      onClose();
    },
  });
}

type Form = ReturnType<typeof useTypeForm>;

function Wording({ form }: { form: Form }) {
  const { t } = useTranslation("rooms");
  return (["name", "summary", "highlight"] as const).map((part) => (
    <fieldset key={part} className={styles.words}>
      <legend className="strong">{t(`types.${part}`)}</legend>
      <InLanguages field={form.field} path={part} labelOf={(language) => t(`languages.${language}`)} />
    </fieldset>
  ));
}

/** Most guests: a room that was sold as all that it had beds for is sold so still when it has more. */
function MostGuests({ form }: { form: Form }) {
  const { t } = useTranslation("rooms");
  const { values, set } = form;
  const { onChange, ...number } = form.number("maxPax");
  return (
    <NumberInput
      label={t("types.most")}
      hint={t("types.mostHint")}
      {...number}
      onChange={(typed) => {
        onChange(typed);
        const sold = soldForMore(values.bedTypes, typed);
        if (sold) set("bedTypes", sold);
      }}
    />
  );
}

function Ticks({ form, types }: { form: Form; types: readonly RoomType[] }) {
  const { t } = useTranslation("rooms");
  const { say } = useLanguage();
  const { values, set, errorAt } = form;
  const toggled = <T,>(list: readonly T[], item: T, on: boolean): T[] =>
    on ? [...list, item] : list.filter((other) => other !== item);
  const amenities = amenitiesOf(types);
  const chosen = new Set(values.amenities.map(({ en }) => en));
  return (
    <>
      <fieldset className={styles.ticks}>
        <legend className="strong">{t("types.bedTypes")}</legend>
        {bedTypes.map((bed) => (
          <Checkbox
            key={bed}
            label={t(`bedTypes.${bed}`)}
            checked={values.bedTypes.includes(bed)}
            onChange={(on) =>
              set(
                "bedTypes",
                bedTypes.filter((bedType) => toggled(values.bedTypes, bed, on).includes(bedType)),
              )
            }
          />
        ))}
        {errorAt("bedTypes") && <FieldError>{errorAt("bedTypes")}</FieldError>}
      </fieldset>
      {amenities.length > 0 && (
        <fieldset className={styles.ticks}>
          <legend className="strong">{t("types.amenities")}</legend>
          {amenities.map((amenity) => (
            <Checkbox
              key={amenity.en}
              label={say(amenity)}
              checked={chosen.has(amenity.en)}
              onChange={(on) => {
                const others = values.amenities.filter(({ en }) => en !== amenity.en);
                set("amenities", on ? [...others, amenity] : others);
              }}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

/** A room type with everything that guests read and auto-select counts. */
export function TypeDialog({ type, types, onClose }: Props) {
  const { t } = useTranslation("rooms");
  const { say } = useLanguage();
  const mayDelete = useMay()("rooms", "delete");
  const form = useTypeForm({ type, onClose });
  return (
    <FormDialog
      form={form}
      title={type === null ? t("types.add") : say(type.name)}
      words={{ leave: t("cancel"), save: t("save") }}
      acts={type !== null && mayDelete && <DeleteType type={type} onDone={onClose} />}
      failureOf={(failure) => <RoomFailure error={failure} />}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <TextInput label={t("types.code")} hint={t("types.codeHint")} {...form.field("roomCode")} />
        <NumberInput label={t("types.size")} {...form.number("sizeSqm")} />
        <NumberInput label={t("types.least")} {...form.number("minPax")} />
        <MostGuests form={form} />
      </div>
      <Wording form={form} />
      <PictureInput label={t("types.picture")} field={form.field("picture")} />
      <Ticks form={form} types={types} />
      <Switch label={t("types.onSale")} {...form.tick("activeStatus")} />
      <p className="hint">{t("types.onSaleHint")}</p>
    </FormDialog>
  );
}
