import { packageTexts } from "@pulau/contract/package-admin.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import { useId, useState } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { IconChevronDown, IconChevronUp, IconPlus, IconTrash } from "../../ui/icons/index.ts";
import { moveItem } from "../../ui/move-item.ts";
import { Reorder, ReorderHandle } from "../../ui/reorder.tsx";
import { Card } from "../../ui/surfaces.tsx";
import { PictureInput } from "./picture-input.tsx";
import styles from "./pictures.module.css";
import { Texts } from "./texts.tsx";

type ShownPicture = {
  readonly picture: string;
  readonly alt: { readonly en: string; readonly my: string; readonly cn: string };
};
type Field = Parameters<typeof PictureInput>[0]["field"];
/** What the pictures use of a form. */
export type PicturesForm = {
  readonly field: (path: string) => Field;
  readonly set: (path: string, value: readonly ShownPicture[]) => void;
};
type Props = {
  readonly form: PicturesForm;
  readonly pictures: readonly ShownPicture[];
  readonly disabled?: boolean;
  /** How many there can be. */
  readonly most?: number;
  /** How many there must be. */
  readonly least?: 0 | 1;
};

type RowProps = Pick<Props, "form"> & {
  disabled: boolean;
  shown: ShownPicture;
  place: number;
  count: number;
  least: number;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
};

function PictureRow({ form, disabled, shown, place, count, least, onMove, onRemove }: RowProps) {
  const { t } = useTranslation("catalogue");
  return (
    <>
      {!disabled && count > 1 ? (
        <ReorderHandle label={t("picture.drag", { place: place + 1 })} place={place} onMove={onMove} />
      ) : (
        <span />
      )}
      <div className={styles.picture}>
        <PictureInput
          label={t("picture.of", { place: place + 1 })}
          field={form.field(`pictures.${place}.picture`)}
          disabled={disabled}
        />
        <Texts
          form={form}
          stacked
          disabled={disabled}
          rows={[
            {
              path: `pictures.${place}.alt`,
              label: t("picture.alt", { place: place + 1 }),
              most: packageTexts.alt,
              optional: true,
            },
          ]}
        />
        <span className={styles.acts}>
          {place === 0 && <Chip tone="primary">{t("picture.cover")}</Chip>}
          {shown.alt.en.trim() === "" && <Chip tone="warning">{t("picture.noAlt")}</Chip>}
          {!disabled && count > 1 && (
            <>
              <IconButton
                writes
                icon={IconChevronUp}
                label={t("picture.up", { place: place + 1 })}
                disabled={place === 0}
                onClick={() => onMove(place, place - 1)}
              />
              <IconButton
                writes
                icon={IconChevronDown}
                label={t("picture.down", { place: place + 1 })}
                disabled={place === count - 1}
                onClick={() => onMove(place, place + 1)}
              />
            </>
          )}
          {!disabled && count > least && (
            <IconButton
              icon={IconTrash}
              label={t("picture.remove", { place: place + 1 })}
              onClick={onRemove}
            />
          )}
        </span>
      </div>
    </>
  );
}

/** Pictures with what they show, in the order in which guests see them; `pictures` of a form. */
export function PictureRows({ form, pictures, disabled = false, most = 12, least = 0 }: Props) {
  const { t } = useTranslation("catalogue");
  // Each keeps its row wherever it goes, so that one that was just sent is seen until it is saved.
  const [keys, setKeys] = useState<readonly number[]>(() => pictures.map((_, place) => place));
  const rows = pictures.map((shown, place) => ({ shown, id: String(keys[place] ?? -1 - place) }));
  const put = (next: readonly ShownPicture[], nextKeys: readonly number[]) => {
    setKeys(nextKeys);
    form.set("pictures", next);
  };
  const move = (from: number, to: number) => put([...moveItem(pictures, from, to)], moveItem(keys, from, to));
  const add = () =>
    put([...pictures, { picture: "reef", alt: noWords }], [...keys, Math.max(-1, ...keys) + 1]);
  return (
    <>
      <Reorder
        label={t("page.pictures")}
        items={rows}
        idOf={(row) => row.id}
        textOf={(row) => t("picture.of", { place: rows.indexOf(row) + 1 })}
        onMove={move}
        still={disabled || rows.length < 2}
        className={styles.list}
        rowClassName={styles.row}
      >
        {({ shown }, place) => (
          <PictureRow
            {...{ form, disabled, shown, place, least }}
            count={rows.length}
            onMove={move}
            onRemove={() => put(pictures.toSpliced(place, 1), keys.toSpliced(place, 1))}
          />
        )}
      </Reorder>
      {!disabled && rows.length < most && (
        <Button kind="outline" size="small" icon={IconPlus} onClick={add}>
          {t("picture.add")}
        </Button>
      )}
    </>
  );
}

/** The same as a part of a page. */
export function Pictures(props: Props) {
  const { t } = useTranslation("catalogue");
  const id = useId();
  return (
    <Card as="section" className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{t("page.pictures")}</h2>
        <p className="hint">{t("page.picturesLead")}</p>
      </div>
      <PictureRows {...props} />
    </Card>
  );
}

/** The same within the form of a dialog. */
export function PicturesGroup(props: Props) {
  const { t } = useTranslation("catalogue");
  return (
    <fieldset className={styles.group}>
      <legend>{t("page.pictures")}</legend>
      <PictureRows {...props} />
    </fieldset>
  );
}
