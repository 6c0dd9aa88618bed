import { type Day, isDay } from "@pulau/domain/calendar/day.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { periodOf } from "@pulau/domain/catalogue/selling.ts";
import { daysOf, type Restriction, restrictDays } from "@pulau/domain/rate-grid/restrict-days.ts";
import { useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { CardForm } from "../form/card-form.tsx";
import type { FieldGroup } from "../form/field-specs.ts";
import { useFormChoices } from "../form/use-form-choices.ts";
import type { RulesProps } from "../rules/rule.ts";
import { rangeBrief } from "../words/dates.ts";
import { SleptNights } from "./slept-nights.tsx";

type Form = Required<Restriction> & {
  readonly from: Day | null;
  readonly to: Day | null;
  readonly weekdays: readonly number[];
};

const groups: readonly FieldGroup[] = [
  {
    title: "period",
    fields: [
      { at: "from", label: "from", kind: "day" },
      { at: "to", label: "to", kind: "day" },
      { at: "weekdays", label: "nightWeekdays", kind: "weekdays", empty: [] },
    ],
  },
  {
    title: "restrictions",
    fields: [
      { at: "stopSell", label: "stopSell", kind: "tick", empty: false },
      { at: "minNights", label: "minNights", kind: "count" },
      { at: "maxNights", label: "maxNights", kind: "count" },
      { at: "cutOffDays", label: "cutOffDays", kind: "count", empty: 0 },
      { at: "closedToArrival", label: "closedArrivals", kind: "tick", empty: false },
      { at: "closedToDeparture", label: "closedDepartures", kind: "tick", empty: false },
    ],
  },
];

/** What the first of the days says now. */
const formOf = ({ periods }: RateBook, { from, to }: { from: Day; to: Day }): Form => {
  const period = periodOf(periods, from);
  return {
    from,
    to,
    weekdays: [],
    stopSell: period?.stopSell ?? false,
    minNights: period?.minNights ?? null,
    maxNights: period?.maxNights ?? null,
    cutOffDays: period?.cutOffDays ?? 0,
    closedToArrival: period?.closedArrivals?.includes(from) ?? false,
    closedToDeparture: period?.closedDepartures?.includes(from) ?? false,
  };
};

const terms = [
  "stopSell",
  "minNights",
  "maxNights",
  "cutOffDays",
  "closedToArrival",
  "closedToDeparture",
] as const satisfies readonly (keyof Restriction)[];

/** Only what was changed in the panel is written: all else may differ from day to day. */
const wantedOf = (form: Form, before: Form): Restriction =>
  Object.fromEntries(terms.flatMap((name) => (form[name] === before[name] ? [] : [[name, form[name]]])));

/** The restrictions of chosen days. Bookings stay as they are. */
export function RestrictPanel({
  editor,
  options,
  speech,
  optionId,
  span,
  onClose,
}: RulesProps & {
  optionId: string;
  span: { readonly from: Day; readonly to: Day };
  onClose: () => void;
}) {
  const { t } = useTranslation("prices");
  const { card } = editor;
  const choices = useFormChoices(card, options, speech);
  const [before] = useState(() => formOf(card, span));
  const [form, setForm] = useState(before);
  const { from, to, weekdays } = form;
  const days = from && to && isDay(from) && isDay(to) ? daysOf({ from, to, weekdays }) : [];
  const sold = days.filter((day) => periodOf(card.periods, day) !== undefined).length;
  const wanted = wantedOf(form, before);
  const isNothing = Object.keys(wanted).length === 0 || sold === 0;
  const changes = isNothing || !from || !to ? [] : restrictDays(card, { from, to, weekdays }, wanted);
  const parts = changes.filter(({ part }) => part === "periods").length;
  return (
    <Dialog
      open
      size="panel"
      onClose={onClose}
      title={from && to ? rangeBrief(from, to, speech.language) : t("calendar.title")}
      acts={
        <Button
          disabled={changes.length === 0}
          onClick={() => {
            editor.edit(changes);
            onClose();
          }}
        >
          {wanted.stopSell === true
            ? t("calendar.stop", { count: sold })
            : wanted.stopSell === false
              ? t("calendar.reopen", { count: sold })
              : t("calendar.restrict", { count: sold })}
        </Button>
      }
    >
      <CardForm
        value={form}
        groups={groups}
        choices={choices}
        onChange={setForm}
        errorAt={(path) => {
          if (path === "to" && from && to && to < from) return t("period.order");
          const { minNights, maxNights } = form;
          const isShort = maxNights != null && maxNights < Math.max(card.option.nights, minNights ?? 0);
          return path === "maxNights" && isShort ? t("period.nightsOrder") : null;
        }}
      />
      {sold === 0 ? (
        <p className="hint">{t("calendar.nothingSold")}</p>
      ) : (
        changes.length > 0 && <p className="hint">{t("calendar.touched", { count: sold, periods: parts })}</p>
      )}
      {from && to && isDay(from) && isDay(to) && (
        <SleptNights optionId={optionId} days={{ from, to, weekdays }} />
      )}
    </Dialog>
  );
}
