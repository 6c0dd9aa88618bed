import { roomNoteRoute } from "@pulau/contract/housekeeping.ts";
import { useState } from "react";
import { isFailure } from "../../../api/call-failure.ts";
import { useBackend, useSend } from "../../../api/use-call.ts";
import { useConnectionLost } from "../../../api/use-connection-lost.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { FormConflict } from "../../../ui/form-conflict.tsx";
import { IconPencil, IconPlus } from "../../../ui/icons/index.ts";
import { ErrorState } from "../../../ui/states.tsx";
import { Textarea } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { housekeeping, type Room, roomNote, roomPaths } from "./calls.ts";
import styles from "./room-sheet.module.css";
import { useRoomActs } from "./use-room-acts.ts";

/** Whether a call reached the server; a refusal is thrown on. */
const reaches = (sending: Promise<unknown>): Promise<boolean> =>
  sending.then(
    () => true,
    (thrown: unknown) => {
      if (isFailure(thrown, "OFFLINE")) return false;
      throw thrown;
    },
  );

function NoteForm({ room, onDone }: { room: Room; onDone: () => void }) {
  const { t } = useTranslation("housekeeping");
  const { call } = useBackend();
  const toast = useToast();
  const send = useSend(roomNote, roomPaths);
  const lost = useConnectionLost();
  const acts = useRoomActs();
  const latest = async () => {
    const { rooms } = await call(housekeeping, {});
    const { note, noteVersion } = rooms.find(({ _id }) => _id === room._id) ?? room;
    return { values: { note }, version: noteVersion };
  };
  const form = useForm({
    schema: roomNoteRoute.body,
    initial: { note: room.note },
    versioned: { version: room.noteVersion, latest },
    onSubmit: async ({ note }, options) => {
      const isKept =
        lost || !(await reaches(send.mutateAsync({ params: { _id: room._id }, body: { note }, options })));
      if (!isKept) toast({ tone: "success", text: t("done.noted", { room: room.roomNo }) });
      if (!isKept || (await acts.note(room, note))) onDone();
    },
  });
  return (
    <form {...form.form} className={styles.form}>
      <FormConflict form={form} />
      <Textarea {...form.field("note")} label={t("note")} hint={t("noteHint")} rows={3} most={500} />
      {form.failure !== null && <ErrorState error={form.failure} />}
      <div className={styles.formActs}>
        <Button kind="outline" size="small" onClick={onDone}>
          {t("cancel")}
        </Button>
        <Button type="submit" size="small" busy={form.busy}>
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
