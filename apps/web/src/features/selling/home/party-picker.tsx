import type { Party } from "@pulau/domain/party/party.ts";
import { useTranslation } from "react-i18next";
import { partsText } from "../../../ui/format.ts";
import { NumberField } from "../../../ui/number-field.tsx";
import { Select } from "../../../ui/text-fields.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { personsOf } from "./choice.ts";
import styles from "./search-bar.module.css";

/** "2 adults, 2 children" and "Ages 7 and 2". */
export function usePartyText(party: Party) {
  const { t } = useTranslation("home");
  const { language, locale } = useLanguage();
  const children = party.childAges.length;
  const list = new Intl.ListFormat(locale, { type: "conjunction" }).format(party.childAges.map(String));
  const adults = t("party.adultCount", { count: party.adults });
  return {
    count:
      children === 0 ? adults : partsText([adults, t("party.childCount", { count: children })], language),
    ages: children === 0 ? t("party.noChildren") : t("party.ages", { count: children, list }),
  };
}

/** A first guess for a child's age, which the guest sees and changes. */
const likelyAge = 7;
const oldestChild = 11;

export function PartyPicker({ party, onChange }: { party: Party; onChange: (party: Party) => void }) {
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
