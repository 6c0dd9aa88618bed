import { useTranslation } from "react-i18next";

/** "1 extra bed", "no extra bed": what was chosen for a room's children; null where nobody was asked. */
export function useExtraBeds(): (room: { readonly extraBeds?: number | undefined }) => string | null {
  const { t } = useTranslation("price");
  return ({ extraBeds }) => {
    if (extraBeds === undefined) return null;
    return extraBeds === 0 ? t("beds.notAdded") : t("beds.added", { count: extraBeds });
  };
}
