import { useState } from "react";
import type { Stay } from "../../../business/stay-choice.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Dropdown } from "../../../ui/dropdown.tsx";
import { IconSearch } from "../../../ui/icons/index.ts";
import { onDemand } from "../../../ui/on-demand.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { ArrivalFields } from "./arrival-fields.tsx";
import { askAges } from "./ask-ages.ts";
import { usePartyText } from "./party-text.ts";
import styles from "./search-bar.module.css";
import { useChoice } from "./use-choice.ts";
import { useStartBooking } from "./use-start-booking.ts";

const PartyPicker = onDemand(() => import("./party-picker.tsx"), "later");

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

function PartyCell({ marked }: { marked: boolean }) {
  const { t } = useTranslation("home");
  const choice = useChoice();
  const { party, ages: childAges, lacksAge } = choice;
  const { count, ages } = usePartyText(party, childAges);
  return (
    <Dropdown
      className={styles.drop}
      trigger={(props) => (
        <button type="button" id="who" className={classNames(styles.cell, styles.act)} {...props}>
          <span className={styles.label}>{t("search.who")}</span>
          <span className={styles.value}>{count}</span>
          <span className={styles.note}>{lacksAge ? t("party.askAge") : ages}</span>
        </button>
      )}
    >
      {(close) => <PartyPicker choice={choice} marked={marked} onDone={close} />}
    </Dropdown>
  );
}

/** Package, day and party in one line; the day of leaving follows from the package. */
export function SearchBar() {
  const { t } = useTranslation("home");
  const { stay, party, lacksAge } = useChoice();
  const { begin, busy } = useStartBooking();
  const [submitted, setSubmitted] = useState(false);
  const go = () => {
    if (stay === null) return;
    if (lacksAge) {
      setSubmitted(true);
      askAges();
      return;
    }
    void begin({
      packageId: stay.way.package._id,
      optionId: stay.way.optionId,
      checkIn: stay.checkIn,
      party,
      step: "rooms",
    });
  };
  return (
    <form
      className={styles.bar}
      id="search"
      aria-label={t("search.label")}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <PackageCell stay={stay} />
      <ArrivalFields stay={stay} />
      <PartyCell marked={submitted} />
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
