import { malaysianStates } from "@pulau/contract/guests.ts";
import type { BirthPlace, MyKadFacts } from "@pulau/domain/person/my-kad.ts";
import { IconCircleCheckFilled } from "@tabler/icons-react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { dayText } from "../../../../ui/format.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import styles from "./guests.module.css";

/** The name of the place of birth; null where the number does not say it. */
function useBirthPlace() {
  const { t } = useTranslation("booking");
  const { locale } = useLanguage();
  return (place: BirthPlace): string | null => {
    if (place === null) return null;
    if ("state" in place) return (malaysianStates as Record<string, string>)[place.state] ?? null;
    if ("country" in place)
      return new Intl.DisplayNames([locale], { type: "region" }).of(place.country) ?? null;
    return t("guests.bornAbroad");
  };
}

type Props = {
  facts: MyKadFacts;
  /** Shows the age as a field; null where it can't be changed here. */
  onChange: (() => void) | null;
  changeLabel: string;
};

/** What was read from the number: age, birth date and place of birth. */
export function IdentityRead({ facts, onChange, changeLabel }: Props) {
  const { t } = useTranslation("booking");
  const { language } = useLanguage();
  const place = useBirthPlace()(facts.place);
  const words = { count: facts.age, day: dayText(facts.born, language) };
  return (
    <p className={styles.read} role="status">
      <Icon of={IconCircleCheckFilled} size="s" />
      <span>
        {place === null ? t("guests.born", words) : t("guests.bornIn", { ...words, place })}
        {onChange !== null && (
          <>
            {" "}
            <button type="button" className="link" aria-label={changeLabel} onClick={onChange}>
              {t("guests.change")}
            </button>
          </>
        )}
      </span>
    </p>
  );
}
