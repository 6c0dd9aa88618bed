import { useTranslation } from "../../../../i18n/use-translation.ts";
import { DayText } from "../../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Booking } from "../calls.ts";
import styles from "./sheet.module.css";

/** What comes with the stay and on which day: the price lines name the add-ons, but not their days. */
export function AddOnLines({ addOns }: { addOns: Booking["addOns"] }) {
  const { t } = useTranslation("trips");
  const { say } = useLanguage();
  if (addOns.length === 0) return null;
  return (
    <section className={styles.note}>
      <h2>{t("detail.addOns")}</h2>
      <ul>
        {addOns.map((addOn) => (
          <li key={`${addOn.name.en} ${addOn.day}`}>
            {t("detail.pieces", { name: say(addOn.name), count: addOn.count })}
            {addOn.day && (
              <>
                , <DayText day={addOn.day} shape="weekday" />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
