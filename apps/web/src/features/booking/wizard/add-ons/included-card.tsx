import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconCheck } from "../../../../ui/icons/index.ts";
import { DayText } from "../../../../ui/money-and-dates.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import styles from "./add-ons.module.css";
import { useIncluded } from "./use-included.ts";

/** What the package has in its price already, so that nobody buys it twice. */
export function IncludedCard() {
  const { t } = useTranslation("booking");
  const { say } = useLanguage();
  const { data } = useIncluded();
  if (data === undefined || data.addOns.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="included">
      <h2 className={styles.heading} id="included">
        {t("addOns.included")}
      </h2>
      <ul className={styles.included}>
        {data.addOns.map((addOn) => (
          <li key={addOn._id}>
            <Icon of={IconCheck} size="s" />
            <span>
              <span className="strong">
                {t("addOns.pieces", { name: say(addOn.name), count: addOn.count })}
              </span>
              {addOn.day !== null && (
                <small className="hint">
                  <DayText day={addOn.day} shape="weekday" />
                </small>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
