import { resort } from "../../../api/resort.ts";
import { useCall } from "../../../api/use-call.ts";
import { calendarQuery, type Stay } from "../../../business/stay-choice.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Dropdown } from "../../../ui/dropdown.tsx";
import { DayText } from "../../../ui/money-and-dates.tsx";
import { onDemand } from "../../../ui/on-demand.tsx";
import { calendar } from "./calls.ts";
import { cheaperDay } from "./cheaper-date.tsx";
import { MonthGrid } from "./month-grid.tsx";
import { usePartyText } from "./party-text.ts";
import styles from "./search-bar.module.css";
import { useChoice } from "./use-choice.ts";

const Arrival = onDemand(() => import("./arrival.tsx"), "price");

function BoatNote({ direction }: { direction: "out" | "back" }) {
  const { t } = useTranslation("home");
  const { data } = useCall(resort, {});
  const time = data?.ferries.find((ferry) => ferry.direction === direction)?.time;
  return <span className={styles.note}>{time && t("search.boatAt", { time })}</span>;
}

const fields = [
  ["arrive", "out", "checkIn"],
  ["leave", "back", "checkOut"],
] as const;

/** What the calendar shows. It comes as props: of what the page has already, nothing is loaded for it again. */
function Chosen({ stay, onDone }: { stay: Stay; onDone: () => void }) {
  const choice = useChoice();
  const { data: place } = useCall(resort, {});
  const { data: month } = useCall(calendar, calendarQuery(choice.party, stay.way.optionId, stay.checkIn));
  const party = usePartyText(choice.party, choice.ages);
  return (
    <Arrival {...{ stay, onDone, choice, place, party, MonthGrid }} price={cheaperDay(month, stay.checkIn)} />
  );
}

/** The days of arriving and leaving; both open the one calendar, because the package says how long a stay is. */
export function ArrivalFields({ stay }: { stay: Stay | null }) {
  const { t } = useTranslation("home");
  return (
    <Dropdown
      className={styles.days}
      trigger={(props) =>
        fields.map(([which, direction, day]) => (
          <button
            key={which}
            type="button"
            className={classNames(styles.cell, styles.act, styles.parted)}
            {...props}
          >
            <span className={styles.label}>{t(`search.${which}`)}</span>
            <span className={styles.value}>{stay && <DayText day={stay[day]} shape="near" />}</span>
            <BoatNote direction={direction} />
          </button>
        ))
      }
    >
      {(close) => stay && <Chosen stay={stay} onDone={close} />}
    </Dropdown>
  );
}
