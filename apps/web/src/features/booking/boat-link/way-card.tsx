import { useTranslation } from "../../../i18n/use-translation.ts";
import { dayText } from "../../../ui/format.ts";
import { Card } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { AnswerForm, type Wanted } from "./answer-form.tsx";
import styles from "./boat-link.module.css";
import type { LinkedBoats, LinkedWay } from "./calls.ts";
import { useBoatLine } from "./use-boat-line.ts";

type Props = { token: string; reason: LinkedBoats["reason"]; way: LinkedWay; wanted: Wanted | null };

/** One way: the boat that does not sail, what the guests have instead, and what they say to it. */
export function WayCard({ token, reason, way, wanted }: Props) {
  const { t } = useTranslation("boat-link");
  const boatLine = useBoatLine();
  const { direction, was, becomes, solution, answer, legs, isOpen } = way;
  return (
    <Card as="section" className={styles.card} aria-label={t(`ways.${direction}`)}>
      <h2 className={styles.way}>{t(`ways.${direction}`)}</h2>
      <dl className={styles.facts}>
        <dt>{t(`reasons.${reason}`)}</dt>
        <dd>
          <s>{boatLine(was)}</s>
        </dd>
        <dt>{t("instead")}</dt>
        <dd className="strong">
          {becomes ? boatLine(becomes) : t(`solutions.${solution}`)}
          {becomes && (
            <span className={styles.route}>{t("route", { from: becomes.from, to: becomes.to })}</span>
          )}
        </dd>
        {legs.length > 0 && <Rides legs={legs} />}
      </dl>
      {answer !== null && <GivenAnswer answer={answer} />}
      {isOpen && <AnswerForm token={token} way={way} wanted={wanted} />}
      {!isOpen && answer === null && <p className="hint">{t(solution === "later" ? "later" : "changed")}</p>}
    </Card>
  );
}

/** Land transfers that go at another time now, or not any more. */
function Rides({ legs }: Pick<LinkedWay, "legs">) {
  const { t } = useTranslation("boat-link");
  const { language, say } = useLanguage();
  return (
    <>
      <dt>{t("ride")}</dt>
      {legs.map(({ was, becomes }) => (
        <dd key={`${was.day} ${was.time}`}>
          {becomes
            ? t("rideAt", {
                from: say(becomes.from),
                day: dayText(becomes.day, language),
                time: becomes.time,
              })
            : t("rideGone", { from: say(was.from), day: dayText(was.day, language), time: was.time })}
        </dd>
      ))}
    </>
  );
}

function GivenAnswer({ answer: { answer, note } }: { answer: NonNullable<LinkedWay["answer"]> }) {
  const { t } = useTranslation("boat-link");
  return (
    <div role="status">
      <p className="strong">{t(`said.${answer}`)}</p>
      {note !== "" && <p className="hint">{note}</p>}
    </div>
  );
}
