import { type ContactField, contactFields } from "@pulau/contract/settings/profile.ts";
import { Switch } from "../../../../ui/choice-fields.tsx";
import type { PartProps } from "../setting-context.ts";
import { useSettingText } from "../use-setting-text.ts";

/** Which of the contacts and numbers guests see. */
export function ShownContacts({ form, readOnly }: PartProps) {
  const text = useSettingText();
  const hidden = form.values.hidden as readonly ContactField[];
  return contactFields.map((field) => (
    <Switch
      key={field}
      atEnd
      name={`hidden.${field}`}
      label={text(`profile.shown.${field}`)}
      disabled={readOnly}
      checked={!hidden.includes(field)}
      onChange={(shown) =>
        form.set("hidden", shown ? hidden.filter((other) => other !== field) : [...hidden, field])
      }
    />
  ));
}
