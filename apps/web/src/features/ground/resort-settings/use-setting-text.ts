import { useTranslation } from "../../../i18n/use-translation.ts";

/** The words of a field by its place; a test holds that every field has some. */
export function useSettingText() {
  const { t } = useTranslation("settings");
  return (place: string, more: Record<string, unknown> = {}): string =>
    t(`fields.${place}` as "fields.timeZone", more);
}
