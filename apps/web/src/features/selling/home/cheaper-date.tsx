import { type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { useCall } from "../../../api/use-call.ts";
import { priceLevelsOn } from "../../../business/priced-day.ts";
import { calendarQuery, type Stay } from "../../../business/stay-choice.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { dayText } from "../../../ui/format.ts";
import { Comma, DayRange, Money } from "../../../ui/money-and-dates.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { askAges } from "./ask-ages.ts";
import { calendar, type Month } from "./calls.ts";
import styles from "./cheaper-date.module.css";
import { MonthGrid } from "./month-grid.tsx";
import { useChoice } from "./use-choice.ts";
import { useStartBooking } from "./use-start-booking.ts";

/** How far from the chosen day a better price is worth a word. */
const nearDays = 4;

/** The cheapest free day near the chosen one, if it saves anything. */
export function cheaperDay(
  month: { readonly days: readonly Pick<Month["days"][number], "day" | "state" | "totalSen">[] } | undefined,
  checkIn: Day,
) {
  const priced = (month?.days ?? []).flatMap(({ day, state, totalSen }) =>
    state === "free" && totalSen !== null ? [{ day, totalSen }] : [],
  );
  const chosen = priced.find(({ day }) => day === checkIn);
  const near = priced.filter(({ day }) => Math.abs(daysBetween(checkIn, day)) <= nearDays);
  const best = near.toSorted((a, b) => a.totalSen - b.totalSen).at(0);
  if (chosen === undefined || best === undefined || best.totalSen >= chosen.totalSen)
    return { chosen, best: null };
  return { chosen, best: { day: best.day, savesSen: chosen.totalSen - best.totalSen } };
}

function Legend({ month }: { month: Month | undefined }) {
  const { t } = useTranslation("home");
  const low = formatRinggit(month?.priceLevels?.lowToSen ?? 0);
  const middle = formatRinggit(month?.priceLevels?.midToSen ?? 0);
  const shown = priceLevelsOn(month?.days ?? [], month?.priceLevels ?? null);
  const texts = {
    low: t(shown.length === 1 ? "calendar.one" : "calendar.low", { price: low }),
    middle: t("calendar.middle", { price: middle }),
    high: t("calendar.high", { price: middle }),
  };
  return (
    <ul className={styles.legend}>
      {shown.map((level) => (
        <li key={level}>
          <span className={classNames(styles.sample, styles[level])}>
            <i />
          </span>
          {texts[level]}
        </li>
      ))}
      <li>
        <span className={styles.diamond} />
        {t("calendar.holiday")}
      </li>
    </ul>
  );
}

function Foot({ stay, sen }: { stay: Stay; sen: Sen | undefined }) {
  const { t } = useTranslation("home");
  const { language, say } = useLanguage();
  const { party, lacksAge } = useChoice();
  const { begin, busy } = useStartBooking();
  const { way, checkIn, checkOut } = stay;
  return (
    <div className={styles.foot}>
      <span className="muted">
        {say(way.package.name)}
        <Comma />
        <DayRange from={checkIn} to={checkOut} shape="brief" />
        {sen !== undefined && !lacksAge && (
          <>
            {" · "}
            <b className="strong">
              <Money sen={sen} converted />
            </b>
          </>
        )}
      </span>
      <Button
        busy={busy}
        disabled={sen === undefined}
        onClick={() =>
          lacksAge
            ? askAges()
            : begin({ packageId: way.package._id, optionId: way.optionId, checkIn, party, step: "rooms" })
        }
      >
        {t("calendar.rooms", { day: dayText(checkIn, language, "brief") })}
      </Button>
    </div>
  );
}

/** The price calendar beside what it means. */
export function CheaperDate() {
  const { t } = useTranslation("home");
  const { language } = useLanguage();
  const { stay, party, lacksAge, change, offers } = useChoice();
  const [turned, setTurned] = useState<Day | null>(null);
  const chosenDay = stay?.checkIn ?? "2026-01-01";
  const monthOf = (day: Day) => calendarQuery(party, stay?.way.optionId ?? "", day);
  const { data: month } = useCall(calendar, monthOf(chosenDay), { enabled: stay !== null });
  const { data: shown } = useCall(calendar, monthOf(turned ?? chosenDay), { enabled: stay !== null });
  const { chosen, best } = cheaperDay(month, chosenDay);
  if (offers.data?.packages.length === 0) return null;
  const shortDay = best && dayText(best.day, language, "brief");
  return (
    <Card as="section" padded={false} className={styles.card} aria-labelledby="cheaper">
      <div className={styles.left}>
        <h2 className="display" id="cheaper">
          {t("calendar.title")}
        </h2>
        <p>{t("calendar.text")}</p>
        <Legend month={shown} />
        {best && !lacksAge && (
          <div className={styles.tip}>
            <span>
              {t("calendar.tip", {
                day: dayText(best.day, language, "long"),
                price: formatRinggit(best.savesSen),
              })}
            </span>
            <Button kind="outline" onClick={() => change({ option: stay?.way.optionId, arrive: best.day })}>
              {t("calendar.use", { day: shortDay })}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.right}>
        <MonthGrid onTurned={setTurned} />
        {stay && <Foot stay={stay} sen={chosen?.totalSen} />}
      </div>
    </Card>
  );
}
