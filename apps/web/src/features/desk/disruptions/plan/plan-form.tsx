import { ReasonField } from "@pulau/contract/disruptions.ts";
import type { DisruptionId, StockId } from "@pulau/domain/ids.ts";
import type { DisruptionReason } from "@pulau/domain/transport/disruption.ts";
import { useNavigate } from "@tanstack/react-router";
import { useDeferredValue, useState } from "react";
import { z } from "zod";
import { useCall, useMay, useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { column } from "../../../../listing/columns.tsx";
import { RowsTable } from "../../../../listing/rows-table.tsx";
import { Button } from "../../../../ui/button.tsx";
import { IconWand } from "../../../../ui/icons/index.ts";
import { Segmented } from "../../../../ui/segmented.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Card, Notice } from "../../../../ui/surfaces.tsx";
import { Textarea } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import {
  type Choices,
  cancelSailings,
  disruptionPaths,
  keyOf,
  type Plan,
  preview,
  sentChoices,
  totalsOf,
} from "../calls.ts";
import { ChoiceSelect } from "../choice-select.tsx";
import { Counts } from "../counts.tsx";
import styles from "../disruptions.module.css";
import { usePartyColumns } from "../party-columns.tsx";
import { Confirm } from "./confirm.tsx";
import { Costs } from "./costs.tsx";
import { MailsPanel } from "./mails-panel.tsx";
import { isOverfull, PlacesPanel } from "./places-panel.tsx";
import { RidesPanel } from "./rides-panel.tsx";
import { SailingCards } from "./sailing-cards.tsx";
import { useChoices } from "./use-choices.ts";

const schema = z.object({ reason: ReasonField, note: z.string().trim().max(300, { error: "tooLong" }) });

type Props = {
  reasons: readonly DisruptionReason[];
  shown: Plan;
  onSailings: (ids: StockId[]) => void;
  /** What was looked at is no longer so. */
  onRefused: () => void;
};

/** Everything of it on one page; nothing is done before it is confirmed. */
export function PlanForm({ reasons, shown, onSailings, onRefused }: Props) {
  const { t } = useTranslation("disruptions");
  const { parties, places } = shown;
  const picks = useChoices(parties);
  const { choices } = picks;
  const act = useCancelling(shown, choices, onRefused);
  const { form } = act;
  const totals = totalsOf(parties, choices, places);
  const full = isOverfull(parties, choices, places);
  const { move, refund, credit, later } = totals;
  const persons = {
    move: move.persons,
    refund: refund.persons,
    credit: credit.persons,
    later: later.persons,
  };
  return (
    <form {...form.form} className={styles.page} onSubmit={act.open}>
      <SailingCards chosen={shown.sailings} onChange={onSailings} />
      <ReasonCard form={form} reasons={reasons} />
      <Counts persons={persons} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <PartiesTable shown={shown} picks={picks} />
          <WhoMayRefund />
        </div>
        <div className={styles.side}>
          <PlacesPanel parties={parties} choices={choices} places={places} />
          <RidesPanel rides={act.rides} />
          <MailsPanel mails={act.mails} />
          <Costs totals={totals} rides={act.rides} />
          <Card className={styles.foot}>
            {form.failure !== null && !act.isOpen && <ErrorState error={form.failure} />}
            {full && <p role="alert">{t("overfull")}</p>}
            <Button type="submit" disabled={full} wide>
              {act.buttonText(totals)}
            </Button>
            <p className="hint">{t("together")}</p>
          </Card>
        </div>
      </div>
      {act.isOpen && (
        <Confirm
          sailings={shown.sailings.length}
          totals={totals}
          busy={form.busy}
          error={form.failure}
          onAgree={act.agree}
          onClose={act.close}
        />
      )}
    </form>
  );
}

type ReasonForm = ReturnType<typeof useCancelling>["form"];

/** Why, and what the guests are told beside it. */
function ReasonCard({ form, reasons }: { form: ReasonForm } & Pick<Props, "reasons">) {
  const { t } = useTranslation("disruptions");
  return (
    <Card className={styles.why}>
      <Segmented<DisruptionReason>
        value={form.values.reason}
        onChange={(value) => form.set("reason", value)}
        label={t("reason")}
        choices={reasons.map((value) => ({ value, text: t(`reasons.${value}`) }))}
      />
      <Textarea
        {...form.field("note")}
        label={t("note.label")}
        hint={t("note.hint")}
        rows={2}
        most={300}
        maxLength={300}
        optional
      />
    </Card>
  );
}

/** Everybody aboard and what they get, which is suggested until somebody chooses. */
function PartiesTable({
  shown: { parties, places },
  picks: { choices, choose, suggestAgain },
}: {
  shown: Plan;
  picks: ReturnType<typeof useChoices>;
}) {
  const { t } = useTranslation("disruptions");
  const columns = [
    ...usePartyColumns(parties),
    column<Plan["parties"][number]>("goes", t("columns.goes"), (party) => (
      <ChoiceSelect
        party={party}
        places={places}
        chosen={choices.get(keyOf(party)) ?? "later"}
        onChoose={(chosen) => choose(party, chosen)}
      />
    )),
  ];
  if (parties.length === 0)
    return (
      <Notice tone="info" title={t("nobody.title")}>
        {t("nobody.text")}
      </Notice>
    );
  return (
    <>
      <RowsTable caption={t("who")} columns={columns} rows={parties} rowKey={keyOf} />
      <span>
        <Button kind="outline" size="small" icon={IconWand} onClick={suggestAgain}>
          {t("suggestAgain")}
        </Button>
      </span>
    </>
  );
}

/** Money goes back by whoever may refund; others are told who that is. */
function WhoMayRefund() {
  const { t } = useTranslation("disruptions");
  return useMay()("payments", "delete") ? null : <p className="hint">{t("whoRefunds")}</p>;
}

function useCancelling({ parties, sailings }: Plan, choices: Choices, onRefused: () => void) {
  const { t } = useTranslation("disruptions");
  const navigate = useNavigate();
  const toast = useToast();
  const send = useSend(cancelSailings, disruptionPaths);
  const [isOpen, setOpen] = useState(false);
  const ids = sailings.map(({ sailingId }) => sailingId);
  const sent = sentChoices(parties, choices);
  const form = useForm({
    schema,
    initial: { reason: "weather" as DisruptionReason, note: "" },
    onSubmit: async (body, options) => {
      const act = { ...body, sailings: ids, choices: sent };
      const { _id } = await send.mutateAsync({ body: act, options }).catch((thrown: unknown) => {
        onRefused();
        throw thrown;
      });
      toast({ tone: "success", text: t("done", { count: ids.length }) });
      await navigate({ to: "/staff/disruptions/$id", params: { id: _id } });
    },
  });
  const { reason, note } = form.values;
  const body = useDeferredValue(
    JSON.stringify({
      sailings: ids,
      reason: reason || "weather",
      note: note.trim().slice(0, 300),
      choices: sent,
    }),
  );
  const { data } = useCall(
    preview,
    { body: JSON.parse(body) },
    { keepPrevious: true, enabled: parties.length > 0 },
  );
  return {
    form,
    isOpen,
    mails: parties.length > 0 ? (data?.mails ?? []) : [],
    rides: parties.length > 0 ? (data?.rides ?? []) : [],
    open: (event: React.FormEvent) => {
      event.preventDefault();
      setOpen(true);
    },
    agree: async (): Promise<DisruptionId | undefined> => {
      await form.submit();
      return undefined;
    },
    close: () => setOpen(false),
    buttonText: ({ mails }: ReturnType<typeof totalsOf>) =>
      mails === 0 ? t("act.bare") : t("act.counted", { count: mails }),
  };
}
