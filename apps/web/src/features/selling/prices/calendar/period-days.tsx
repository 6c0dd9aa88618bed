import { periodOf } from "@pulau/domain/catalogue/selling.ts";
import { withMovedEnd } from "@pulau/domain/rate-grid/periods.ts";
import { rangeBrief } from "../../../../business/price-sentences/dates.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { NewPeriod, OnePeriod } from "../panels/period-panel.tsx";
import type { RulesProps } from "../rules/rule.ts";
import { periodName } from "../words/use-cell-sentence.ts";
import { type Chosen, spanOf } from "./use-day-choice.ts";

type Props = RulesProps & { readonly chosen: Chosen; readonly onClose: () => void };

/**
 * What the chosen days are for the periods: one day of a period opens it, and several make a new one. Where the choice
 * began at an end of a period, that end can be moved instead.
 */
export function PeriodDays({ chosen, ...props }: Props) {
  const { editor, onClose } = props;
  const { card } = editor;
  const span = spanOf(chosen);
  const there = span.from === span.to ? periodOf(card.periods, span.from) : undefined;
  if (there) return <OnePeriod {...props} periodId={there.id} />;
  return (
    <NewPeriod
      {...props}
      days={span}
      other={<MoveEnd {...{ editor, chosen, onClose }} speech={props.speech} />}
    />
  );
}

function MoveEnd({
  editor,
  chosen,
  speech,
  onClose,
}: Pick<Props, "editor" | "chosen" | "speech" | "onClose">) {
  const { t } = useTranslation("prices");
  const toast = useToast();
  const found = withMovedEnd(editor.card, chosen);
  if (!found) return null;
  const { period, moved } = found;
  const dates = rangeBrief(moved.from, moved.to, speech.language);
  const name = periodName(period) || t("period.title");
  const put = (value: typeof period) => editor.edit([{ part: "periods", key: value.id, value }]);
  return (
    <Button
      kind="outline"
      onClick={() => {
        put(moved);
        onClose();
        toast({ text: t("period.movedTo", { name, dates }), undo: () => put(period) });
      }}
    >
      {t("period.moveTo", { name, dates })}
    </Button>
  );
}
