import { pictures } from "@pulau/domain/catalogue/pictures.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import { useState } from "react";
import { PictureInput } from "../../../../business/catalogue/picture-input.tsx";
import { Texts } from "../../../../business/catalogue/texts.tsx";
import type { RecordForm } from "../../../../business/records/record-field.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button, IconButton } from "../../../../ui/button.tsx";
import { IconPlus, IconTrash } from "../../../../ui/icons/index.ts";
import styles from "./lists.module.css";

type Words = { readonly en: string; readonly my: string; readonly cn: string };
type Values = { room_images_path: string[]; room_images_alt: Words[] };

/** Pictures with what they show, in their order: the first is shown where there is room for one. */
export function PicturesField({ form }: { form: RecordForm }) {
  const { t } = useTranslation("rooms");
  const { room_images_path: names, room_images_alt: alts } = form.values as unknown as Values;
  const [keys, setKeys] = useState<readonly number[]>(() => names.map((_, at) => at));
  const put = (next: string[], nextAlts: Words[], nextKeys: readonly number[]) => {
    setKeys(nextKeys);
    form.set("room_images_path", next);
    form.set("room_images_alt", nextAlts);
  };
  const add = () =>
    put(
      [...names, pictures.find((name) => !names.includes(name)) ?? "garden-room"],
      [...names.map((_, at) => alts[at] ?? noWords), noWords],
      [...keys, Math.max(-1, ...keys) + 1],
    );
  return (
    <fieldset className={styles.pictures}>
      <legend className="strong">{t("lists.pictures")}</legend>
      <p className="hint">{t("lists.picturesHint")}</p>
      {names.map((_, at) => (
        <div key={keys[at] ?? -1 - at} className={styles.picture}>
          <div>
            <PictureInput
              label={t("lists.picture", { number: at + 1 })}
              field={form.field(`room_images_path.${at}`)}
            />
            <Texts
              form={form}
              stacked
              rows={[
                { path: `room_images_alt.${at}`, label: t("lists.pictureAlts"), most: 160, optional: true },
              ]}
            />
          </div>
          <IconButton
            icon={IconTrash}
            label={t("lists.removePicture", { number: at + 1 })}
            disabled={names.length === 1}
            onClick={() => put(names.toSpliced(at, 1), alts.toSpliced(at, 1), keys.toSpliced(at, 1))}
          />
        </div>
      ))}
      {names.length < 20 && (
        <Button kind="outline" size="small" icon={IconPlus} onClick={add}>
          {t("lists.addPicture")}
        </Button>
      )}
    </fieldset>
  );
}
