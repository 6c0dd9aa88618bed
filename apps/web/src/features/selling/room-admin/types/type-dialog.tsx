import { RoomTypeBody } from "@pulau/contract/room-admin.ts";
import { withoutCopies } from "@pulau/domain/catalogue/missing-words.ts";
import { bedTypes } from "@pulau/domain/party/party.ts";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { useMay, useSend } from "../../../../api/use-call.ts";
import { useNewest } from "../../../../api/use-newest.ts";
import { PictureInput } from "../../../../business/catalogue/picture-input.tsx";
import type { Phrase } from "../../../../i18n/language.ts";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox, Switch } from "../../../../ui/choice-fields.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { FieldError } from "../../../../ui/field-frame.tsx";
import { FormConflict } from "../../../../ui/form-conflict.tsx";
import { NumberInput } from "../../../../ui/number-input.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { translated } from "../../../../ui/translated.ts";
import { useForm } from "../../../../ui/use-form.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { addRoomType, type RoomType, roomPaths, roomTypes, updateRoomType } from "../calls.ts";
import { RoomFailure } from "../room-failure.tsx";
import styles from "../rooms.module.css";
import { DeleteType } from "./delete-type.tsx";

type Values = z.input<typeof RoomTypeBody>;
type Props = {
  /** Null to add one. */
  type: RoomType | null;
  types: readonly RoomType[];
  onClose: () => void;
};

const unsaid: Phrase = { en: "", my: "", cn: "" };
const blank: Values = {
  ...{ activeStatus: true, roomCode: "", name: unsaid, summary: unsaid, highlight: unsaid },
  ...{
    picture: "garden-room",
    sizeSqm: 30,
    minPax: 1,
    maxPax: 2,
    bedTypes: ["single", "twin"],
    amenities: [],
  },
};

const textsOf = ({ name, summary, highlight }: RoomType) => withoutCopies({ name, summary, highlight });
const valuesOf = (type: RoomType): Values => ({
  ...blank,
  ...Object.fromEntries(Object.keys(blank).map((name) => [name, type[name as keyof Values]])),
  ...textsOf(type),
});

/** What the resort's types offer, each once: a new one takes from it. */
const amenitiesOf = (types: readonly RoomType[]): Phrase[] => [
  ...new Map(types.flatMap((type) => type.amenities).map((amenity) => [amenity.en, amenity])).values(),
];

function useTypeForm({ type, onClose }: Pick<Props, "type" | "onClose">) {
  const { t } = useTranslation("rooms");
  const toast = useToast();
  const add = useSend(addRoomType, roomPaths);
  const update = useSend(updateRoomType, roomPaths);
  const newest = useNewest();
  const latest = async ({ _id }: RoomType) => {
    const sent = { query: { limit: 100 } };
    const now = await newest(roomTypes, sent, (list) => list.roomTypes.find((one) => one._id === _id));
    return { values: valuesOf(now), version: now.version };
  };
  return useForm({
    schema: RoomTypeBody,
    initial: type === null ? blank : valuesOf(type),
    versioned: type === null ? undefined : { version: type.version, latest: () => latest(type) },
    onSubmit: async (body, options) => {
      if (type === null) await add.mutateAsync({ body });
      else await update.mutateAsync({ params: { _id: type._id }, body, options });
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
      {(["en", "my", "cn"] as const).map((language) => (
        <TextInput
          key={language}
          label={t(`languages.${language}`)}
          {...translated(language, form.values[part].en)}
          {...form.field(`${part}.${language}`)}
        />
      ))}
    </fieldset>
  ));
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
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      size="panel"
      title={type === null ? t("types.add") : say(type.name)}
      acts={
        <>
          {type !== null && mayDelete && <DeleteType type={type} onDone={onClose} />}
          <Button kind="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={id} busy={form.busy}>
            {t("save")}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} {...form.form}>
        <div className={styles.pair}>
          <TextInput label={t("types.code")} hint={t("types.codeHint")} {...form.field("roomCode")} />
          <NumberInput label={t("types.size")} {...form.number("sizeSqm")} />
          <NumberInput label={t("types.least")} {...form.number("minPax")} />
          <NumberInput label={t("types.most")} hint={t("types.mostHint")} {...form.number("maxPax")} />
        </div>
        <Wording form={form} />
        <PictureInput label={t("types.picture")} field={form.field("picture")} />
        <Ticks form={form} types={types} />
        <Switch label={t("types.onSale")} {...form.tick("activeStatus")} />
        <p className="hint">{t("types.onSaleHint")}</p>
        <FormConflict form={form} />
        {form.failure !== null && <RoomFailure error={form.failure} />}
      </form>
    </Dialog>
  );
}
