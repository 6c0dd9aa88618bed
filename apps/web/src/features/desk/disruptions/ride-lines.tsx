import { useTranslation } from "../../../i18n/use-translation.ts";
import { dayText } from "../../../ui/format.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import type { ChangedLeg } from "./calls.ts";

/** Land transfers at other times than they were, each as a line of its own. */
export function RideLines({ legs }: { legs: readonly ChangedLeg[] }) {
  const { t } = useTranslation("disruptions");
  const { language, say } = useLanguage();
  const at = ({ day, time }: ChangedLeg["was"]) => `${dayText(day, language, "near")} ${time}`;
  return legs.map(({ was, becomes }) => (
    <span key={`${was.day} ${was.time} ${say(was.from)}`}>
      {t(becomes ? "rides.moved" : "rides.given", {
        from: say(was.from),
        to: say(was.to),
        was: at(was),
        becomes: becomes ? (becomes.day === was.day ? becomes.time : at(becomes)) : "",
      })}
    </span>
  ));
}
