import { uploadTypes } from "@pulau/contract/files.ts";
import { fileOfPicture, pictureOfFile } from "@pulau/contract/picture.ts";
import { useRef } from "react";
import { Button } from "../ui/button.tsx";
import { FieldError } from "../ui/field-frame.tsx";
import { IconPhoto } from "../ui/icons/index.ts";
import { Avatar } from "../ui/surfaces.tsx";
import { useWritesDisabled } from "../ui/writes-disabled.ts";
import styles from "./avatar-input.module.css";
import { useSentPicture } from "./catalogue/use-sent-picture.ts";

type Props = {
  words: { label: string; send: string; remove: string };
  /** Whose it is: their letters stand where there is none. */
  name: string;
  value: string;
  onChange: (picture: string) => void;
  error?: string | null;
};

/** The picture of a person: one that is sent, or none. */
export function AvatarInput({ words, name, value, onChange, error }: Props) {
  const looksOnly = useWritesDisabled() !== null;
  const input = useRef<HTMLInputElement>(null);
  const { take, wrong, sent, busy } = useSentPicture((id) => onChange(pictureOfFile(id)));
  const shown = sent !== null && fileOfPicture(value) === sent.id ? sent.url : value;
  const mistake = wrong ?? error;
  return (
    <fieldset className={styles.field}>
      <legend>{words.label}</legend>
      <Avatar name={name} picture={shown} />
      <input
        ref={input}
        type="file"
        hidden
        disabled={looksOnly}
        accept={uploadTypes.replace(",application/pdf", "")}
        aria-label={`${words.label}: ${words.send}`}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      <Button kind="outline" size="small" icon={IconPhoto} busy={busy} onClick={() => input.current?.click()}>
        {words.send}
      </Button>
      {value !== "" && (
        <Button kind="plain" size="small" onClick={() => onChange("")}>
          {words.remove}
        </Button>
      )}
      <div role="status">{mistake && <FieldError>{mistake}</FieldError>}</div>
    </fieldset>
  );
}
