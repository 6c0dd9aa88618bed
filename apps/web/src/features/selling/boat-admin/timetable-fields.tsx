import { DayChips } from "../../../business/day-chips.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { IconButton } from "../../../ui/button.tsx";
import { IconTrash } from "../../../ui/icons/index.ts";
import { NumberInput } from "../../../ui/number-input.tsx";
import { Select, type TextControl, TextInput } from "../../../ui/text-fields.tsx";
import styles from "./boats.module.css";
import type { Timetable } from "./calls.ts";
import { DayOfYear, Weekdays } from "./season-fields.tsx";
import { TimeChips } from "./time-chips.tsx";
import { YearStrip } from "./year-strip.tsx";

type Props = {
  number: number;
  timetable: Timetable;
  /** Of a ferry: seats that are sold in this season, and how many the boat has, if that is known. Null for a charter, which has no times. */
  seats: { readonly field: Omit<TextControl, "label">; readonly ofBoat: number | null } | null;
  jetties: readonly string[];
  errorAt: (field: string) => string | null;
  onChange: (timetable: Timetable | null) => void;
};

/** When a boat goes in one season: from and to which day, on which weekdays, at which times. */
export function TimetableFields({ number, timetable, seats, jetties, errorAt, onChange }: Props) {
  const { t } = useTranslation("boats");
  const put = (part: Partial<Timetable>) => onChange({ ...timetable, ...part });
  return (
    <li className={styles.timetable}>
      <fieldset aria-label={t("timetable", { number })}>
        <div className={styles.timetableHead}>
          <b className="strong">{t("timetable", { number })}</b>
          <YearStrip season={timetable} />
          <IconButton
            icon={IconTrash}
            label={t("removeTimetable", { number })}
            onClick={() => onChange(null)}
          />
        </div>
        <div className={styles.pair}>
          <DayOfYear label={t("from")} value={timetable.from} onChange={(from) => put({ from })} />
          <DayOfYear label={t("to")} value={timetable.to} onChange={(to) => put({ to })} />
        </div>
        <Weekdays
          value={timetable.weekdays}
          onChange={(weekdays) => put({ weekdays })}
          error={errorAt("weekdays")}
        />
        <div className={styles.pair}>
          <Jetty
            label={t("mainland")}
            value={timetable.mainland}
            {...{ jetties, error: errorAt("mainland") }}
            onChange={(mainland) => put({ mainland })}
          />
          <Jetty
            label={t("island")}
            value={timetable.island}
            {...{ jetties, error: errorAt("island") }}
            onChange={(island) => put({ island })}
          />
        </div>
        {seats && (
          <div className={styles.pair}>
            <TimeChips
              label={t("out")}
              times={timetable.out}
              onChange={(out) => put({ out })}
              error={errorAt("out")}
            />
            <TimeChips
              label={t("back")}
              times={timetable.back}
              onChange={(back) => put({ back })}
              error={errorAt("back")}
            />
          </div>
        )}
        {seats && (
          <div className={styles.pair}>
            <NumberInput
              label={t("seatsSold")}
              {...(seats.ofBoat !== null && { hint: t("seatsSoldHint", { count: seats.ofBoat }) })}
              {...seats.field}
              least={1}
              {...(seats.ofBoat !== null && { most: seats.ofBoat })}
              optional
            />
          </div>
        )}
        <DayChips
          label={t("excluded")}
          hint={t("excludedHint")}
          removeLabel={(day) => t("removeDay", { day })}
          days={timetable.excluded}
          onChange={(excluded) => put({ excluded })}
        />
      </fieldset>
    </li>
  );
}

type JettyProps = {
  label: string;
  value: string;
  jetties: readonly string[];
  error: string | null;
  onChange: (jetty: string) => void;
};

/** One of the resort's jetties; typed where its profile names none. */
function Jetty({ label, value, jetties, error, onChange }: JettyProps) {
  const { t } = useTranslation("boats");
  if (jetties.length === 0) return <TextInput {...{ label, value, error, onChange }} maxLength={80} />;
  const known = value === "" || jetties.includes(value) ? jetties : [...jetties, value];
  return (
    <Select
      {...{ label, value, error, onChange }}
      choices={known.map((jetty) => ({ value: jetty, text: jetty }))}
      empty={t("choose")}
    />
  );
}
