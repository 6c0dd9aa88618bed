import type settings from "../../../i18n/en/staff/settings.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";

/** The words of a field by its place; a test holds that every field has some. */
export function useSettingText() {
  const { t } = useTranslation("settings");
  return (place: string, more: Record<string, unknown> = {}): string =>
    String(t(`fields.${place}` as `fields.${keyof typeof settings.fields}.name`, more as never));
}
