import { useState } from "react";
import { CallFailure } from "../../../api/call-failure.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { FileChooser } from "../../../listing/import/file-chooser.tsx";
import { Button } from "../../../ui/button.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { IconPlus } from "../../../ui/icons/index.ts";
import { ErrorState } from "../../../ui/states.tsx";
import { Textarea } from "../../../ui/text-fields.tsx";
import type { GroupDetail } from "./calls.ts";
import styles from "./groups.module.css";
import { NamedRoomFields } from "./named-room-fields.tsx";
import { readRooms } from "./read-rooms.ts";
import { type NameForm, type Room, typesOf, useNameForm } from "./use-name-form.ts";

/** Whether nobody was typed into a room yet. */
const isBlank = ({ guests }: Room) => guests.every(({ name }) => name.trim() === "");

/** Takes a rooming list from the clipboard or a file: its rooms stand in the form, to be looked at. */
function PasteRooms({ group, form }: { group: GroupDetail; form: NameForm }) {
  const { t } = useTranslation("groups");
  const [text, setText] = useState("");
  const read = readRooms(text, typesOf(group));
  const take = () => {
    form.set("rooms", [...form.values.rooms.filter((room) => !isBlank(room)), ...read]);
    setText("");
  };
  return (
    <details>
      <summary className="link">{t("naming.paste")}</summary>
      <div className={styles.lines}>
        <FileChooser label={t("naming.file")} onText={async (file) => setText(file)} />
        <Textarea
          label={t("naming.pasteText")}
          hint={t("naming.pasteHint")}
          rows={5}
          dir="ltr"
          spellCheck={false}
          value={text}
          onChange={setText}
        />
        <Button kind="outline" size="small" disabled={read.length === 0} onClick={take}>
          {t("naming.take", { count: read.length })}
        </Button>
      </div>
    </details>
  );
}

/** Why naming failed, and at which of the rooms. */
function NamingFailure({ failure }: { failure: unknown }) {
  const { t } = useTranslation("groups");
  const line = failure instanceof CallFailure ? failure.facts.line : undefined;
  return (
    <>
      {typeof line === "number" && <p className="strong">{t("naming.atRoom", { count: line })}</p>}
      <ErrorState error={failure} />
    </>
  );
}

/** Names guests, room by room: each room becomes a booking. */
export function NameDialog({ group, onClose }: { group: GroupDetail; onClose: () => void }) {
  const { t } = useTranslation("groups");
  const { form, empty } = useNameForm(group, onClose);
  const { rooms } = form.values;
  return (
    <FormDialog
      form={form}
      title={t("naming.title", { name: group.name })}
      words={{ leave: t("cancel"), save: t("naming.act", { count: rooms.length }) }}
      failureOf={(failure) => <NamingFailure failure={failure} />}
      onClose={onClose}
    >
      <p className="muted">{t("naming.lead", { count: group.roomsLeft })}</p>
      <PasteRooms group={group} form={form} />
      {rooms.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a room has no name but its place
        <NamedRoomFields key={at} at={at} form={form} block={group.block} />
      ))}
      <Button
        kind="outline"
        size="small"
        icon={IconPlus}
        disabled={rooms.length >= group.roomsLeft}
        onClick={() => form.set("rooms", [...rooms, empty])}
      >
        {t("naming.addRoom")}
      </Button>
    </FormDialog>
  );
}
