import { type KeyboardEvent, type MouseEvent, useId } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field-frame.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./map-point.module.css";

/** Thousandths of the map's width and height, from its upper left corner. */
export type Point = { readonly x: number; readonly y: number };

const most = 1_000;
const within = (share: number): number => Math.min(most, Math.max(0, Math.round(share)));

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where an arrow key moves a point: by a hundredth of the map, with Shift by a tenth; null for any other key. */
function pointTowards(at: Point | null, { key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">) {
  const step = steps[key];
  if (step === undefined) return null;
  const { x, y } = at ?? { x: most / 2, y: most / 2 };
  const by = shiftKey ? 100 : 10;
  return { x: within(x + step.x * by), y: within(y + step.y * by) };
}

type Props = {
  label: string;
  /** The map's picture; null where the resort has none. */
  map: string | null;
  value: Point | null;
  onChange: (point: Point | null) => void;
  /** Whether it may stand nowhere. */
  optional?: boolean;
  error?: string | null;
  disabled?: boolean;
};

/** A place on the resort's map: pressed on it, or moved by arrow keys. The map is the same from right to left. */
export function MapPoint({
  label,
  map,
  value,
  onChange,
  optional = false,
  error = null,
  disabled = false,
}: Props) {
  const { t } = useTranslation("records");
  const hintId = useId();
  if (map === null)
    return (
      <fieldset className={styles.field}>
        <legend>{label}</legend>
        <p className="hint">{t("mapPoint.noMap")}</p>
      </fieldset>
    );
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Pressed by a key it has no place of its own.
    if (event.detail === 0) return onChange(value ?? { x: most / 2, y: most / 2 });
    const box = event.currentTarget.getBoundingClientRect();
    onChange({
      x: within(((event.clientX - box.left) / box.width) * most),
      y: within(((event.clientY - box.top) / box.height) * most),
    });
  };
  const byKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const next = pointTowards(value, event);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      <button
        type="button"
        className={styles.map}
        dir="ltr"
        aria-label={label}
        aria-describedby={hintId}
        disabled={disabled}
        onClick={press}
        onKeyDown={byKey}
      >
        <Picture name={map} sizes="480px" />
        {value && (
          <span
            className={styles.pin}
            style={{ insetInlineStart: `${value.x / 10}%`, insetBlockStart: `${value.y / 10}%` }}
          />
        )}
      </button>
      <p className="hint" id={hintId} role="status">
        {value ? t("mapPoint.at", { x: value.x, y: value.y }) : t("mapPoint.none")}. {t("mapPoint.hint")}
      </p>
      {error && <FieldError>{error}</FieldError>}
      {optional && value && !disabled && (
        <div>
          <Button kind="plain" size="small" onClick={() => onChange(null)}>
            {t("mapPoint.clear")}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
