import { useTranslation } from "../i18n/use-translation.ts";
import { Checkbox, Switch } from "../ui/choice-fields.tsx";
import { ComboField } from "../ui/combo-field.tsx";
import { DateField } from "../ui/date-field.tsx";
import { DateRangeField } from "../ui/date-range-field.tsx";
import { Select } from "../ui/text-fields.tsx";
import { type ListFilter, type Narrowing, valueIn, valuesIn } from "./filter.ts";
import styles from "./toolbar.module.css";

type Change = (next: Record<string, unknown>) => void;
type Props = {
  filters: readonly ListFilter[];
  search: Narrowing;
  change: Change;
  /** The order as a field: heads that sort are not to be seen on a phone. */
  order?: { value: string; choices: readonly { value: string; text: string }[] } | undefined;
};

const setIn = (change: Change, key: string) => (value: string) =>
  change({ [key]: value === "" ? undefined : value });

/** Everything a list can be narrowed by; what is set takes effect at once. */
export function FilterFields({ filters, search, change, order }: Props) {
  const { t } = useTranslation("listing");
  return (
    <div className={styles.fields}>
      {filters.map((filter) => {
        if (filters.some((other) => isEndOf(filter, other))) return null;
        const end = filters.find((other) => isEndOf(other, filter));
        return end ? (
          <PeriodField key={filter.key} {...{ from: filter, to: end, search, change }} />
        ) : (
          <FilterField key={filter.key} {...{ filter, search, change }} />
        );
      })}
      {order && order.choices.length > 1 && (
        <Select
          label={t("order.label")}
          value={order.value}
          choices={order.choices}
          onChange={setIn(change, "sort")}
        />
      )}
    </div>
  );
}

/** Whether one is the last day of what the other begins: both are one field then. */
const isEndOf = (filter: ListFilter, first: ListFilter): boolean =>
  filter.kind === "day" &&
  first.kind === "day" &&
  filter.notBefore === first.key &&
  first.notAfter === filter.key;

function PeriodField({
  from,
  to,
  search,
  change,
}: {
  from: ListFilter;
  to: ListFilter;
  search: Narrowing;
  change: Change;
}) {
  return (
    <DateRangeField
      fromLabel={from.label}
      toLabel={to.label}
      value={{ from: valueIn(search, from.key), to: valueIn(search, to.key) }}
      onChange={(days) => change({ [from.key]: days.from || undefined, [to.key]: days.to || undefined })}
    />
  );
}

function FilterField({ filter, search, change }: { filter: ListFilter; search: Narrowing; change: Change }) {
  const value = valueIn(search, filter.key);
  const wiring = { label: filter.label, value, onChange: setIn(change, filter.key) };
  if (filter.kind === "choice")
    return (
      <ComboField
        {...wiring}
        {...(filter.any !== undefined && { empty: filter.any })}
        choices={filter.choices}
      />
    );
  if (filter.kind === "choices") return <Several {...{ filter, search }} onChange={wiring.onChange} />;
  if (filter.kind === "day") {
    const [min, max] = [valueIn(search, filter.notBefore ?? ""), valueIn(search, filter.notAfter ?? "")];
    return <DateField {...wiring} {...(min && { min })} {...(max && { max })} />;
  }
  if (filter.kind === "flag")
    return (
      <Switch
        label={filter.label}
        checked={value !== ""}
        onlyReads
        onChange={(on) => change({ [filter.key]: on ? true : undefined })}
      />
    );
  return null;
}

type SeveralProps = {
  filter: Extract<ListFilter, { kind: "choices" }>;
  search: Narrowing;
  onChange: (values: string) => void;
};

/** Any of some values, each with a box of its own. */
function Several({ filter: { key, label, choices }, search, onChange }: SeveralProps) {
  const chosen = valuesIn(search, key);
  const turn = (value: string, on: boolean) => {
    const next = choices.filter((choice) => (choice.value === value ? on : chosen.includes(choice.value)));
    onChange(next.map((choice) => choice.value).join(","));
  };
  return (
    <fieldset className={styles.several}>
      <legend>{label}</legend>
      {choices.map(({ value, text }) => (
        <Checkbox
          key={value}
          label={text}
          checked={chosen.includes(value)}
          onChange={(on) => turn(value, on)}
        />
      ))}
    </fieldset>
  );
}
