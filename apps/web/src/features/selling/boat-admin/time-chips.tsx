import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { FieldError } from "../../../ui/field-frame.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconCheck, IconX } from "../../../ui/icons/index.ts";
import { TextInput } from "../../../ui/text-fields.tsx";
import styles from "./boats.module.css";
import type { Times } from "./calls.ts";
import { readTime } from "./season.ts";

type Props = { label: string; times: Times; onChange: (times: Times) => void; error: string | null };

/** Times of one way: typed and added by Enter, the last removed by Backspace, the included one ticked. */
export function TimeChips({ label, times, onChange, error }: Props) {
  const { t } = useTranslation("boats");
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const add = () => {
    const time = readTime(typed);
    setWrong(typed.trim() !== "" && time === null);
    if (time === null) return;
    setTyped("");
    if (times.every((other) => other.time !== time))
      // The first is what packages include, until another is ticked.
      onChange(
        [...times, { time, isDefault: times.length === 0 }].toSorted((a, b) => a.time.localeCompare(b.time)),
      );
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Backspace" && typed === "") onChange(times.slice(0, -1));
    if (event.key !== "Enter") return;
    event.preventDefault(); // it adds a time, and does not send the form
    add();
  };
  return (
    <fieldset className={styles.times}>
      <legend className="strong">{label}</legend>
      {times.length === 0 && <p className={styles.noTimes}>{t("noTimes")}</p>}
      <ul className={styles.chips} hidden={times.length === 0}>
        {times.map(({ time, isDefault }) => (
          <li key={time} className={styles.time} data-default={isDefault || undefined}>
            <button
              type="button"
              aria-pressed={isDefault}
              aria-label={t("included", { time })}
              onClick={() =>
                onChange(times.map((slot) => ({ ...slot, isDefault: slot.time === time && !isDefault })))
              }
            >
              {isDefault && <Icon of={IconCheck} size="xs" />}
              <bdi>{time}</bdi>
            </button>
            <button
              type="button"
              aria-label={t("removeTime", { time })}
              onClick={() => onChange(times.filter((slot) => slot.time !== time))}
            >
              <Icon of={IconX} size="xs" />
            </button>
          </li>
        ))}
      </ul>
      <TextInput
        label={t("addTime")}
        value={typed}
        onChange={setTyped}
        onBlur={add}
        onKeyDown={press}
        placeholder="11:00"
        inputMode="numeric"
        dir="ltr"
        maxLength={5}
        error={wrong ? t("timeWrong") : null}
      />
      {error !== null && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
