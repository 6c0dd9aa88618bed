import { addDays } from "@pulau/domain/calendar/day.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { dayText, rangeText } from "../../../../ui/format.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { packages, type Resort } from "../calls.ts";
import { usePartyText } from "../party/use-party-text.ts";
import styles from "./enquiry.module.css";
import type { WantedStay } from "./wanted-stay.ts";

/** The package that an option belongs to, with the option's own number of nights. */
export function usePackageOf(optionId: OptionId | null) {
  const { data } = useCall(packages, { query: {} });
  const offer = data?.packages.find(({ options }) => options.some(({ _id }) => _id === optionId));
  const option = offer?.options.find(({ _id }) => _id === optionId);
  return offer && option ? { offer, option } : null;
}

/** What is looked for, in two lines: package and days, and for whom. */
export function EnquiredStay({ stay, resort }: { stay: WantedStay; resort: Resort }) {
  const { t } = useTranslation("enquiry");
  const { say, language } = useLanguage();
  const partyText = usePartyText(resort.bands);
  const found = usePackageOf(stay.optionId);
  if (stay.checkIn === null || found === null) return null;
  const nights = stay.nights ?? found.option.nights;
  const days =
    nights > 0
      ? rangeText(stay.checkIn, addDays(stay.checkIn, nights), language)
      : dayText(stay.checkIn, language);
  return (
    <section className={styles.stay} aria-label={t("stay.label")}>
      <p className="strong">{t("stay.days", { name: say(found.offer.name), days })}</p>
      <p className="muted">{t("stay.party", { party: partyText(stay.party) })}</p>
    </section>
  );
}
