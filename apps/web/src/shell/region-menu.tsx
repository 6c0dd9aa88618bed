import type { ReactNode } from "react";
import type { Language } from "../i18n/language.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { Dropdown } from "../ui/dropdown.tsx";
import { Icon } from "../ui/icon.tsx";
import { IconWorld } from "../ui/icons/index.ts";
import { VisuallyHidden } from "../ui/surfaces.tsx";
import { useLanguage } from "../ui/use-language.ts";
import styles from "./region-menu.module.css";

const shortOf = { en: "EN", my: "MY", cn: "中文" } as const satisfies Record<Language, string>;

/** The globe that shows language and currency, and the panel where they are chosen. */
export function RegionMenu({ currency, children }: { currency: string; children: ReactNode }) {
  const { t } = useTranslation("shell");
  const { language } = useLanguage();
  const chosen = `${shortOf[language]} · ${currency}`;
  return (
    <Dropdown
      trigger={(props) => (
        <button type="button" className={styles.button} {...props}>
          <Icon of={IconWorld} />
          {/* A phone shows the globe alone, and reads out what is chosen all the same. */}
          <VisuallyHidden>{`${t("region.label")}: ${chosen}`}</VisuallyHidden>
          <span className={styles.codes} aria-hidden>
            {chosen}
          </span>
        </button>
      )}
    >
      {() => children}
    </Dropdown>
  );
}
