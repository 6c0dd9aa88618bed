import { type ReactNode, useId, useRef, useState } from "react";
import { Button, NumberField as Counted, Group, type PressEvent } from "react-aria-components";
import { useTranslation } from "../i18n/use-translation.ts";
import buttonStyles from "./button.module.css";
import { classNames } from "./class-names.ts";
import { counting, type Span, wholeOf, within } from "./count.ts";
import styles from "./field.module.css";
import { FieldError } from "./field-frame.tsx";
import { CountInput } from "./headless/count-input.tsx";
import { InOurLanguage } from "./headless/in-our-language.tsx";
import { Icon } from "./icon.tsx";
import { IconMinus, IconPlus } from "./icons/index.ts";

type NumberFieldProps = {
  label: string;
  hint?: ReactNode;
  value: number;
  least?: number;
  most?: number;
  onChange: (value: number) => void;
  error?: string | null | undefined;
};

/** What is typed into a count, until it is left. */
function useTyped(value: number, span: Span, onChange: (value: number) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const put = (next: number) => {
    setTyped(null);
    onChange(next);
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
  return { text: typed ?? String(value), put, type, leave };
}

/** One fewer, or one more; held, it goes on. */
function Step({
  slot,
  label,
  leads,
  onEnd,
}: {
  slot: "decrement" | "increment";
  label: string;
  /** This press leads to the end, where the button can't be pressed any more. */
  leads: boolean;
  onEnd: () => void;
}) {
  // There it can't keep the focus: the count that it stands beside takes it, but where a finger pressed, whose keyboard
  // would come up over the page.
  const press = ({ pointerType }: PressEvent) => {
    if (leads && pointerType !== "touch") onEnd();
  };
  return (
    <Button
      slot={slot}
      className={classNames(buttonStyles.icon, buttonStyles.bordered)}
      aria-label={label}
      data-tip={label}
      excludeFromTabOrder={false}
      onPressStart={press}
    >
      <Icon of={slot === "increment" ? IconPlus : IconMinus} size="m" />
    </Button>
  );
}

/** A count with fewer and more, in whole steps: pressed, held, typed, or gone to by keys. */
export function NumberField({ label, hint, value, least = 0, most, onChange, error }: NumberFieldProps) {
  const id = useId();
  const { t } = useTranslation("ui");
  const field = useRef<HTMLDivElement>(null);
  const span = { least, most };
  const { text, put, type, leave } = useTyped(value, span, onChange);
  const focus = () => field.current?.querySelector("input")?.focus();
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <span id={id}>
          <span className="strong">{label}</span>
          {hint && <small>{hint}</small>}
        </span>
        <InOurLanguage>
          <Counted
            className={styles.counted ?? ""}
            aria-label={label}
            {...counting(value, span)}
            isInvalid={Boolean(error)}
            onChange={put}
          >
            <Group ref={field} className={styles.stepper ?? ""} aria-labelledby={id}>
              <Step
                slot="decrement"
                label={t("stepper.fewer", { what: label })}
                leads={value - 1 <= least}
                onEnd={focus}
              />
              <CountInput
                {...{ text, span }}
                count={value}
                onText={type}
                onCount={put}
                onFocus={(event) => event.currentTarget.select()}
                onBlur={leave}
              />
              <Step
                slot="increment"
                label={t("stepper.more", { what: label })}
                leads={value + 1 === most}
                onEnd={focus}
              />
            </Group>
          </Counted>
        </InOurLanguage>
      </div>
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
