import { type Day, isDay } from "@pulau/domain/calendar/day.ts";
import type { Period } from "@pulau/domain/catalogue/catalogue.ts";
import { periodOf } from "@pulau/domain/catalogue/selling.ts";
import type { PeriodId } from "@pulau/domain/ids.ts";
import { type Column, columnsOf } from "@pulau/domain/rate-grid/grid-model.ts";
import { freshPeriod, splitAt, withoutPeriod } from "@pulau/domain/rate-grid/periods.ts";
import { type ReactNode, useState } from "react";
import { CardForm } from "../../../../business/card-form/card-form.tsx";
import { rangeBrief } from "../../../../business/price-sentences/dates.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { DateField } from "../../../../ui/date-field.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { IconCut, IconTrash } from "../../../../ui/icons/index.ts";
import { TextInput } from "../../../../ui/text-fields.tsx";
import type { PriceEditor } from "../draft/use-price-draft.ts";
import { periodGroups } from "../form/period-groups.ts";
import { useFormChoices } from "../form/use-form-choices.ts";
import type { GridTabProps } from "../grid-props.ts";
import styles from "../prices.module.css";
import { columnName, periodName } from "../words/use-cell-sentence.ts";
import { PeriodNames } from "./period-names.tsx";

type Props = Pick<GridTabProps, "editor" | "options" | "speech" | "readOnly"> & {
  readonly onClose: () => void;
};

/** The dates and restrictions of a column. What is changed here sends periods alone, and no price. */
export function PeriodPanel({
  editor,
  options,
  speech,
  readOnly,
  column,
  onClose,
}: Props & { column: Column }) {
  const { t } = useTranslation("prices");
  const { card } = editor;
  const columns = columnsOf(card);
  // Its season may be called otherwise by now.
  const [first] = column.periods;
  const now =
    columns.find(({ key }) => key === column.key) ??
    columns.find((other) => other.periods.some(({ id }) => id === first?.id)) ??
    column;
  const periods = card.periods.filter(({ id }) => now.periods.some((period) => period.id === id));
  return (
    <Dialog
      open
      onClose={onClose}
      unsaved={false}
      title={columnName(now, t) || t("period.title")}
      size="panel"
    >
      {periods.length === 0 && <p>{t("period.allDates")}</p>}
      {periods.map((period) => (
        <PeriodFields key={period.id} {...{ editor, options, speech, readOnly, period, onClose }} />
      ))}
    </Dialog>
  );
}

/** One period alone, as the calendar opens it. */
export function OnePeriod({ periodId, ...props }: Props & { periodId: PeriodId }) {
  const { t } = useTranslation("prices");
  const period = props.editor.card.periods.find(({ id }) => id === periodId);
  if (!period) return null;
  return (
    <Dialog
      open
      onClose={props.onClose}
      unsaved={false}
      title={periodName(period) || t("period.title")}
      size="panel"
    >
      <PeriodFields {...props} period={period} />
    </Dialog>
  );
}

function PeriodFields({ editor, options, speech, readOnly, period, onClose }: Props & { period: Period }) {
  const { t } = useTranslation("prices");
  const choices = useFormChoices(editor.card, options, speech);
  const errorAt = (path: string): string | null => {
    if (path === "to" && period.to < period.from) return t("period.order");
    if (path === "maxNights" && period.maxNights != null && period.maxNights < (period.minNights ?? 1)) {
      return t("period.nightsOrder");
    }
    return null;
  };
  return (
    <section className={styles.period}>
      <h3>
        {[periodName(period), rangeBrief(period.from, period.to, speech.language)].filter(Boolean).join(", ")}
      </h3>
      <fieldset disabled={readOnly} className={styles.bare}>
        <PeriodNames editor={editor} period={period} readOnly={readOnly} />
        <CardForm
          value={period}
          groups={periodGroups}
          {...{ choices, readOnly }}
          errorAt={errorAt}
          onChange={(next) => editor.edit(changesOf(period, next))}
        />
      </fieldset>
      {!readOnly && <PeriodActs editor={editor} period={period} onClose={onClose} />}
    </section>
  );
}

/** A period without dates keeps those that it has. */
const changesOf = (period: Period, next: Period) => {
  const value = { ...next, from: next.from ?? period.from, to: next.to ?? period.to };
  return [{ part: "periods" as const, key: period.id, value }];
};

function PeriodActs({
  editor,
  period,
  onClose,
}: {
  editor: PriceEditor;
  period: Period;
  onClose: () => void;
}) {
  const { t } = useTranslation("prices");
  const [day, setDay] = useState<Day | "">("");
  const { card } = editor;
  return (
    <div className={styles.periodActs}>
      <DateField
        label={t("period.splitOn")}
        value={day}
        min={period.from}
        max={period.to}
        onChange={(text) => setDay(isDay(text) ? text : "")}
      />
      <Button
        kind="outline"
        size="small"
        icon={IconCut}
        disabled={day === "" || day <= period.from || day > period.to}
        onClick={() => {
          if (day !== "") editor.edit(splitAt(card, period, day));
          onClose();
        }}
      >
        {t("period.split")}
      </Button>
      <Button
        kind="danger"
        size="small"
        icon={IconTrash}
        onClick={() => {
          editor.edit(withoutPeriod(card, period));
          onClose();
        }}
      >
        {t("period.remove")}
      </Button>
    </div>
  );
}

type NewProps = Props & {
  /** Days that were chosen for it on the calendar. */
  readonly days?: { readonly from: Day; readonly to: Day };
  /** What else the chosen days can mean: an act beside adding. */
  readonly other?: ReactNode;
};

/** A new period: its name and dates; what restricts it is said in its panel. */
export function NewPeriod({ editor, days, other, onClose }: NewProps) {
  const { t } = useTranslation("prices");
  const [name, setName] = useState("");
  const [season, setSeason] = useState("");
  const [from, setFrom] = useState<Day | "">(days?.from ?? "");
  const [to, setTo] = useState<Day | "">(days?.to ?? "");
  const isWrong = from !== "" && to !== "" && to < from;
  const around = from === "" ? undefined : periodOf(editor.card.periods, from);
  const add = () => {
    if (from === "" || to === "") return;
    const value = freshPeriod(editor.card, { name: name.trim(), from, to, season: season.trim() || null });
    editor.edit([{ part: "periods", key: value.id, value }]);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("period.add")}
      acts={
        <>
          {other}
          <Button disabled={from === "" || to === "" || isWrong} onClick={add}>
            {t("period.add")}
          </Button>
        </>
      }
    >
      <div className={styles.newPeriod}>
        <div className={styles.two}>
          <TextInput label={t("fields.periodName")} value={name} onChange={setName} maxLength={40} />
          <TextInput
            label={t("fields.season")}
            hint={t("period.seasonHint")}
            value={season}
            onChange={setSeason}
            maxLength={40}
          />
        </div>
        <div className={styles.two}>
          <DateField
            label={t("fields.from")}
            value={from}
            onChange={(text) => setFrom(isDay(text) ? text : "")}
          />
          <DateField
            label={t("fields.to")}
            value={to}
            onChange={(text) => setTo(isDay(text) ? text : "")}
            error={isWrong ? t("period.order") : null}
          />
        </div>
        {around && <p className="hint">{t("period.within", { name: periodName(around) })}</p>}
      </div>
    </Dialog>
  );
}
