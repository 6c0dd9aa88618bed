import type { OptionId, RateId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import { CallFailure } from "../../../../api/call-failure.ts";
import { useSend } from "../../../../api/use-call.ts";
import { type RowSpeech, rowText } from "../../../../business/price-changes/row-words.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button, IconButton } from "../../../../ui/button.tsx";
import { DateField } from "../../../../ui/date-field.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { useResortClock } from "../../../../ui/headless/resort-clock.ts";
import { IconCalendarTime, IconChevronDown, IconTrash } from "../../../../ui/icons/index.ts";
import { Menu } from "../../../../ui/menu.tsx";
import { Notice } from "../../../../ui/surfaces.tsx";
import { TimeField } from "../../../../ui/time-field.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { useRuleText } from "../../../../ui/use-failure-text.ts";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import {
  cancelPlannedPrices,
  discardPriceDraft,
  draftPaths,
  type Fault,
  publishedPaths,
  publishPrices,
} from "../calls.ts";
import { type CellFault, faultOf } from "../draft/use-faults.ts";
import type { PriceEditor } from "../draft/use-price-draft.ts";
import type { WrongCell, WrongCells } from "../grid/cell-views.ts";
import styles from "../prices.module.css";

type Props = {
  readonly editor: PriceEditor;
  readonly optionId: OptionId;
  readonly faults: readonly CellFault[];
  /** Cells in which something stands that is no price. */
  readonly wrong: WrongCells;
  readonly speech: RowSpeech;
  readonly nameOf: (fault: CellFault) => string;
  readonly onGoTo: (to: RateId | WrongCell | null) => void;
};

/** Publishes the draft now or at a time; with an error in it, it shows the errors instead. */
export function Publish({ editor, optionId, faults, onGoTo, ...props }: Props) {
  const { t } = useTranslation("prices");
  const [open, setOpen] = useState<"errors" | "plan" | "discard" | null>(null);
  const [found, setFound] = useState<readonly CellFault[]>([]);
  const send = useSend(publishPrices, publishedPaths);
  const toast = useToast();
  const showFailure = useFailureToast();
  const count = editor.draft.changes.length + editor.unsavedCount;
  const publish = async (at: string | null) => {
    if (props.wrong.size > 0) return setOpen("errors");
    // The faults on show may be of before the last change: the server looks again.
    if (!(await editor.save())) return;
    try {
      await send.mutateAsync({ params: { _id: optionId }, body: { at } });
      setOpen(null);
      toast({ text: at === null ? t("published") : t("planned"), tone: "success" });
    } catch (error) {
      const fields = fieldsOf(error);
      if (fields.length === 0) showFailure(error);
      else if (fields[0]?.path === "at") throw error;
      else {
        setFound(fields.map((fault) => faultOf(editor.card, fault)));
        setOpen("errors");
      }
    }
  };
  const errors = faults.length > 0 ? faults : found;
  return (
    <span className={styles.publish}>
      <Button busy={send.isPending} disabled={count === 0} onClick={() => void publish(null)}>
        {count === 0 ? t("allPublished") : t("publish", { count })}
      </Button>
      {send.isPending && count > manyChanges && (
        <span role="status" className="muted">
          {t("publishing")}
        </span>
      )}
      <Menu
        trigger={(props) => <IconButton icon={IconChevronDown} label={t("more")} bordered {...props} />}
        entries={[
          {
            id: "plan",
            text: t("publishAt"),
            icon: IconCalendarTime,
            disabled: count === 0,
            onSelect: () => setOpen("plan"),
          },
          {
            id: "discard",
            text: t("discard"),
            icon: IconTrash,
            tone: "danger" as const,
            disabled: count === 0,
            onSelect: () => setOpen("discard"),
          },
        ]}
      />
      <ErrorList
        {...props}
        {...{ open: open === "errors", errors }}
        onClose={() => setOpen(null)}
        onGoTo={(to) => {
          setOpen(null);
          onGoTo(to);
        }}
      />
      {open === "plan" && <PlanDialog onClose={() => setOpen(null)} onPlan={publish} />}
      {open === "discard" && (
        <DiscardDialog editor={editor} optionId={optionId} onClose={() => setOpen(null)} />
      )}
    </span>
  );
}

/** So many changes are published in a moment; of more it is told that it takes longer. */
const manyChanges = 1_000;

const fieldsOf = (error: unknown): readonly Fault[] =>
  error instanceof CallFailure ? ((error.fields ?? []) as readonly Fault[]) : [];

function ErrorList({
  open,
  errors,
  wrong,
  speech,
  nameOf,
  onClose,
  onGoTo,
}: Pick<Props, "nameOf" | "onGoTo" | "wrong" | "speech"> & {
  open: boolean;
  errors: readonly CellFault[];
  onClose: () => void;
}) {
  const { t } = useTranslation("prices");
  const rule = useRuleText();
  return (
    <Dialog open={open} onClose={onClose} title={t("errors.title")}>
      <p className="muted">{t("errors.lead")}</p>
      <ul className={styles.faults}>
        {[...wrong].map(([key, cell]) => (
          <li key={key}>
            <button type="button" className={styles.fault} onClick={() => onGoTo(cell)}>
              <b>{rowText(speech, cell.terms)}</b>
              <span>{t("wrong.notAPrice", { text: cell.text })}</span>
            </button>
          </li>
        ))}
        {errors.map((fault) => (
          <li key={`${fault.path} ${fault.rule}`}>
            <button type="button" className={styles.fault} onClick={() => onGoTo(fault.rateId)}>
              <b>{nameOf(fault)}</b>
              <span>{rule(fault.rule)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function PlanDialog({ onClose, onPlan }: { onClose: () => void; onPlan: (at: string) => Promise<void> }) {
  const { t } = useTranslation("prices");
  const clock = useResortClock();
  const [{ day, time }, setAt] = useState({ day: "", time: "" });
  const [error, setError] = useState<string | null>(null);
  const plan = async () => {
    const moment = clock.instantAt(`${day}T${time}`);
    if (moment === null || Date.parse(moment) <= Date.now()) return setError(t("plan.future"));
    await onPlan(moment).catch(() => setError(t("plan.future")));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("publishAt")}
      acts={<Button onClick={() => void plan()}>{t("plan.act")}</Button>}
    >
      <p className="muted">{t("plan.lead")}</p>
      <div className={styles.two}>
        <DateField
          label={t("plan.day")}
          value={day}
          error={error}
          onChange={(value) => setAt({ day: value, time })}
        />
        <TimeField
          label={t("plan.time")}
          hint={t("plan.zone", { zone: clock.name })}
          value={time}
          onChange={(value) => setAt({ day, time: value })}
        />
      </div>
    </Dialog>
  );
}

function DiscardDialog({
  editor,
  optionId,
  onClose,
}: Pick<Props, "editor" | "optionId"> & { onClose: () => void }) {
  const { t } = useTranslation("prices");
  const send = useSend(discardPriceDraft, draftPaths);
  const showFailure = useFailureToast();
  const discard = async () => {
    try {
      await send.mutateAsync({ params: { _id: optionId } });
      // What is not saved is kept until the server has taken the discard: without a connection nothing is lost.
      editor.forget();
      onClose();
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={t("discardDialog.title")}
      acts={
        <Button kind="dangerFilled" busy={send.isPending} onClick={() => void discard()}>
          {t("discard")}
        </Button>
      }
    >
      <p>{t("discardDialog.lead")}</p>
    </Dialog>
  );
}

/** When the draft goes live by itself, or what kept it from that. */
export function PlannedNotice({ editor, optionId }: Pick<Props, "editor" | "optionId">) {
  const { t } = useTranslation("prices");
  const { momentText } = useMoments();
  const send = useSend(cancelPlannedPrices, draftPaths);
  const { planned } = editor.draft;
  if (!planned) return null;
  const at = momentText(planned.at);
  return (
    <Notice
      tone={planned.errors === null ? "info" : "danger"}
      title={
        planned.errors === null ? t("plan.notice", { at }) : t("plan.failed", { at, count: planned.errors })
      }
      acts={
        <Button
          size="small"
          kind="outline"
          busy={send.isPending}
          onClick={() => send.mutate({ params: { _id: optionId } })}
        >
          {t("plan.cancel")}
        </Button>
      }
    />
  );
}
