import { IconWorld } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { type Language, languages, nameOf, tagOf } from "../i18n/language.ts";
import { Dropdown } from "../ui/dropdown.tsx";
import { Icon } from "../ui/icon.tsx";
import { onDemand } from "../ui/on-demand.tsx";
import { Segmented } from "../ui/segmented.tsx";
import { VisuallyHidden } from "../ui/surfaces.tsx";
import type { CurrencyChoice } from "./currencies.tsx";
import styles from "./region-menu.module.css";

const Currencies = onDemand(() => import("./currencies.tsx"));

const shortOf = { en: "EN", my: "MY", cn: "中文" } as const satisfies Record<Language, string>;

/** Language as segments, then the currencies that prices can be shown in, if there are any beside the ringgit. */
export function RegionMenu({
  language,
  onLanguage,
  currencies = [],
  currency,
  onCurrency,
  onOpen,
}: {
  language: Language;
  onLanguage: (language: Language) => void;
  currencies?: readonly CurrencyChoice[];
  currency: string;
  onCurrency: (code: string) => void;
  /** The panel is about to show: time to ask for the rates. */
  onOpen?: () => void;
}) {
  const { t } = useTranslation("shell");
  const chosen = `${shortOf[language]} · ${currency}`;
  return (
    <Dropdown
      trigger={(props) => (
        <button
          type="button"
          className={styles.button}
          {...props}
          onClick={() => {
            onOpen?.();
            props.onClick();
          }}
        >
          <Icon of={IconWorld} />
          {/* A phone shows the globe alone, and reads out what is chosen all the same. */}
          <VisuallyHidden>{`${t("region.label")}: ${chosen}`}</VisuallyHidden>
          <span className={styles.codes} aria-hidden>
            {chosen}
          </span>
        </button>
      )}
    >
      {() => (
        <>
          <div className={styles.group}>
            <Segmented
              wide
              label={t("region.language")}
              value={language}
              onChange={onLanguage}
              choices={languages.map((code) => ({ value: code, text: nameOf[code], lang: tagOf[code] }))}
            />
          </div>
          {currencies.length > 1 && (
            <Currencies choices={currencies} chosen={currency} onChoose={onCurrency} />
          )}
        </>
      )}
    </Dropdown>
  );
}
