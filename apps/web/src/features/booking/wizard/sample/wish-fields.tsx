import type { Day } from "@pulau/domain/calendar/day.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { DateField } from "../../../../ui/date-field.tsx";
import { Select } from "../../../../ui/text-fields.tsx";
import type { Resort } from "../calls.ts";
import { usePartyText } from "../party/use-party-text.ts";
import styles from "./sample.module.css";
import { type SampleWish, sampleParties } from "./sample-wish.ts";

type Props = {
  resort: Resort;
  wish: SampleWish;
  /** The day that is shown. */
  day: Day | "";
  onChange: (wish: SampleWish) => void;
};

/** For whom and from when the sample is. */
export function WishFields({ resort, wish, day, onChange }: Props) {
  const { t } = useTranslation("sample");
  const partyText = usePartyText(resort.bands);
  const couple = partyText({ ...sampleParties.couple, childAges: [] });
  const family = partyText({ ...sampleParties.family, childAges: [...sampleParties.family.childAges] });
  return (
    <div className={styles.wish}>
      <DateField
        label={t("day")}
        value={day}
        min={resort.today}
        onChange={(chosen) => onChange({ ...wish, day: chosen })}
      />
      <Select<SampleWish["party"]>
        label={t("guests")}
        value={wish.party}
        choices={[
          { value: "couple", text: couple },
          { value: "abroad", text: t("abroad", { party: couple }) },
          { value: "family", text: family },
        ]}
        onChange={(party) => onChange({ ...wish, party })}
      />
    </div>
  );
}
