import { isDay } from "@pulau/domain/calendar/day.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { dayText, namesText } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { IconX } from "../ui/icons/index.ts";
import { useLanguage } from "../ui/use-language.ts";
import { type ListFilter, type Narrowing, valueIn, valuesIn } from "./filter.ts";
import styles from "./toolbar.module.css";

/** What a filter is set to, in words; null when it is not set. */
function useValueText() {
  const { language } = useLanguage();
  return (filter: ListFilter, search: Narrowing): string | null => {
    const value = valueIn(search, filter.key);
    if (value === "") return null;
    switch (filter.kind) {
      case "choice":
        return filter.quiet ? null : (filter.choices.find((choice) => choice.value === value)?.text ?? value);
      case "choices":
        return namesText(
          filter.choices
            .filter((choice) => valuesIn(search, filter.key).includes(choice.value))
            .map(({ text }) => text),
          language,
        );
      case "day":
        return isDay(value) ? dayText(value, language) : value;
      case "flag":
        return "";
      case "pressed":
        return filter.text ?? "";
    }
  };
}

/** What narrows the list now, each to be taken away. */
export function FilterChips({
  filters,
  search,
  change,
}: {
  filters: readonly ListFilter[];
  search: Narrowing;
  change: (next: Record<string, unknown>) => void;
}) {
  const { t } = useTranslation("listing");
  const textOf = useValueText();
  const set = filters.flatMap((filter) => {
    const text = textOf(filter, search);
    return text === null ? [] : [{ filter, text }];
  });
  if (set.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t("filter.set")}>
      {set.map(({ filter, text }) => (
        <li key={filter.key} className={styles.chip}>
          <span>
            {filter.label} {text && <b>{text}</b>}
          </span>
          <button
            type="button"
            aria-label={t("filter.remove", { filter: `${filter.label} ${text}`.trim() })}
            onClick={() => change({ [filter.key]: undefined })}
          >
            <Icon of={IconX} size="s" />
          </button>
        </li>
      ))}
    </ul>
  );
}
