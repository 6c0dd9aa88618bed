import type { Language } from "../i18n/language.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { Dropdown } from "../ui/dropdown.tsx";
import { Icon } from "../ui/icon.tsx";
import { IconWorld } from "../ui/icons/index.ts";
import { onDemand } from "../ui/on-demand.tsx";
import { VisuallyHidden } from "../ui/surfaces.tsx";
import styles from "./region-menu.module.css";
import type { CurrencyChoice } from "./region-panel.tsx";

const RegionPanel = onDemand(() => import("./region-panel.tsx"), "pieces");

const shortOf = { en: "EN", my: "MY", cn: "中文" } as const satisfies Record<Language, string>;

/** The globe that shows language and currency, and the panel where they are chosen. */
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
          onClick={(event) => {
            onOpen?.();
            props.onClick(event);
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
        <RegionPanel
          language={language}
          onLanguage={onLanguage}
          currencies={currencies}
          currency={currency}
          onCurrency={onCurrency}
        />
      )}
    </Dropdown>
  );
}
