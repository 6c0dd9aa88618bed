import { uploadTypes } from "@pulau/contract/files.ts";
import { fileOfPicture, pictureOfFile } from "@pulau/contract/picture.ts";
import { amenityIcons, isAmenityIcon } from "@pulau/domain/catalogue/amenity-icons.ts";
import { isPictureName, pictures } from "@pulau/domain/catalogue/pictures.ts";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { FieldError } from "../../ui/field-frame.tsx";
import { IconPhoto } from "../../ui/icons/index.ts";
import { Picture } from "../../ui/picture.tsx";
import { type Choice, Select } from "../../ui/text-fields.tsx";
import { useWritesDisabled } from "../../ui/writes-disabled.ts";
import { AmenityIcon } from "./amenity-icon.tsx";
import styles from "./picture-input.module.css";
import { useSentPicture } from "./use-sent-picture.ts";

type Field = {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | null;
};
type Props = { label: string; field: Field; disabled?: boolean };

/** One of the drawings, or a picture that staff send. A page with it asks for the words of `pictures` and `catalogue`. */
export function PictureInput({ label, field, disabled = false }: Props) {
  const { t } = useTranslation("pictures");
  const { value } = field;
  return (
    <ChosenOrSent
      label={label}
      field={field}
      disabled={disabled}
      chosen={isPictureName(value) ? value : null}
      choices={pictures.map((name) => ({ value: name, text: t(name) }))}
      shown={(sent) =>
        sent !== undefined ? (
          <img className={styles.shown} src={sent} alt="" />
        ) : (
          value !== "" && <Picture name={value} sizes="120px" className={styles.shown} />
        )
      }
    />
  );
}

const noIcon = "none";

/** One of the amenities' icons, none, or a picture that staff send. A page with it asks for the words of `records` and `catalogue`. */
export function AmenityIconInput({ label, field }: Props) {
  const { t } = useTranslation("records");
  const { value, onChange } = field;
  const isOurs = value === "" || isAmenityIcon(value);
  return (
    <ChosenOrSent
      small
      label={label}
      field={{ ...field, onChange: (icon) => onChange(icon === noIcon ? "" : icon) }}
      chosen={isOurs ? value || noIcon : null}
      choices={[
        { value: noIcon, text: t("icons.none") },
        ...amenityIcons.map((icon) => ({ value: icon, text: t(`icons.${icon}`) })),
      ]}
      shown={(sent) => (
        <span className={styles.icon}>
          <AmenityIcon icon={value} size="l" {...(sent !== undefined && { sent })} />
        </span>
      )}
    />
  );
}

type ChoiceProps = Props & {
  /** What is chosen of the list; null where it is a picture that was sent. */
  chosen: string | null;
  choices: readonly Choice[];
  /** How it looks; by the address of what was just sent, which nobody else sees before it is saved. */
  shown: (sent: string | undefined) => ReactNode;
  /** What is shown is small. */
  small?: boolean;
};

/** Something of a list, or a picture that staff send instead. */
function ChosenOrSent({ label, field, disabled: isOff = false, chosen, choices, shown, small }: ChoiceProps) {
  const looksOnly = useWritesDisabled() !== null;
  const disabled = looksOnly || isOff;
  const { t } = useTranslation("catalogue");
  const input = useRef<HTMLInputElement>(null);
  const { value, onChange, ...control } = field;
  const { take, wrong, sent, busy } = useSentPicture((id) => onChange(pictureOfFile(id)));
  const isJustSent = sent !== null && fileOfPicture(value) === sent.id;
  return (
    <div className={classNames(styles.field, small && styles.small)}>
      {shown(isJustSent ? sent.url : undefined)}
      <div className={styles.choice}>
        <Select
          {...control}
          label={label}
          disabled={disabled}
          value={chosen ?? ""}
          onChange={(name: string) => name !== "" && onChange(name)}
          {...(chosen === null && { empty: t("picture.own") })}
          choices={choices}
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
