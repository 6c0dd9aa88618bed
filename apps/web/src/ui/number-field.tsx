import { type MouseEvent, type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { IconButton } from "./button.tsx";
import { spinning, wholeOf, within } from "./count.ts";
import styles from "./field.module.css";
import { FieldError } from "./field-frame.tsx";
import { IconMinus, IconPlus } from "./icons/index.ts";
import { VisuallyHidden } from "./surfaces.tsx";

type NumberFieldProps = {
  label: string;
  hint?: ReactNode;
  value: number;
  least?: number;
  most?: number;
  onChange: (value: number) => void;
  error?: string | null | undefined;
};

/** A count with fewer and more, in whole steps: pressed, typed, or gone to by keys. */
export function NumberField({ label, hint, value, least = 0, most, onChange, error }: NumberFieldProps) {
  const id = useId();
  const { t } = useTranslation("ui");
  const [typed, setTyped] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const span = { least, most };
  const put = (next: number) => {
    setTyped(null);
    onChange(next);
  };
  const press = (next: number, { detail }: MouseEvent) => {
    put(next);
    setAnnouncement(String(next));
    // A button at its end can't keep the focus: the count that it stands beside takes it, but where a finger pressed, whose
    // keyboard would come up over the page.
    if (detail === 0 && (next <= least || next === most)) field.current?.focus();
  };
  const type = (text: string) => {
    setTyped(text);
    const count = wholeOf(text);
    if (typeof count === "number" && within(count, span) === count && count !== value) onChange(count);
  };
  // What can't be is put right when it is left: the nearest that can, or what was.
  const leave = () => {
    const count = wholeOf(typed ?? "");
    if (typeof count === "number" && within(count, span) !== value) onChange(within(count, span));
    setTyped(null);
  };
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <span id={id}>
          <span className="strong">{label}</span>
          {hint && <small>{hint}</small>}
        </span>
        <fieldset className={styles.stepper} aria-labelledby={id}>
          <IconButton
            icon={IconMinus}
            bordered
            label={t("stepper.fewer", { what: label })}
            disabled={value <= least}
            onClick={(event) => press(value - 1, event)}
          />
          <input
            ref={field}
            {...spinning(value, span, put)}
            aria-label={label}
            aria-invalid={error ? true : undefined}
            value={typed ?? value}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
          />
          <VisuallyHidden>
            <output>{announcement}</output>
          </VisuallyHidden>
          <IconButton
            icon={IconPlus}
            bordered
            label={t("stepper.more", { what: label })}
            disabled={most !== undefined && value >= most}
            onClick={(event) => press(value + 1, event)}
          />
        </fieldset>
      </div>
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
