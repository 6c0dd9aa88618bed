import { useWholeList } from "../../../api/every-page.ts";
import { useCall } from "../../../api/use-call.ts";
import type { RecordField } from "../../../business/records/record-field.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { choicesOf } from "../../../listing/filters.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { boats, packages } from "./calls.ts";

/** The form of a boat that is left out. */
export function useExclusionFields(): readonly RecordField[] {
  const { t } = useTranslation("land");
  const records = useTranslation("records").t;
  const { say } = useLanguage();
  const offered = useWholeList(boats, "boats").data?.boats ?? [];
  const sold = useCall(packages, { query: {} }).data?.packages ?? [];
  return [
    {
      key: "boat_id",
      kind: "choice",
      label: t("fields.boat"),
      empty: records("choose"),
      choices: offered.map(({ _id, name }) => ({ value: _id, text: say(name) })),
    },
    {
      key: "package_id",
      kind: "choice",
      label: t("fields.package"),
      empty: t("anyPackage"),
      choices: sold.map(({ _id, name }) => ({ value: _id, text: say(name) })),
    },
    {
      key: "direction",
      kind: "choice",
      label: t("fields.direction"),
      empty: t("ways.both"),
      choices: choicesOf(["out", "back"] as const, (value) => t(`ways.${value}`)),
    },
    { key: "from", kind: "day", label: t("fields.from"), optional: true },
    { key: "to", kind: "day", label: t("fields.to"), hint: t("fields.bookedHint"), optional: true },
    { key: "reason", kind: "words", label: t("fields.reason"), optional: true },
    { key: "active_status", kind: "switch", label: records("fields.active") },
  ];
}
