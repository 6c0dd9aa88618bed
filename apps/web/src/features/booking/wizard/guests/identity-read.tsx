import type { BookingJson } from "@pulau/contract/drafts.ts";
import { malaysianStates } from "@pulau/contract/guests.ts";
import type { BirthPlace } from "@pulau/domain/person/my-kad.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { dayText, partsText } from "../../../../ui/format.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconCircleCheckFilled } from "../../../../ui/icons/index.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import styles from "./guests.module.css";
import type { BirthFacts } from "./identity-facts.ts";

/** The name of the place of birth; null where the number does not say it. */
export function useBirthPlace() {
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
  facts: BirthFacts;
  /** An adult's own words, which go before what the number says; a child's age is the party's. */
  guest: BookingJson["guests"][number] | null;
  /** Shows the age as a field; null where it stands there, or is changed elsewhere. */
  onChange: (() => void) | null;
  /** Where the age is changed, if not here. */
  changeAt: string | null;
  changeLabel: string;
};

/** What was read from the number: age, whether they are a senior, birth date and place; or the age that was said instead. */
export function IdentityRead({ facts, guest, onChange, changeAt, changeLabel }: Props) {
  const { t } = useTranslation("booking");
  const { language } = useLanguage();
  const nameOf = useBirthPlace();
  const place = facts.placeName ?? nameOf(facts.place);
  const words = { count: facts.age, day: dayText(facts.born, language) };
  const read = place === null ? t("guests.born", words) : t("guests.bornIn", { ...words, place });
  const other = typeof guest?.age === "number" && guest.age !== facts.age ? guest.age : null;
  const parts = [
    other === null ? read : t("guests.aged", { count: other }),
    guest?.senior === true && t("guests.isSenior"),
  ];
  return (
    <p className={styles.read} role="status">
      <Icon of={IconCircleCheckFilled} size="s" />
      <span>
        {partsText(parts, language)}
        {onChange !== null && (
          <>
            {" "}
            <button type="button" className="link" aria-label={changeLabel} onClick={onChange}>
              {t("guests.change")}
            </button>
          </>
        )}
        {changeAt !== null && (
          <>
            {" "}
            <Link className="link" to={changeAt} aria-label={changeLabel}>
              {t("guests.change")}
            </Link>
          </>
        )}
      </span>
    </p>
  );
}
