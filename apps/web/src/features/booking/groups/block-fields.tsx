import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field-frame.tsx";
import { IconPlus, IconTrash } from "../../../ui/icons/index.ts";
import { NumberInput } from "../../../ui/number-input.tsx";
import { Select } from "../../../ui/text-fields.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { roomTypes } from "./calls.ts";
import styles from "./groups.module.css";
import type { GroupForm } from "./use-group-form.ts";

/** How many rooms of which types. */
export function BlockFields({ form }: { form: GroupForm }) {
  const { t } = useTranslation("groups");
  const { say } = useLanguage();
  const { data } = useCall(roomTypes, {});
  const choices = (data?.roomTypes ?? []).map(({ _id, name }) => ({ value: _id as string, text: say(name) }));
  const { rooms } = form.values;
  const put = (next: typeof rooms) => form.set("rooms", next);
  const whole = form.errorAt("rooms");
  return (
    <fieldset className={styles.lines}>
      <legend className="strong">{t("form.rooms")}</legend>
      {rooms.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place
        <div key={i} className={styles.line}>
          <Select
            label={t("form.roomType")}
            empty={t("form.choose")}
            choices={choices}
            {...form.field(`rooms.${i}.roomTypeId`)}
          />
          <NumberInput label={t("form.roomCount")} {...form.number(`rooms.${i}.rooms`)} />
          <IconButton
            icon={IconTrash}
            label={t("form.removeLine")}
            disabled={rooms.length === 1}
            onClick={() => put(rooms.filter((_, at) => at !== i))}
          />
        </div>
      ))}
      {whole && <FieldError>{whole}</FieldError>}
      <Button
        kind="outline"
        size="small"
        icon={IconPlus}
        onClick={() => put([...rooms, { roomTypeId: "", rooms: 1 }])}
      >
        {t("form.addRooms")}
      </Button>
    </fieldset>
  );
}
