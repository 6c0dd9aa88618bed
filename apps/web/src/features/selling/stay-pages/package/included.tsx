import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconCalendarCheck, IconCheck } from "../../../../ui/icons/index.ts";
import { DayText } from "../../../../ui/money-and-dates.tsx";
import { Segmented } from "../../../../ui/segmented.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { PackageFacts } from "../calls.ts";
import styles from "../stay-pages.module.css";
import { useCancelLines } from "./cancel-lines.ts";
import type { ChosenStay } from "./use-stay.ts";

/** What the package is and holds, by the option on show, and until when it can be cancelled for nothing. */
export function Included({ facts, stay }: { facts: PackageFacts; stay: ChosenStay }) {
  const { t } = useTranslation("stay-pages");
  const { say } = useLanguage();
  const { option, chooseOption } = stay;
  const { options, summary, name } = facts.package;
  return (
    <section className={styles.section} aria-labelledby="included">
      <h2 className="display" id="included">
        {t("included.title")}
      </h2>
      <p className={styles.lead}>{say(summary)}</p>
      {options.length > 1 && (
        <Segmented
          label={t("included.options", { name: say(name) })}
          value={option?._id ?? null}
          choices={options.map(({ _id, name: text }) => ({ value: _id, text: say(text) }))}
          onChange={chooseOption}
        />
      )}
      <div className={styles.split}>
        <ul className={styles.includes}>
          {option?.includes.map((included) => (
            <li key={included.en}>
              <Icon of={IconCheck} size="s" />
              {say(included)}
            </li>
          ))}
        </ul>
        <FreeUntil stay={stay} />
      </div>
    </section>
  );
}

/** Until when a stay can be cancelled, and for which day that is said where one is chosen. */
function FreeUntil({ stay }: { stay: ChosenStay }) {
  const { t } = useTranslation("stay-pages");
  const [best] = useCancelLines(stay);
  if (best === undefined) return null;
  return (
    <p className={styles.free}>
      <Icon of={IconCalendarCheck} />
      <span>
        <b>{best}</b>
        {stay.chosen && (
          <small>
            {t("included.forArrival")} <DayText day={stay.chosen.checkIn} shape="weekday" />
          </small>
        )}
      </span>
    </p>
  );
}
