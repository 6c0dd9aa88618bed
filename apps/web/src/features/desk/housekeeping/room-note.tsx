import { type FormEvent, useState } from "react";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { IconPencil, IconPlus } from "../../../ui/icons/index.ts";
import { ErrorState } from "../../../ui/states.tsx";
import { Textarea } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useRuleText } from "../../../ui/use-failure-text.ts";
import { type Room, roomNote, roomPaths } from "./calls.ts";
import styles from "./room-sheet.module.css";

const most = 500;

function NoteForm({ room, onDone }: { room: Room; onDone: () => void }) {
  const { t } = useTranslation("housekeeping");
  const toast = useToast();
  const ruleText = useRuleText();
  const send = useSend(roomNote, roomPaths);
  const [note, setNote] = useState(room.note);
  const isLong = note.trim().length > most;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending || isLong) return;
    const saved = await send.mutateAsync({ params: { _id: room._id }, body: { note } }).catch(() => null);
    if (!saved) return; // shown below; what was typed stays
    toast({ tone: "success", text: t("done.noted", { room: room.roomNo }) });
    onDone();
  };
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <Textarea
        label={t("note")}
        hint={t("noteHint")}
        rows={3}
        most={most}
        value={note}
        error={isLong ? ruleText("tooLong") : null}
        onChange={setNote}
      />
      {send.error && <ErrorState error={send.error} />}
      <div className={styles.formActs}>
        <Button kind="outline" size="small" onClick={onDone}>
          {t("cancel")}
        </Button>
        <Button type="submit" size="small" busy={send.isPending}>
          {t("saveNote")}
        </Button>
      </div>
    </form>
  );
}

/** What is to be known about a room; it stays until somebody removes it. */
export function RoomNote({ room, mayWrite }: { room: Room; mayWrite: boolean }) {
  const { t } = useTranslation("housekeeping");
  const [edits, setEdits] = useState(false);
  if (room.note === "" && !mayWrite) return null;
  return (
    <section className={styles.block} aria-label={t("note")}>
      <h3>{t("note")}</h3>
      {edits ? (
        <NoteForm room={room} onDone={() => setEdits(false)} />
      ) : (
        <>
          {room.note !== "" && (
            <p className={styles.note} dir="auto">
              {room.note}
            </p>
          )}
          {mayWrite && (
            <Button
              kind="soft"
              size="small"
              icon={room.note === "" ? IconPlus : IconPencil}
              onClick={() => setEdits(true)}
            >
              {t(room.note === "" ? "addNote" : "editNote")}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
