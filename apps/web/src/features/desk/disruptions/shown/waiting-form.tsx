import type { DisruptionId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import { useMay, useSend } from "../../../../api/use-call.ts";
import { useIdempotencyKey } from "../../../../api/use-idempotency-key.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { column } from "../../../../listing/columns.tsx";
import { RowsTable } from "../../../../listing/rows-table.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Panel } from "../../../../ui/panel.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import {
  type Choices,
  type Disruption,
  disruptionPaths,
  keyOf,
  type Place,
  sentChoices,
  settle,
} from "../calls.ts";
import { ChoiceSelect } from "../choice-select.tsx";
import styles from "../disruptions.module.css";
import { usePartyColumns } from "../party-columns.tsx";
import { isOverfull } from "../plan/places-panel.tsx";

type Row = Disruption["parties"][number];
type Props = { id: DisruptionId; waiting: readonly Row[]; places: readonly Place[] };

/** The list of those who have no place yet, and what they get once it is chosen. */
export function WaitingForm({ id, waiting, places }: Props) {
  const { t } = useTranslation("disruptions");
  const [choices, setChoices] = useState<Choices>(new Map());
  const { send, settleNow } = useSettle(id, () => setChoices(new Map()));
  const may = useMay();
  const mayAct = may("boats", "write") && may("bookings", "write");
  const columns = [
    ...usePartyColumns(waiting),
    column<Row>("goes", t("columns.goes"), (party) => (
      <ChoiceSelect
        party={party}
        places={places}
        chosen={choices.get(keyOf(party)) ?? "later"}
        onChoose={(chosen) => setChoices(new Map(choices).set(keyOf(party), chosen))}
      />
    )),
  ];
  const chosen = waiting.filter((party) => (choices.get(keyOf(party)) ?? "later") !== "later");
  const full = isOverfull(chosen, choices, places);
  return (
    <Panel title={t("waiting.title")} count={waiting.length}>
      <RowsTable caption={t("waiting.title")} columns={columns} rows={waiting} rowKey={keyOf} />
      {mayAct && (
        <div className={styles.settle}>
          {send.error !== null && <ErrorState error={send.error} />}
          {full && <p role="alert">{t("overfull")}</p>}
          <Button
            busy={send.isPending}
            disabled={chosen.length === 0 || full}
            onClick={() => void settleNow(sentChoices(chosen, choices))}
          >
            {chosen.length === 0 ? t("waiting.bare") : t("waiting.act", { count: chosen.length })}
          </Button>
          <p className="hint">{t("waiting.text")}</p>
        </div>
      )}
    </Panel>
  );
}

function useSettle(id: DisruptionId, onDone: () => void) {
  const { t } = useTranslation("disruptions");
  const toast = useToast();
  const send = useSend(settle, disruptionPaths);
  const keys = useIdempotencyKey();
  const settleNow = async (choices: ReturnType<typeof sentChoices>) => {
    const body = { choices };
    try {
      await send.mutateAsync({ params: { _id: id }, body, options: { idempotencyKey: keys.keyFor(body) } });
      keys.answered();
    } catch (thrown) {
      // Said above the button.
      keys.answered(thrown);
      return;
    }
    toast({ tone: "success", text: t("waiting.done", { count: choices.length }) });
    onDone();
  };
  return { send, settleNow };
}
