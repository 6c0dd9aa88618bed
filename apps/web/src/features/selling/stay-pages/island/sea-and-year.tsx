import { dateFormat } from "@pulau/domain/calendar/date-format.ts";
import { monthKinds } from "@pulau/domain/catalogue/island.ts";
import { localeOf } from "../../../../i18n/language.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { IslandFacts } from "../calls.ts";
import pageStyles from "../stay-pages.module.css";
import styles from "./island.module.css";

/** What staff say of the tide, of the months and of what to bring; nothing where they say nothing. */
export function SeaAndYear({ facts: { tide, months, seasons, bring } }: { facts: IslandFacts }) {
  const { t } = useTranslation("stay-pages");
  const { say } = useLanguage();
  const saysMonths = months.some((month) => month !== null);
  return (
    <div className={pageStyles.split}>
      {say(tide) && (
        <section className={pageStyles.section} aria-labelledby="tide">
          <h2 className="display" id="tide">
            {t("sea.tide")}
          </h2>
          <p className={pageStyles.text}>{say(tide)}</p>
        </section>
      )}
      {(saysMonths || say(seasons)) && (
        <section className={pageStyles.section} aria-labelledby="year">
          <h2 className="display" id="year">
            {t("sea.year")}
          </h2>
          {saysMonths && <Year months={months} />}
          {say(seasons) && <p className={pageStyles.text}>{say(seasons)}</p>}
        </section>
      )}
      {say(bring) && (
        <section className={pageStyles.section} aria-labelledby="bring">
          <h2 className="display" id="bring">
            {t("sea.bring")}
          </h2>
          <p className={pageStyles.text}>{say(bring)}</p>
        </section>
      )}
    </div>
  );
}

function Year({ months }: Pick<IslandFacts, "months">) {
  const { t } = useTranslation("stay-pages");
  const { language } = useLanguage();
  const nameOf = (at: number, month: "narrow" | "long") =>
    dateFormat(localeOf[language], { month, timeZone: "UTC" }).format(new Date(Date.UTC(2026, at, 1)));
  return (
    <>
      <ol className={styles.year}>
        {months.map((kind, at) => (
          <li key={nameOf(at, "long")}>
            <span className={classNames(styles.swatch, styles[kind ?? "unknown"])} />
            <bdi aria-hidden="true">{language === "cn" ? at + 1 : nameOf(at, "narrow")}</bdi>
            <VisuallyHidden>
              {nameOf(at, "long")}: {t(`sea.kinds.${kind ?? "unknown"}`)}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
      <ul className={styles.legend}>
        {monthKinds
          .filter((kind) => months.includes(kind))
          .map((kind) => (
            <li key={kind}>
              <span className={classNames(styles.swatch, styles[kind])} />
              {t(`sea.kinds.${kind}`)}
            </li>
          ))}
      </ul>
    </>
  );
}
