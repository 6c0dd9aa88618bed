import { useCall } from "../../../../../api/use-call.ts";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { Select } from "../../../../../ui/text-fields.tsx";
import { useLanguage } from "../../../../../ui/use-language.ts";
import { leadSources } from "../../calls.ts";
import { useDraft } from "../../draft/draft-context.ts";

/** How the guest found the resort; nobody who waits at the desk has to be asked. */
export function SourceField() {
  const { t } = useTranslation("new-booking");
  const { say } = useLanguage();
  const { json, edit } = useDraft();
  const sources = useCall(leadSources, {}).data?.leadSources ?? [];
  if (sources.length === 0) return null;
  const chosen = json.leadSource?.leadSourceId ?? "";
  return (
    <Select
      label={t("source")}
      value={chosen}
      empty={t("sourceUnasked")}
      choices={sources.map(({ _id, name }) => ({ value: _id as string, text: say(name) }))}
      onChange={(id) => {
        const source = sources.find(({ _id }) => _id === id);
        edit({ leadSource: source ? { leadSourceId: source._id, note: "" } : null });
      }}
    />
  );
}
