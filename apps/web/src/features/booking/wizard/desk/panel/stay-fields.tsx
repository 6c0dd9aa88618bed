import { addDays } from "@pulau/domain/calendar/day.ts";
import { useEffect } from "react";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { ComboField } from "../../../../../ui/combo-field.tsx";
import { DateField } from "../../../../../ui/date-field.tsx";
import { DayText } from "../../../../../ui/money-and-dates.tsx";
import { NumberField } from "../../../../../ui/number-field.tsx";
import { ErrorState } from "../../../../../ui/states.tsx";
import { useLanguage } from "../../../../../ui/use-language.ts";
import type { Resort } from "../../calls.ts";
import { useDraft } from "../../draft/draft-context.ts";
import { usePackages } from "../../package/use-packages.ts";
import { PartyFields } from "../../party/party-fields.tsx";
import { useChangeStay } from "../../party/use-change-stay.ts";
import styles from "./panel.module.css";

/** The option that this desk sold last: most walk-ins buy the same. */
const lastOption = "pulau.staff.last-option";
const mostNights = 60;

/** Every option that is sold, by what package and option are called. */
function useOptions() {
  const { say } = useLanguage();
  const list = usePackages();
  const options = (list.data?.packages ?? []).flatMap((offer) =>
    offer.options.map((option) => ({
      packageId: offer._id,
      option,
      text: `${say(offer.name)} · ${say(option.name)}`,
    })),
  );
  return { options, error: list.error, retry: () => void list.refetch() };
}

/** When, how long, who, and which package; the package's own length unless another is asked for. */
export function StayFields({ resort }: { resort: Resort }) {
  const { t } = useTranslation("new-booking");
  const { json, edit } = useDraft();
  const changeStay = useChangeStay();
  const { options, error, retry } = useOptions();
  const chosen = options.find(({ option }) => option._id === json.optionId);
  const nights = json.nights ?? chosen?.option.nights;
  const isNew = json.optionId === null && options.length > 0;
  useEffect(() => {
    if (!isNew) return;
    const last = localStorage.getItem(lastOption);
    const first = options.find(({ option }) => option._id === last) ?? options[0];
    if (first) edit({ packageId: first.packageId, optionId: first.option._id });
  }, [isNew, options, edit]);
  const choose = (value: string) => {
    const next = options.find(({ option }) => option._id === value);
    if (next === undefined) return;
    localStorage.setItem(lastOption, next.option._id);
    changeStay({ packageId: next.packageId, optionId: next.option._id, nights: null });
  };
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t("stay")}</legend>
        <div className={styles.pair}>
          <DateField
            label={t("checkIn")}
            value={json.checkIn ?? ""}
            min={resort.today}
            error={json.checkIn !== null && json.checkIn < resort.today ? t("past") : null}
            onChange={(checkIn) => checkIn !== "" && checkIn !== json.checkIn && changeStay({ checkIn })}
          />
          <div>
            <NumberField
              label={t("nights")}
              value={nights ?? 1}
              least={1}
              most={mostNights}
              onChange={(count) => count !== nights && changeStay({ nights: count })}
            />
            {json.checkIn !== null && nights !== undefined && (
              <p className="hint">
                {t("until")} <DayText day={addDays(json.checkIn, nights)} shape="weekday" />
              </p>
            )}
          </div>
        </div>
        <div className={styles.party}>
          <PartyFields
            party={json.party}
            most={resort.limits.persons}
            questions={chosen?.option.questions}
            onChange={(party) => changeStay({ party: { ...party, childAges: [...party.childAges] } })}
          />
        </div>
      </fieldset>
      {error && <ErrorState error={error} retry={retry} />}
      <ComboField
        label={t("package")}
        value={json.optionId ?? ""}
        choices={options.map(({ option, text }) => ({ value: option._id as string, text }))}
        onChange={choose}
      />
    </>
  );
}
