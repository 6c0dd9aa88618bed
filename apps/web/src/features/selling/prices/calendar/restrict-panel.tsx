import { type Day, isDay } from "@pulau/domain/calendar/day.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import { type Restriction, restrictDays } from "@pulau/domain/rate-grid/restrict-days.ts";
import { useMemo, useState } from "react";
import { CardForm } from "../../../../business/card-form/card-form.tsx";
import type { FieldGroup } from "../../../../business/card-form/field-specs.ts";
import styles from "../../../../business/card-form/form.module.css";
import { rangeBrief } from "../../../../business/price-sentences/dates.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { useFormChoices } from "../form/use-form-choices.ts";
import type { RulesProps } from "../rules/rule.ts";
import { RestrictionFields } from "./restriction-fields.tsx";
import { commonTerms, isTooShort, soldDays, wantedTerms } from "./restriction-terms.ts";
import { SleptNights } from "./slept-nights.tsx";

type Days = { readonly from: Day | null; readonly to: Day | null; readonly weekdays: readonly number[] };

const groups: readonly FieldGroup[] = [
  {
    title: "period",
    fields: [
      { at: "from", label: "from", kind: "day" },
      { at: "to", label: "to", kind: "day" },
      { at: "weekdays", label: "nightWeekdays", kind: "weekdays", empty: [] },
    ],
  },
];

/** The restrictions of chosen days. Bookings stay as they are. */
export function RestrictPanel({
  editor,
  options,
  speech,
  optionId,
  span,
  onClose,
}: RulesProps & {
  optionId: OptionId;
  span: { readonly from: Day; readonly to: Day };
  onClose: () => void;
}) {
  const { t } = useTranslation("prices");
  const { card } = editor;
  const choices = useFormChoices(card, options, speech);
  const [chosen, setChosen] = useState<Days>({ ...span, weekdays: [] });
  const [entered, setEntered] = useState<Restriction>({});
  const { from, to, weekdays } = chosen;
  const days = useMemo(
    () => (from && to && isDay(from) && isDay(to) ? soldDays(card, { from, to, weekdays }) : []),
    [card, from, to, weekdays],
  );
  const sold = days.length;
  const common = useMemo(() => commonTerms(days), [days]);
  const wanted = wantedTerms(entered, common);
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
      <div className={styles.form}>
        <CardForm
          value={chosen}
          groups={groups}
          choices={choices}
          onChange={setChosen}
          errorAt={(path) => (path === "to" && from && to && to < from ? t("period.order") : null)}
        />
        <RestrictionFields
          {...{ common, entered }}
          onEnter={setEntered}
          error={isTooShort(days, wanted, card.option.nights) ? t("period.nightsOrder") : null}
        />
        {sold === 0 ? (
          <p className="hint">{t("calendar.nothingSold")}</p>
        ) : (
          changes.length > 0 && (
            <p className="hint">{t("calendar.touched", { count: sold, periods: parts })}</p>
          )
        )}
        {from && to && isDay(from) && isDay(to) && (
          <SleptNights optionId={optionId} days={{ from, to, weekdays }} />
        )}
      </div>
    </Dialog>
  );
}
