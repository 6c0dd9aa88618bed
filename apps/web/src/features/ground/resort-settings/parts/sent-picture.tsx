import { uploadTypes } from "@pulau/contract/files.ts";
import { type PictureName, pictures } from "@pulau/domain/catalogue/pictures.ts";
import type { FileId } from "@pulau/domain/ids.ts";
import { useRef } from "react";
import { useSentPicture } from "../../../../business/catalogue/use-sent-picture.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { FieldError } from "../../../../ui/field-frame.tsx";
import { valueAt } from "../../../../ui/form-paths.ts";
import { IconPhoto } from "../../../../ui/icons/index.ts";
import { Picture } from "../../../../ui/picture.tsx";
import { Select } from "../../../../ui/text-fields.tsx";
import { useWritesDisabled } from "../../../../ui/writes-disabled.ts";
import type { PartProps } from "../setting-context.ts";
import styles from "../settings.module.css";
import { useSettingText } from "../use-setting-text.ts";

const places = { logo: "look.logo", picture: "firstPage.picture", map: "map" } as const;
type Kind = keyof typeof places;

/** The drawings that can stand there. */
const drawings: Readonly<Record<Kind, readonly PictureName[]>> = {
  logo: [],
  picture: pictures,
  map: ["island-map"],
};

function PicturePreview({ value, sent }: { value: string; sent: { id: FileId; url: string } | null }) {
  if (sent?.id === value) return <img src={sent.url} alt="" />;
  if ((pictures as readonly string[]).includes(value)) return <Picture name={value} sizes="320px" />;
  return <Picture name={`/api/resort/picture/${value}`} sizes="320px" />;
}

/** The logo, the picture of the first page or the map: one that the resort sends, or one of the drawings. */
export function SentPicture({ field, form, ...props }: PartProps) {
  const looksOnly = useWritesDisabled() !== null;
  const readOnly = looksOnly || props.readOnly;
  const { t } = useTranslation(["settings", "pictures"]);
  const text = useSettingText();
  const input = useRef<HTMLInputElement>(null);
  const kind = field.at as Kind;
  const at = places[kind];
  const label = text(props.wordsAt(at));
  const value = valueAt(form.values, at);
  const { take, wrong, sent, busy } = useSentPicture((id) => form.set(at, id));
  const isDrawing = typeof value === "string" && (pictures as readonly string[]).includes(value);
  return (
    <fieldset className={styles.sent}>
      <legend>{label}</legend>
      {typeof value === "string" && (
        <div className={kind === "logo" ? styles.logo : styles.hero}>
          <PicturePreview value={value} sent={sent} />
        </div>
      )}
      {drawings[kind].length > 0 && (
        <Select
          label={t("picture.drawing")}
          disabled={readOnly}
          value={isDrawing ? value : ""}
          onChange={(name) => name !== "" && form.set(at, name)}
          empty={kind === "map" && value === null ? t("island.none") : t("picture.sent")}
          choices={drawings[kind].map((name) => ({ value: name as string, text: t(`pictures:${name}`) }))}
        />
      )}
      <input
        ref={input}
        type="file"
        hidden
        disabled={readOnly}
        accept={uploadTypes.replace(",application/pdf", "")}
        aria-label={label}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      {!readOnly && (
        <div className={styles.pick}>
          <Button kind="outline" icon={IconPhoto} busy={busy} onClick={() => input.current?.click()}>
            {t("picture.send")}
          </Button>
          {kind !== "picture" && value !== null && (
            <Button kind="plain" size="small" onClick={() => form.set(at, null)}>
              {t("picture.remove")}
            </Button>
          )}
        </div>
      )}
      <div role="status">{wrong && <FieldError>{wrong}</FieldError>}</div>
    </fieldset>
  );
}
