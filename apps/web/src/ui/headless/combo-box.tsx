import { type KeyboardEvent, memo, startTransition, useMemo, useRef, useState } from "react";
import { Button, ComboBox } from "react-aria-components";
import type { BoxProps } from "../combo-control.ts";
import { finderOf } from "../find-choices.ts";
import { Icon } from "../icon.tsx";
import { IconChevronDown } from "../icons/index.ts";
import styles from "./combo-box.module.css";
import { Typed } from "./combo-input.tsx";
import { ChoiceList, DrawnAfterField, type ListedChoice } from "./combo-list.tsx";
import { InOurLanguage } from "./in-our-language.tsx";
import { useWords } from "./words.ts";

/** Stands for the choice that is none: the library knows no empty key. */
const none = "\u0000";

/** All choices with the empty one; until somebody comes near only the one that is shown. */
function useShown({ choices, empty, value }: Pick<BoxProps, "choices" | "empty" | "value">, isNear: boolean) {
  const all = useMemo<readonly ListedChoice[]>(
    () => [
      ...(empty === undefined ? [] : [{ id: none, text: empty }]),
      ...choices.map(({ value, text, disabled }) => ({ id: value, text, disabled })),
    ],
    [choices, empty],
  );
  const shown = useMemo(
    () => (isNear ? all : all.filter(({ id }) => id === (value || none))),
    [isNear, all, value],
  );
  return { all, shown };
}

/** The searchable list of a `ComboField`. Until somebody comes near, it knows of the one choice that it shows. */
function Box({
  wiring,
  labelId,
  autoFocus,
  name,
  value,
  onChange,
  onBlur,
  choices,
  empty,
  disabled,
  autoComplete,
}: BoxProps) {
  const { nothingFound } = useWords();
  const box = useRef<HTMLSpanElement>(null);
  const [isNear, setIsNear] = useState(autoFocus);
  /** A key is answered by all choices; to a pressed field they come with the list, right after it. */
  const showAll = () => setIsNear(true);
  const showAllSoon = () => startTransition(showAll);
  const [isPressed, setIsPressed] = useState(false);
  const press = () => {
    setIsPressed(true);
    showAllSoon();
  };
  const { all, shown } = useShown({ choices, empty, value }, isNear);
  const find = useMemo(() => finderOf(choices), [choices]);
  // The library asks about each choice at opening, too, when the chosen one's text stands there and all are shown.
  const chosen = choices.find((choice) => choice.value === value)?.text;
  // While letters are put together to a Chinese word, Enter ends the word, not the search.
  const onKey = (event: KeyboardEvent) => {
    setIsPressed(false);
    showAll();
    if (event.nativeEvent.isComposing) event.stopPropagation();
  };
  return (
    <InOurLanguage>
      <ComboBox
        aria-labelledby={labelId}
        {...(wiring["aria-describedby"] && { "aria-describedby": wiring["aria-describedby"] })}
        isInvalid={wiring["aria-invalid"] ?? false}
        validationBehavior="aria"
        isDisabled={disabled ?? false}
        autoFocus={autoFocus}
        defaultItems={shown}
        value={value === "" ? null : value}
        onChange={(key) => {
          if (key === null && empty === undefined) return;
          onChange(key === null || key === none ? "" : String(key));
        }}
        defaultFilter={(text, typed) => typed === "" || typed === chosen || find(typed).has(text)}
        allowsEmptyCollection
        {...(onBlur && { onBlur })}
      >
        <span
          ref={box}
          className={styles.box}
          onKeyDownCapture={onKey}
          onFocusCapture={showAllSoon}
          onPointerEnter={showAllSoon}
          onPointerDownCapture={press}
        >
          <Typed
            choices={all}
            find={find}
            wiring={wiring}
            name={name}
            autoComplete={autoComplete}
            placeholder={empty}
          />
          <Button className={styles.open ?? ""}>
            <Icon of={IconChevronDown} size="s" />
          </Button>
        </span>
        <DrawnAfterField isPressed={isPressed}>
          <ChoiceList box={box} nothing={nothingFound} count={choices.length} />
        </DrawnAfterField>
      </ComboBox>
    </InOurLanguage>
  );
}

export default memo(Box);
