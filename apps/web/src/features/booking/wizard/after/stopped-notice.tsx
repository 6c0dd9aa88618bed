import type { Sen } from "@pulau/domain/money/sen.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { isFailure } from "../../../../api/call-failure.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Notice } from "../../../../ui/surfaces.tsx";
import { useFailureText } from "../../../../ui/use-failure-text.ts";
import styles from "./after.module.css";
import { useStopped } from "./stopped.ts";

/** Says plainly what did not pay after the submit, why, and what remains to be paid. */
export function StoppedNotice({ owedSen }: { owedSen: Sen }) {
  const { t } = useTranslation("booking");
  const say = useFailureText();
  const stopped = useStopped();
  if (stopped === null) return null;
  const { at, failure } = stopped;
  // Without an answer nobody here knows whether it paid: what is owed says it, and where nothing is, it did.
  const unsure = isFailure(failure, "OFFLINE", "BUSY", "UNEXPECTED");
  if (unsure && owedSen === 0) return null;
  return (
    <div className={styles.stopped}>
      <Notice tone="danger" title={t(unsure ? "after.stopped.unsure" : `after.stopped.${at}`)}>
        {!unsure && <p>{say(failure)}</p>}
        {owedSen > 0 && <p>{t("after.stopped.remains", { amount: formatRinggit(owedSen) })}</p>}
      </Notice>
    </div>
  );
}
