import { CallFailure } from "../../api/call-failure.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { VisuallyHidden } from "../../ui/surfaces.tsx";
import { useMoments } from "../../ui/time-zone.ts";
import { useFailureText } from "../../ui/use-failure-text.ts";
import styles from "./conflicts.module.css";
import type { CrewFacts, CrewOutcome, OtherMark } from "./outcomes.ts";

type Props<M extends string> = {
  outcomes: readonly CrewOutcome<M>[];
  /** What a mark is called. */
  markText: (mark: M) => string;
  /** What is said of a mark that came after its list was closed. */
  afterClosing?: string;
  onDismiss: (outcome: CrewOutcome<M>) => void;
};

/** What became of marks that were made without a connection and did not simply hold: who has marked otherwise, and what holds. */
export function Conflicts<M extends string>({ outcomes, onDismiss, ...words }: Props<M>) {
  const { t } = useTranslation("crew");
  if (outcomes.length === 0) return null;
  return (
    <Panel title={t("conflicts.title")} count={outcomes.length}>
      <ul className={styles.list}>
        {outcomes.map((outcome) => (
          <li key={outcome.id}>
            <ConflictText facts={outcome.facts} {...words} />
            <Button kind="plain" size="small" onClick={() => onDismiss(outcome)}>
              {t("conflicts.seen")}
              <VisuallyHidden> {namesIn(outcome.facts)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const namesIn = (facts: CrewFacts<string>): string =>
  (facts.kind === "others"
    ? [...facts.overtaken, ...facts.replaced].map(({ name }) => name)
    : facts.names
  ).join(", ");

type TextProps<M extends string> = Pick<Props<M>, "markText" | "afterClosing"> & { facts: CrewFacts<M> };

function ConflictText<M extends string>({ facts, markText, afterClosing }: TextProps<M>) {
  const { t } = useTranslation("crew");
  const { timeText } = useMoments();
  const failureText = useFailureText();
  const own = t("conflicts.own", { mark: markText(facts.mark), time: timeText(facts.at) });
  if (facts.kind === "others")
    return (
      <span className={styles.who}>
        {facts.overtaken.map((other) => (
          <Other key={`${other.name} ${other.at}`} {...{ other, own, markText }} holds="theirs" />
        ))}
        {facts.replaced.map((other) => (
          <Other key={`${other.name} ${other.at}`} {...{ other, own, markText }} holds="yours" />
        ))}
      </span>
    );
  return (
    <span className={styles.who}>
      <b className="strong">{facts.names.join(", ")}</b>
      <span>
        {own}{" "}
        {facts.kind === "afterClosing"
          ? afterClosing
          : failureText(new CallFailure(facts.code, { facts: facts.facts ?? {} }))}
      </span>
    </span>
  );
}

type OtherProps<M extends string> = Pick<Props<M>, "markText"> & {
  other: OtherMark<M>;
  own: string;
  holds: "theirs" | "yours";
};

function Other<M extends string>({ other, own, holds, markText }: OtherProps<M>) {
  const { t } = useTranslation("crew");
  const { timeText } = useMoments();
  const { name, mark, at, by, device } = other;
  const markedBy = [by ?? t("somebody"), device].filter(Boolean).join(", ");
  return (
    <span>
      <b className="strong">{name}</b> {own}{" "}
      {t("conflicts.other", { who: markedBy, mark: markText(mark), time: timeText(at) })}{" "}
      <b>{t(`conflicts.${holds}`)}</b>
    </span>
  );
}
