import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Textarea } from "../../../../ui/text-fields.tsx";
import type { PartProps } from "../setting-context.ts";
import { useSettingText } from "../use-setting-text.ts";

const path = "origins";

/** The websites that may show the widget, one a line. */
export function WidgetOrigins({ form, readOnly }: PartProps) {
  const { t } = useTranslation("settings");
  const text = useSettingText();
  const origins = form.values[path] as readonly string[];
  const wrong = form.errorAt(path) ?? origins.flatMap((_, at) => form.errorAt(`${path}.${at}`) ?? [])[0];
  return (
    <Textarea
      label={text("widget.origins")}
      hint={t("widgetTag.originsHint")}
      name={path}
      dir="ltr"
      rows={3}
      spellCheck={false}
      disabled={readOnly}
      value={origins.join("\n")}
      error={wrong ?? null}
      onChange={(lines) => form.set(path, lines.split("\n"))}
    />
  );
}
