import { IconSearch } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../api/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Dropdown } from "../../../ui/dropdown.tsx";
import { DayText } from "../../../ui/money-and-dates.tsx";
import { onDemand } from "../../../ui/on-demand.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { resort } from "./calls.ts";
import { choiceOfParty, type Stay } from "./choice.ts";
import { MonthGrid } from "./month-grid.tsx";
import { usePartyText } from "./party-text.ts";
import styles from "./search-bar.module.css";
import { useBegin } from "./use-begin.ts";
import { useChoice } from "./use-choice.ts";

const PartyPicker = onDemand(() => import("./party-picker.tsx"));

function BoatNote({ direction }: { direction: "out" | "back" }) {
  const { t } = useTranslation("home");
  const { data } = useCall(resort, {});
  const time = data?.ferries.find((ferry) => ferry.direction === direction)?.time;
  return <span className={styles.note}>{time && t("search.boatAt", { time })}</span>;
}

function PackageCell({ stay }: { stay: Stay | null }) {
  const { t } = useTranslation("home");
  const { say } = useLanguage();
  const { offers, change } = useChoice();
  const option = stay?.option;
  return (
    <label className={classNames(styles.cell, styles.act, styles.parted, styles.wideCell)}>
      <span className={styles.label}>{t("search.package")}</span>
      <span className={styles.value}>{stay && say(stay.way.package.name)}</span>
      <span className={styles.note}>
        {option &&
          t("length", { days: option.nights + 1, nights: option.nights, meals: t(`meals.${option.meals}`) })}
      </span>
      <select
        value={stay?.way.optionId ?? ""}
        onChange={(event) => change({ option: event.target.value, arrive: undefined })}
      >
        {offers.data?.packages.map((way) => (
          <option key={way.optionId} value={way.optionId}>
            {say(way.package.name)}
          </option>
        ))}
      </select>
    </label>
  );
}

function ArriveCell({ stay }: { stay: Stay | null }) {
  const { t } = useTranslation("home");
  return (
    <Dropdown
      align="start"
      className={styles.drop}
      trigger={(props) => (
        <button type="button" className={classNames(styles.cell, styles.act, styles.parted)} {...props}>
          <span className={styles.label}>{t("search.arrive")}</span>
          <span className={styles.value}>{stay && <DayText day={stay.checkIn} shape="weekday" />}</span>
          <BoatNote direction="out" />
        </button>
      )}
    >
      {(close) => (
        <div className={styles.calendar}>
          <MonthGrid compact onChosen={close} />
        </div>
      )}
    </Dropdown>
  );
}

function PartyCell() {
  const { t } = useTranslation("home");
  const { party, change } = useChoice();
  const { count, ages } = usePartyText(party);
  return (
    <Dropdown
      className={styles.drop}
      trigger={(props) => (
        <button type="button" className={classNames(styles.cell, styles.act)} {...props}>
          <span className={styles.label}>{t("search.who")}</span>
          <span className={styles.value}>{count}</span>
          <span className={styles.note}>{ages}</span>
        </button>
      )}
    >
      {(close) => (
        <div className={styles.party}>
          <PartyPicker
            party={party}
            onChange={(next) =>
              change({
                adults: undefined,
                children: undefined,
                foreign: undefined,
                ...choiceOfParty(next),
              })
            }
          />
          <Button kind="soft" wide onClick={close}>
            {t("party.done")}
          </Button>
        </div>
      )}
    </Dropdown>
  );
}

/** Package, day and party in one line; the day of leaving follows from the package. */
export function SearchBar() {
  const { t } = useTranslation("home");
  const { stay, party } = useChoice();
  const { begin, busy } = useBegin();
  const go = () =>
    stay &&
    begin({
      packageId: stay.way.package._id,
      optionId: stay.way.optionId,
      checkIn: stay.checkIn,
      party,
      step: "rooms",
    });
  return (
    <form
      className={styles.bar}
      id="search"
      aria-label={t("search.label")}
      onSubmit={(event) => {
        event.preventDefault();
        void go();
      }}
    >
      <PackageCell stay={stay} />
      <ArriveCell stay={stay} />
      <div className={classNames(styles.cell, styles.parted)}>
        <span className={styles.label}>{t("search.leave")}</span>
        <span className={styles.value}>{stay && <DayText day={stay.checkOut} shape="weekday" />}</span>
        <BoatNote direction="back" />
      </div>
      <PartyCell />
      <Button
        type="submit"
        size="large"
        icon={IconSearch}
        busy={busy}
        disabled={stay === null}
        className={styles.go}
      >
        {t("search.act")}
      </Button>
    </form>
  );
}
