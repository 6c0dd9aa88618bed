import type { WizardStep } from "@pulau/contract/drafts.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { useBackend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { IconChevronUp } from "../../../../ui/icons/index.ts";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { usePayWord } from "../agent/use-pay-word.ts";
import type { Resort } from "../calls.ts";
import { useHold } from "../hold/hold-context.ts";
import { HoldRow } from "../hold/hold-row.tsx";
import { StayLines, StayTotal } from "../summary/stay-lines.tsx";
import styles from "./frame.module.css";
import { stepFormId, useStepBusy } from "./step-busy.ts";

/** On a phone: the clock's row, the total or what is charged now, which opens what it is made of, and Continue. */
export function BottomBar({ step, resort }: { step: WizardStep; resort: Resort }) {
  const { t } = useTranslation("booking");
  const { busy, charge, halt, unpriced } = useStepBusy();
  const desk = useHold();
  const hold = unpriced ? null : desk.hold;
  const isDesk = useBackend().side.name === "staff";
  const title = t(isDesk ? "summary.titleAtDesk" : "summary.title");
  const payWord = usePayWord();
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.bar} aria-label={t("summary.label")}>
      <HoldRow />
      <div className={styles.barRow}>
        <button type="button" className={styles.sum} onClick={() => setOpen(true)} aria-haspopup="dialog">
          <span className={halt === null ? styles.sumTotal : styles.sumWhy}>
            {halt !== null ? (
              halt.why
            ) : hold === null ? (
              title
            ) : (
              <Money sen={charge?.sen ?? hold.quote.totalSen} converted />
            )}
          </span>
          <span className={styles.sumHint}>
            {charge !== null && hold !== null && charge.sen !== hold.quote.totalSen
              ? t("summary.nowOf", { total: formatRinggit(hold.quote.totalSen).replace(" ", "\u00a0") })
              : t("summary.open")}
            <Icon of={IconChevronUp} size="s" />
          </span>
        </button>
        {halt === null ? (
          <Button type="submit" form={stepFormId} size="large" busy={busy}>
            {step === "payment" ? (charge?.act ?? payWord) : t("onward.short")}
          </Button>
        ) : (
          <LinkButton to={halt.path} size="large">
            {halt.act}
          </LinkButton>
        )}
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        <StayLines resort={resort} />
        <StayTotal resort={resort} />
      </Dialog>
    </section>
  );
}
