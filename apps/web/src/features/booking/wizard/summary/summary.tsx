import type { WizardStep } from "@pulau/contract/drafts.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useBackend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { Card, VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { usePayWord } from "../agent/use-pay-word.ts";
import type { Resort } from "../calls.ts";
import { useWizardFlow } from "../flow/wizard-flow.ts";
import { stepFormId, useStepBusy } from "../frame/step-busy.ts";
import { useHold } from "../hold/hold-context.ts";
import { HoldPanel } from "../hold/hold-panel.tsx";
import { StayLines, StayTotal } from "./stay-lines.tsx";
import styles from "./summary.module.css";

/** At the side, always in sight: the clock, the stay, its lines, the total and the one button. */
export function Summary({ step, resort }: { step: WizardStep; resort: Resort }) {
  const { t } = useTranslation("booking");
  const { busy, charge, halt, unpriced } = useStepBusy();
  const { hold } = useHold();
  const isDesk = useBackend().side.name === "staff";
  const after = useWizardFlow().after(step);
  const payWord = usePayWord();
  return (
    <aside className={styles.aside} aria-label={t("summary.label")}>
      <Card padded={false} className={styles.card}>
        <HoldPanel resort={resort} />
        <div className={styles.inside}>
          <h2 className="display">{t(isDesk ? "summary.titleAtDesk" : "summary.title")}</h2>
          <StayLines resort={resort} />
          <div className={styles.foot}>
            <StayTotal resort={resort} />
            <VisuallyHidden>
              <span role="status">
                {unpriced
                  ? t("summary.lacksAge")
                  : hold && t("summary.totalNow", { total: formatRinggit(hold.quote.totalSen) })}
              </span>
            </VisuallyHidden>
            {halt === null ? (
              <Button
                type="submit"
                form={stepFormId}
                size="large"
                wide
                busy={busy}
                className={styles.act ?? ""}
              >
                {after === undefined ? (charge?.act ?? payWord) : after.words}
              </Button>
            ) : (
              <LinkButton to={halt.path} size="large" wide className={styles.act ?? ""}>
                {halt.act}
              </LinkButton>
            )}
            {halt !== null && <p className={`hint ${styles.free}`}>{halt.why}</p>}
            {!isDesk && halt === null && <p className={`hint ${styles.free}`}>{t("summary.free")}</p>}
          </div>
        </div>
      </Card>
    </aside>
  );
}
