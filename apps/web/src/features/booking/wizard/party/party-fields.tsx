import type { StayQuestions } from "@pulau/contract/catalogue.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import { useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { NumberField } from "../../../../ui/number-field.tsx";
import { Select } from "../../../../ui/text-fields.tsx";
import { GuestQuestionFields } from "./guest-question-fields.tsx";
import { withinParty } from "./limit-counts.ts";
import styles from "./party.module.css";

/** An address or an older draft may name a child who is older; then that age stays to be chosen. */
const oldestChild = 11;

type Props = {
  party: Party;
  most: number;
  /** What the chosen option's price depends on besides, if anything. */
  questions?: StayQuestions | undefined;
  onChange: (party: Party) => void;
  /** Tells whether a child's age is still to be told: until it is, nothing can be priced. */
  onLacksAge?: (lacks: boolean) => void;
};

/**
 * Who travels: adults, each child's age, and how many are not Malaysian. A child belongs to the party as soon as the age is told: nobody guesses
 * it, as the price goes by it.
 */
export function PartyFields({ party, most, questions, onChange, onLacksAge }: Props) {
  const { t } = useTranslation("booking");
  const { adults, childAges, nonMalaysians } = party;
  const [missingAges, setMissing] = useState(0);
  const [marked, setMarked] = useState(false);
  const ages: (number | null)[] = [...childAges, ...Array.from({ length: missingAges }, () => null)];
  const setMissingAges = (count: number) => {
    setMissing(count);
    onLacksAge?.(count > 0);
  };
  const room = most - adults - ages.length;
  const change = (part: Partial<Party>) => {
    const next = { ...party, ...part };
    const persons = next.adults + next.childAges.length;
    onChange({ ...next, ...withinParty({ ...next, nonMalaysians: Math.min(next.nonMalaysians, persons) }) });
  };
  const choices = Array.from({ length: Math.max(oldestChild, ...childAges) + 1 }, (_, years) => ({
    value: String(years),
    text: years === 0 ? t("party.baby") : t("party.years", { count: years }),
  }));
  return (
    <div className={styles.fields}>
      <NumberField
        label={t("party.adultsLabel")}
        hint={t("party.adultsHint")}
        value={adults}
        least={1}
        most={adults + room}
        onChange={(count) => change({ adults: count })}
      />
      <NumberField
        label={t("party.childrenLabel")}
        hint={t("party.childrenHint")}
        value={ages.length}
        most={ages.length + room}
        onChange={(count) => {
          setMissingAges(Math.max(0, count - childAges.length));
          if (count < childAges.length) change({ childAges: childAges.slice(0, count) });
        }}
      />
      {ages.length > 0 && (
        <div className={styles.ages} onInvalidCapture={() => setMarked(true)}>
          {ages
            .map((age, i) => ({ age, i }))
            .map(({ age, i }) => (
              <Select
                key={i}
                label={t("party.age", { number: i + 1 })}
                value={age === null ? "" : String(age)}
                choices={choices}
                error={marked && age === null ? t("party.askAge") : null}
                {...(age === null && { empty: t("party.chooseAge"), "data-lacks-age": "" })}
                onChange={(value) => {
                  if (age === null) setMissingAges(missingAges - 1);
                  change({
                    childAges:
                      age === null ? [...childAges, Number(value)] : childAges.with(i, Number(value)),
                  });
                }}
              />
            ))}
        </div>
      )}
      <NumberField
        label={t("party.foreignLabel")}
        hint={t("party.foreignHint")}
        value={nonMalaysians}
        most={adults + childAges.length}
        onChange={(count) => change({ nonMalaysians: count })}
      />
      {questions !== undefined && (
        <GuestQuestionFields questions={questions} party={party} onChange={onChange} />
      )}
      {room <= 0 && <p className="hint">{t("party.most", { count: most })}</p>}
    </div>
  );
}
