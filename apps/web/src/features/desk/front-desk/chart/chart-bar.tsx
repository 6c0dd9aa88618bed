import { type StayNeed, stayNeeds } from "@pulau/domain/booking/stay-needs.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { useMay } from "../../../../api/use-call.ts";
import { Faces } from "../../../../business/presence/faces.tsx";
import type { Person } from "../../../../business/presence/use-presence.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button, IconButton } from "../../../../ui/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { DateField } from "../../../../ui/date-field.tsx";
import { Dropdown } from "../../../../ui/dropdown.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import {
  IconBuilding,
  IconCalendar,
  IconCheck,
  IconChevronLeft,
  IconChevronRight,
  IconPrinter,
  IconWand,
} from "../../../../ui/icons/index.ts";
import { Menu } from "../../../../ui/menu.tsx";
import { DayRange } from "../../../../ui/money-and-dates.tsx";
import { Segmented } from "../../../../ui/segmented.tsx";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { NewBooking } from "../new-booking.tsx";
import looks from "./bar-looks.module.css";
import { needIcons } from "./bar-looks.ts";
import { type ChartSearch, stepOf, type Zoom, zoomDays, zooms } from "./chart-address.ts";
import styles from "./chart-bar.module.css";
import type { ChartModel } from "./chart-lines.ts";
import { useChartAddress } from "./use-chart-address.ts";

type Props = {
  readonly search: ChartSearch;
  readonly zoom: Zoom;
  /** The chart's first day. */
  readonly from: Day | null;
  readonly model: ChartModel | null;
  /** What is to be done today stands on the chart of today alone. */
  readonly showsToday: boolean;
  /** Shows how the days could be tidied up. */
  readonly onTidy: () => void;
  /** Colleagues who have the chart or a booking open. */
  readonly people: readonly Person[];
};

function Days({ from, zoom, go }: { from: Day; zoom: Zoom; go: Go }) {
  const { t } = useTranslation("tape-chart");
  const step = (way: 1 | -1) => go({ from: addDays(from, way * stepOf(zoom)) });
  return (
    <div className={styles.days}>
      <IconButton icon={IconChevronLeft} flips label={t("earlier")} onClick={() => step(-1)} />
      <Button kind="outline" size="small" onClick={() => go({ from: undefined })}>
        {t("today")}
      </Button>
      <IconButton icon={IconChevronRight} flips label={t("later")} onClick={() => step(1)} />
      <Dropdown
        align="start"
        trigger={(trigger) => (
          <Button kind="plain" size="small" icon={IconCalendar} {...trigger}>
            <VisuallyHidden>{t("goTo")}: </VisuallyHidden>
            <DayRange from={from} to={addDays(from, zoomDays[zoom] - 1)} />
          </Button>
        )}
      >
        {(close) => (
          <div className={styles.goTo}>
            <DateField
              label={t("goTo")}
              value={from}
              onChange={(day) => {
                if (day === "") return;
                go({ from: day });
                close();
              }}
            />
          </div>
        )}
      </Dropdown>
    </div>
  );
}

function Needs({ model, need, go }: { model: ChartModel; need: StayNeed | undefined; go: Go }) {
  const { t } = useTranslation("tape-chart");
  // What nothing needs is no filter, but the one that is pressed can always be let go.
  const shown = stayNeeds.filter((known) => model.counts[known] > 0 || known === need);
  if (shown.length === 0) return <p className="muted">{t("needs.none")}</p>;
  return (
    <fieldset className={styles.needs}>
      <legend className="muted">{t("needs.label")}</legend>
      {shown.map((known) => (
        <button
          key={known}
          type="button"
          aria-pressed={need === known}
          className={classNames(styles.need, need === known && styles.pressed)}
          onClick={() => go({ need: need === known ? undefined : known })}
        >
          <Icon of={needIcons[known]} size="s" />
          {t(`needs.${known}`)}
          <b>{model.counts[known]}</b>
        </button>
      ))}
    </fieldset>
  );
}

type Go = ReturnType<typeof useChartAddress>;

function Buildings({ model, search, go }: { model: ChartModel; search: ChartSearch; go: Go }) {
  const { t } = useTranslation("tape-chart");
  const chosen = model.buildings.find(({ _id }) => _id === search.building);
  const all = { _id: undefined, name: t("allBuildings") };
  return (
    <Menu
      trigger={(trigger) => (
        <Button kind="outline" size="small" icon={IconBuilding} {...trigger}>
          {chosen?.name ?? all.name}
        </Button>
      )}
      entries={[all, ...model.buildings].map(({ _id, name }) => ({
        id: _id ?? "all",
        text: name,
        ...(_id === chosen?._id && { icon: IconCheck }),
        onSelect: () => go({ building: _id }),
      }))}
    />
  );
}

const legend = ["inhouse", "confirmed", "await", "held", "kept", "past", "out"] as const;

function Legend() {
  const { t } = useTranslation("tape-chart");
  return (
    <ul className={styles.legend} aria-label={t("legend.label")}>
      {legend.map((look) => (
        <li key={look}>
          <span className={look === "out" ? styles.out : looks[look]} />
          {t(`legend.${look}`)}
        </li>
      ))}
    </ul>
  );
}

/** The chart's head: which days, how many of them, which rooms, and what is to be done today. */
export function ChartBar({ search, zoom, from, model, showsToday, onTidy, people }: Props) {
  const { t } = useTranslation("tape-chart");
  const mayMove = useMay()("bookings", "write");
  const go = useChartAddress(search);
  return (
    <div className={styles.bar}>
      <header className={styles.line}>
        <h1 className="display">{t("title")}</h1>
        {from && <Days from={from} zoom={zoom} go={go} />}
        <div className={styles.end}>
          <Faces people={people.filter(({ chart }) => chart)} />
          <Segmented<Zoom>
            label={t("zoom")}
            hideLabel
            value={zoom}
            onChange={(next) => go({ zoom: next })}
            choices={zooms.map((value) => ({ value, text: t(`zooms.${value}`) }))}
          />
          {model && model.buildings.length > 1 && <Buildings {...{ model, search, go }} />}
          {mayMove && (
            <Button kind="outline" size="small" icon={IconWand} onClick={onTidy}>
              {t("tidy.open")}
            </Button>
          )}
          <IconButton icon={IconPrinter} label={t("print")} onClick={() => print()} />
          <NewBooking />
        </div>
      </header>
      {model && (
        <div className={styles.line}>
          {showsToday && <Needs model={model} need={search.need} go={go} />}
          <Legend />
        </div>
      )}
    </div>
  );
}
