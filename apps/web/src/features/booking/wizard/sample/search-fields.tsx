import type { Day } from "@pulau/domain/calendar/day.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { DateField } from "../../../../ui/date-field.tsx";
import { Select } from "../../../../ui/text-fields.tsx";
import type { Resort } from "../calls.ts";
import { usePartyText } from "../party/use-party-text.ts";
import styles from "./sample.module.css";
import { type SampleSearch, sampleParties } from "./sample-search.ts";

type Props = {
  resort: Resort;
  search: SampleSearch;
  /** The day that is shown. */
  day: Day | "";
  onChange: (search: SampleSearch) => void;
};

/** For whom and from when the sample is. */
export function SearchFields({ resort, search, day, onChange }: Props) {
  const { t } = useTranslation("sample");
  const partyText = usePartyText(resort.bands);
  const couple = partyText({ ...sampleParties.couple, childAges: [] });
  const family = partyText({ ...sampleParties.family, childAges: [...sampleParties.family.childAges] });
  return (
    <div className={styles.search}>
      <DateField
        label={t("day")}
        value={day}
        min={resort.today}
        onChange={(chosen) => onChange({ ...search, day: chosen })}
      />
      <Select<SampleSearch["party"]>
        label={t("guests")}
        value={search.party}
        choices={[
          { value: "couple", text: couple },
          { value: "abroad", text: t("abroad", { party: couple }) },
          { value: "family", text: family },
        ]}
        onChange={(party) => onChange({ ...search, party })}
      />
    </div>
  );
}
