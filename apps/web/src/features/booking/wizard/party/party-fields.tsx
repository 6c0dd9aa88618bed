import type { StayQuestions } from "@pulau/contract/catalogue.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import { useTranslation } from "react-i18next";
import { NumberField } from "../../../../ui/number-field.tsx";
import { Select } from "../../../../ui/text-fields.tsx";
import { withinParty } from "./at-most.ts";
import { GuestQuestionFields } from "./guest-question-fields.tsx";
import styles from "./party.module.css";

/** A first guess for a child's age, which the guest sees and changes. */
const likelyAge = 7;
/** An address or an older draft may name a child who is older; then that age stays to be chosen. */
const oldestChild = 11;

type Props = {
  party: Party;
  most: number;
  /** What the chosen option's price depends on besides, if anything. */
  asks?: StayQuestions | undefined;
  onChange: (party: Party) => void;
};

/** Who travels: adults, each child's age, and how many are not Malaysian. */
export function PartyFields({ party, most, asks, onChange }: Props) {
  const { t } = useTranslation("booking");
  const { adults, childAges, nonMalaysians } = party;
  const room = most - adults - childAges.length;
  const change = (part: Partial<Party>) => {
    const next = { ...party, ...part };
    const persons = next.adults + next.childAges.length;
    onChange({ ...next, ...withinParty({ ...next, nonMalaysians: Math.min(next.nonMalaysians, persons) }) });
  };
  const ages = Array.from({ length: Math.max(oldestChild, ...childAges) + 1 }, (_, years) => ({
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
        value={childAges.length}
        most={childAges.length + room}
        onChange={(count) =>
          change({ childAges: Array.from({ length: count }, (_, i) => childAges[i] ?? likelyAge) })
        }
      />
      {childAges.length > 0 && (
        <div className={styles.ages}>
          {childAges
            .map((age, i) => ({ age, number: i + 1 }))
            .map(({ age, number }) => (
              <Select
                key={number}
                label={t("party.age", { number })}
                value={String(age)}
                choices={ages}
                onChange={(value) => change({ childAges: childAges.with(number - 1, Number(value)) })}
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
      {asks !== undefined && <GuestQuestionFields asks={asks} party={party} onChange={onChange} />}
      {room <= 0 && <p className="hint">{t("party.most", { count: most })}</p>}
    </div>
  );
}
