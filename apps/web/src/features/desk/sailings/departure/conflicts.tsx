import { CallFailure } from "../../../../api/call-failure.ts";
import { useOutbox } from "../../../../api/kept/use-outbox.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Panel } from "../../../../ui/panel.tsx";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import { useFailureText } from "../../../../ui/use-failure-text.ts";
import type { Manifest, Marked } from "../calls.ts";
import type { BoardingFacts, BoardingOutcome } from "../kept.ts";
import styles from "./departure.module.css";
import { useKeptList } from "./use-kept-list.ts";

/** What became of marks that were made without a connection and did not simply hold: who has marked the guest otherwise, and what holds. */
export function Conflicts({ departure }: Pick<Manifest, "departure">) {
  const { t } = useTranslation("sailings");
  const outbox = useOutbox();
  const { outcomes } = useKeptList(departure);
  if (outcomes.length === 0) return null;
  return (
    <Panel title={t("conflicts.title")} count={outcomes.length}>
      <ul className={styles.changes}>
        {outcomes.map((outcome) => (
          <li key={outcome.id}>
            <ConflictText facts={outcome.facts} />
            <Button kind="plain" size="small" onClick={() => void outbox.dismiss(outcome)}>
              {t("conflicts.seen")}
              <VisuallyHidden> {namesIn(outcome)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const namesIn = ({ facts }: BoardingOutcome): string =>
  (facts.kind === "others"
    ? [...facts.overtaken, ...facts.replaced].map(({ name }) => name)
    : facts.names
  ).join(", ");

function ConflictText({ facts }: { facts: BoardingFacts }) {
  const { t } = useTranslation("sailings");
  const { timeText } = useMoments();
  const failureText = useFailureText();
  const own = t("conflicts.own", { mark: t(`marks.${facts.mark}`), time: timeText(facts.at) });
  if (facts.kind === "others")
    return (
      <span className={styles.who}>
        {facts.overtaken.map((other) => (
          <Other key={`${other.name} ${other.at}`} other={other} own={own} holds="theirs" />
        ))}
        {facts.replaced.map((other) => (
          <Other key={`${other.name} ${other.at}`} other={other} own={own} holds="yours" />
        ))}
      </span>
    );
  return (
    <span className={styles.who}>
      <b className="strong">{facts.names.join(", ")}</b>
      <span>
        {own} {facts.kind === "afterClosing" ? t("listedAfter") : failureText(new CallFailure(facts.code))}
      </span>
    </span>
  );
}

type OtherProps = { other: Marked["overtaken"][number]; own: string; holds: "theirs" | "yours" };

function Other({ other: { name, mark, at, by, device }, own, holds }: OtherProps) {
  const { t } = useTranslation("sailings");
  const { timeText } = useMoments();
  const markedBy = [by ?? t("earlier.system"), device].filter(Boolean).join(", ");
  return (
    <span>
      <b className="strong">{name}</b> {own}{" "}
      {t("conflicts.other", { who: markedBy, mark: t(`marks.${mark}`), time: timeText(at) })}{" "}
      <b>{t(`conflicts.${holds}`)}</b>
    </span>
  );
}
