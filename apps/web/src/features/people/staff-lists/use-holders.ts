import { useTranslation } from "../../../i18n/use-translation.ts";
import { useLanguage } from "../../../ui/use-language.ts";

/** Who holds a role or works in a department, by name as far as names came with it; null for nobody. */
export function useHolders() {
  const { t } = useTranslation("records");
  const { locale } = useLanguage();
  return ({ users, holders }: { readonly users: number; readonly holders: readonly string[] }) => {
    if (users === 0) return null;
    const count = users - holders.length;
    return new Intl.ListFormat(locale).format([...holders, ...(count > 0 ? [t("others", { count })] : [])]);
  };
}
