import { CallFailure } from "../../api/call-failure.ts";
import { useKept, useOutbox } from "../../api/kept/use-outbox.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { VisuallyHidden } from "../../ui/surfaces.tsx";
import { useMoments } from "../../ui/time-zone.ts";
import { useFailureText } from "../../ui/use-failure-text.ts";
import { type RoomFacts, type RoomOutcome, roomActKinds } from "./kept.ts";
import styles from "./photos.module.css";
import { useChangeText } from "./use-change-text.ts";

/** What became of acts about rooms that were made without a signal and did not simply hold. */
export function RoomOutcomes() {
  const { t } = useTranslation("room-acts");
  const outbox = useOutbox();
  const outcomes = useKept().outcomes.filter(({ kind }) => kind in roomActKinds) as RoomOutcome[];
  if (outcomes.length === 0) return null;
  return (
    <Panel title={t("outcomes.title")} count={outcomes.length}>
      <ul className={styles.outcomes}>
        {outcomes.map((outcome) => (
          <li key={outcome.id}>
            <OutcomeText facts={outcome.facts} />
            <Button kind="plain" size="small" onClick={() => void outbox.dismiss(outcome)}>
              {t("outcomes.seen")}
              <VisuallyHidden> {outcome.facts.roomNo}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function OutcomeText({ facts }: { facts: RoomFacts }) {
  const { t } = useTranslation("room-acts");
  const failureText = useFailureText();
  const changeText = useChangeText();
  const own = useOwnText()(facts);
  if (facts.kind === "refused")
    return (
      <span>
        {own} {failureText(new CallFailure(facts.code, { facts: facts.facts }))}
      </span>
    );
  if (facts.kind === "overtaken")
    return (
      <span>
        {own} <b>{t("outcomes.theirs")}</b>
      </span>
    );
  return (
    <span>
      {own} {changeText(facts.other)} <b>{t(`outcomes.${facts.holds}`)}</b>
    </span>
  );
}

/** What somebody has done on this device, and when. */
function useOwnText(): (facts: RoomFacts) => string {
  const { t } = useTranslation("room-acts");
  const { timeText } = useMoments();
  return ({ roomNo: room, at, did }) => {
    const time = timeText(at);
    switch (did.what) {
      case "step":
        return t("outcomes.ownStep", { room, time, step: t(`steps.${did.step}`) });
      case "note":
        return t("outcomes.ownNote", { room, time, note: did.note });
      case "fault":
        return t("outcomes.ownFault", { room, time, text: did.text });
      case "found":
        return t("outcomes.ownFound", { room, time, text: did.text });
      case "photo":
        return t("outcomes.ownPhoto", { room, time });
      case "assigned":
        return did.name === null
          ? t("outcomes.ownUnassigned", { room, time })
          : t("outcomes.ownAssigned", { room, time, name: did.name });
      case "settled":
        return t("outcomes.ownSettled", { room, time, text: did.text });
      case "reopened":
        return t("outcomes.ownReopened", { room, time, text: did.text });
      case "closed":
        return t(`outcomes.ownClosed.${did.kind}`, { room, time });
    }
  };
}
