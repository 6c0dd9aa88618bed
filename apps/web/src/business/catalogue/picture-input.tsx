import { uploadTypes } from "@pulau/contract/files.ts";
import { fileOfPicture, pictureOfFile } from "@pulau/contract/picture.ts";
import { isPictureName, pictures } from "@pulau/domain/catalogue/pictures.ts";
import { IconPhoto } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field-frame.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Select } from "../../ui/text-fields.tsx";
import { useWritesDisabled } from "../../ui/writes-disabled.ts";
import styles from "./picture-input.module.css";
import { useSentPicture } from "./use-sent-picture.ts";

type Field = {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | null;
};

/** One of the drawings, or a picture that staff send. A page with it asks for the words of `pictures` and `catalogue`. */
export function PictureInput({
  label,
  field,
  disabled: isOff = false,
}: {
  label: string;
  field: Field;
  disabled?: boolean;
}) {
  const looksOnly = useWritesDisabled() !== null;
  const disabled = looksOnly || isOff;
  const { t } = useTranslation(["catalogue", "pictures"]);
  const input = useRef<HTMLInputElement>(null);
  const { value, onChange, ...control } = field;
  const { take, wrong, sent, busy } = useSentPicture((id) => onChange(pictureOfFile(id)));
  const isJustSent = sent !== null && fileOfPicture(value) === sent.id;
  return (
    <div className={styles.field}>
      {isJustSent ? (
        <img className={styles.shown} src={sent.url} alt="" />
      ) : (
        value !== "" && <Picture name={value} sizes="120px" className={styles.shown} />
      )}
      <div className={styles.choice}>
        <Select
          {...control}
          label={label}
          disabled={disabled}
          value={isPictureName(value) ? value : ""}
          onChange={(name: string) => name !== "" && onChange(name)}
          {...(!isPictureName(value) && { empty: t("picture.own") })}
          choices={pictures.map((name) => ({ value: name as string, text: t(`pictures:${name}`) }))}
        />
        <input
          ref={input}
          type="file"
          hidden
          disabled={disabled}
          accept={uploadTypes.replace(",application/pdf", "")}
          aria-label={`${label}: ${t("picture.send")}`}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
        {!disabled && (
          <Button
            kind="outline"
            size="small"
            icon={IconPhoto}
            busy={busy}
            onClick={() => input.current?.click()}
          >
            {t("picture.send")}
          </Button>
        )}
        <div role="status">{wrong && <FieldError>{wrong}</FieldError>}</div>
      </div>
    </div>
  );
}
