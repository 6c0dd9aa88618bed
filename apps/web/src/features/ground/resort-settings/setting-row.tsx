import { lunchDays } from "@pulau/domain/catalogue/meals.ts";
import { tagOf } from "../../../i18n/language.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Checkbox } from "../../../ui/choice-fields.tsx";
import { valueAt } from "../../../ui/form-paths.ts";
import { Select, Textarea, TextInput } from "../../../ui/text-fields.tsx";
import { TimeField } from "../../../ui/time-field.tsx";
import { settingParts } from "./parts/parts.ts";
import { SentenceField, ways } from "./sentence-field.tsx";
import type { SettingForm } from "./setting-context.ts";
import type { SettingField } from "./setting-fields.ts";
import styles from "./settings.module.css";
import { useSettingText } from "./use-setting-text.ts";

type Row = SettingForm & { readonly field: SettingField };

const isSentence = (as: SettingField["as"]): as is keyof typeof ways => as in ways;

function Sentence({ field, form, usual, readOnly, wordsAt }: Row) {
  const text = useSettingText();
  if (!isSentence(field.as)) return null;
  const { onBlur, error: own } = form.field(field.at);
  // Of a list of numbers each has a place of its own, and all are typed here.
  const within = field.as === "counts" ? (valueAt(form.values, field.at) as unknown) : null;
  const numbers = Array.isArray(within) ? within : [];
  const error = own ?? numbers.flatMap((_, at) => form.errorAt(`${field.at}.${at}`) ?? [])[0] ?? null;
  return (
    <SentenceField
      way={field.as}
      name={field.at}
      sentence={(part) => text(wordsAt(field.at), { field: part })}
      usual={valueAt(usual, field.at)}
      value={valueAt(form.values, field.at)}
      error={error}
      readOnly={readOnly}
      onChange={(value) => form.set(field.at, value)}
      onBlur={onBlur}
    />
  );
}

/** A number that may be left out: a box turns it on, with what is usual. */
function CountOrNone(row: Row) {
  const { field, form, usual, readOnly, wordsAt } = row;
  const text = useSettingText();
  const on = valueAt(form.values, field.at) !== null;
  return (
    <div className={styles.choice}>
      <Checkbox
        label={text(`${wordsAt(field.at)}On`)}
        checked={on}
        disabled={readOnly}
        onChange={(checked) => form.set(field.at, checked ? (valueAt(usual, field.at) ?? 0) : null)}
      />
      {on && <Sentence {...row} field={{ ...field, as: "count" }} />}
    </div>
  );
}

/** One text in the three languages side by side. */
function InThree({ field, form, readOnly, wordsAt }: Row) {
  const { t } = useTranslation("settings");
  const text = useSettingText();
  const control = (language: "en" | "my" | "cn") => ({
    ...form.field(`${field.at}.${language}`),
    label: t(`languages.${language}`),
    lang: tagOf[language],
    disabled: readOnly,
  });
  const long = field.as === "lines" || field.as === "long" || field.at === "firstPage.text";
  return (
    <fieldset className={styles.inThree}>
      <legend>{text(wordsAt(field.at))}</legend>
      {(["en", "my", "cn"] as const).map((language) =>
        long ? (
          <Textarea key={language} rows={field.as === "lines" ? 2 : 4} {...control(language)} />
        ) : (
          <TextInput key={language} {...control(language)} />
        ),
      )}
    </fieldset>
  );
}

/** What each choice of a setting is called stands in its words, under `choices`. */
const choicesOf = { lunchDay: lunchDays } as const satisfies Record<string, readonly string[]>;

function Choice({ field, form, readOnly, wordsAt }: Row) {
  const { t } = useTranslation("settings");
  const text = useSettingText();
  const values = choicesOf[field.at as keyof typeof choicesOf];
  return (
    <div className={styles.line}>
      <Select
        label={text(wordsAt(field.at))}
        disabled={readOnly}
        choices={values.map((value) => ({ value, text: t(`choices.${value}`) }))}
        {...form.field(field.at)}
      />
    </div>
  );
}

const inputs = {
  line: {},
  url: { type: "url", dir: "ltr" },
  email: { type: "email", dir: "ltr" },
  tel: { inputMode: "tel", dir: "ltr" },
} as const;

/** One setting, as it is typed. */
export function SettingRow(row: Row) {
  const { field, form, readOnly, wordsAt } = row;
  const text = useSettingText();
  const { as } = field;
  if (as === "part") {
    const Part = settingParts[field.at];
    return Part ? <Part {...row} /> : null;
  }
  if (as === "countOrNone") return <CountOrNone {...row} />;
  if (as === "choice") return <Choice {...row} />;
  if (as === "words" || as === "lines" || as === "long") return <InThree {...row} />;
  if (isSentence(as)) return <Sentence {...row} />;
  const control = { label: text(wordsAt(field.at)), disabled: readOnly, ...form.field(field.at) };
  if (as === "time")
    return (
      <div className={styles.time}>
        <TimeField {...control} />
      </div>
    );
  return (
    <div className={styles.line}>
      <TextInput {...control} autoComplete="off" {...inputs[as]} />
    </div>
  );
}
