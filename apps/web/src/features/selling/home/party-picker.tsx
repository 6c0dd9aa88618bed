import type { Party } from "@pulau/domain/party/party.ts";
import { useTranslation } from "react-i18next";
import { NumberField } from "../../../ui/number-field.tsx";
import { Select } from "../../../ui/text-fields.tsx";
import { personsOf } from "./choice.ts";
import styles from "./search-bar.module.css";

/** A first guess for a child's age, which the guest sees and changes. */
const likelyAge = 7;
const oldestChild = 11;

/** Who comes: loaded when it is first opened. */
export default function PartyPicker({ party, onChange }: { party: Party; onChange: (party: Party) => void }) {
  const { t } = useTranslation("home");
  const { childAges } = party;
  const withChildren = (count: number): Party => {
    const ages = Array.from({ length: count }, (_, i) => childAges[i] ?? likelyAge);
    return { ...party, childAges: ages, nonMalaysians: Math.min(party.nonMalaysians, party.adults + count) };
  };
  return (
    <>
      <NumberField
        label={t("party.adults")}
        hint={t("party.adultsHint")}
        value={party.adults}
        least={1}
        most={40}
        onChange={(adults) =>
          onChange({
            ...party,
            adults,
            nonMalaysians: Math.min(party.nonMalaysians, adults + childAges.length),
          })
        }
      />
      <NumberField
        label={t("party.children")}
        hint={t("party.childrenHint")}
        value={childAges.length}
        most={20}
        onChange={(count) => onChange(withChildren(count))}
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
                onChange={(value) =>
                  onChange({ ...party, childAges: childAges.with(number - 1, Number(value)) })
                }
                choices={Array.from({ length: oldestChild + 1 }, (_, years) => ({
                  value: String(years),
                  text: years === 0 ? t("party.baby") : t("party.years", { count: years }),
                }))}
              />
            ))}
        </div>
      )}
      <NumberField
        label={t("party.foreign")}
        hint={t("party.foreignHint")}
        value={party.nonMalaysians}
        most={personsOf(party)}
        onChange={(nonMalaysians) => onChange({ ...party, nonMalaysians })}
      />
    </>
  );
}
