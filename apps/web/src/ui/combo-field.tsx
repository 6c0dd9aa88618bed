import { type ComponentType, lazy, Suspense, useRef } from "react";
import type { BoxProps, ComboControl, FoundChoice } from "./combo-control.ts";
import styles from "./field.module.css";
import { FieldFrame, type Wiring } from "./field-frame.tsx";
import { Icon } from "./icon.tsx";
import { IconChevronDown } from "./icons/index.ts";
import { Select } from "./text-fields.tsx";
import { useSame, useSteady } from "./use-same.ts";

/** So many are seen at a glance: the browser's own select does, and costs nothing. */
const atAGlance = 12;

/** When the searchable list can't be had, the browser's own stands in its place. */
const Box = lazy<ComponentType<BoxProps>>(() =>
  import("./headless/combo-box.tsx").catch(() => ({ default: Plain })),
);

function Plain({ wiring, labelId, autoFocus, value, onChange, choices, empty, ...rest }: BoxProps) {
  return (
    <select
      className={styles.control}
      {...rest}
      {...wiring}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {empty !== undefined && <option value="">{empty}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} disabled={choice.disabled}>
          {choice.text}
        </option>
      ))}
    </select>
  );
}

/**
 * One of many, found by typing: a part of its name, its name without accents, in another language (`also`). Of twelve or
 * fewer it is a `Select`. What can be searched comes with its own script; until then its text stands in its place.
 */
export function ComboField(props: ComboControl) {
  if (props.choices.length <= atAGlance) {
    const choices = props.choices.map(({ also, ...choice }) => choice);
    return <Select {...props} choices={choices} />;
  }
  return <Searchable {...props} />;
}

/**
 * A list of hundreds is drawn when something about it changes, not with each letter that is typed into another field of
 * its form, which hands it choices and handlers anew.
 */
function SteadyBox({ onChange, onBlur, ...props }: BoxProps) {
  const choices = useSame(props.choices, areAlike);
  const wiring = useSame(props.wiring, isSameWiring);
  const change = useSteady(onChange);
  const leave = useSteady(() => onBlur?.());
  return <Box {...props} choices={choices} wiring={wiring} onChange={change} onBlur={leave} />;
}

const areAlike = (before: readonly FoundChoice[], now: readonly FoundChoice[]): boolean =>
  before.length === now.length &&
  before.every(({ value, text, disabled }, i) => {
    const choice = now[i];
    return choice?.value === value && choice.text === text && choice.disabled === disabled;
  });

const isSameWiring = (before: Wiring, now: Wiring): boolean =>
  (Object.keys(before) as (keyof Wiring)[]).every((name) => before[name] === now[name]);

function Searchable({ label, hint, error, optional, ...control }: ComboControl) {
  const hadFocus = useRef(false);
  const chosen = control.choices.find(({ value }) => value === control.value);
  return (
    <FieldFrame {...{ label, hint, error, ...(optional && { optional }) }}>
      {(wiring, labelId) => (
        <span className={styles.selectBox}>
          <Suspense
            fallback={
              <>
                <input
                  className={styles.control}
                  {...wiring}
                  readOnly
                  disabled={control.disabled}
                  value={chosen?.text ?? ""}
                  placeholder={control.empty}
                  onFocus={() => {
                    hadFocus.current = true;
                  }}
                  onBlur={() => {
                    hadFocus.current = false;
                  }}
                />
                <Icon of={IconChevronDown} size="s" className={styles.chevron} />
              </>
            }
          >
            <SteadyBox {...control} wiring={wiring} labelId={labelId} autoFocus={hadFocus.current} />
          </Suspense>
        </span>
      )}
    </FieldFrame>
  );
}
