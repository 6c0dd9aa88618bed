import type { BookingId } from "@pulau/domain/ids.ts";
import { type FormEvent, useState } from "react";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { MomentText } from "../../../../ui/money-and-dates.tsx";
import { Panel, PanelEmpty } from "../../../../ui/panel.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Textarea } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useRuleText } from "../../../../ui/use-failure-text.ts";
import { addNote, type Booking, deskPaths } from "../calls.ts";
import styles from "./booking.module.css";

const most = 1_000;

function NoteForm({ _id }: { _id: BookingId }) {
  const { t } = useTranslation("staff");
  const toast = useToast();
  const ruleText = useRuleText();
  const send = useSend(addNote, deskPaths);
  const [note, setNote] = useState("");
  const [rule, setRule] = useState<string | null>(null);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    const broken = note.trim() === "" ? "required" : note.trim().length > most ? "tooLong" : null;
    setRule(broken);
    if (broken) return;
    const kept = await send.mutateAsync({ params: { _id }, body: { note } }).catch(() => null);
    if (!kept) return; // shown below; what was typed stays
    setNote("");
    toast({ tone: "success", text: t("notes.added") });
  };
  return (
    <form className={styles.noteForm} onSubmit={add} data-desk-note="" noValidate>
      {send.error && <ErrorState error={send.error} />}
      <Textarea
        label={t("notes.label")}
        rows={2}
        most={most}
        value={note}
        error={rule && ruleText(rule)}
        onChange={(next) => {
          setNote(next);
          if (next.trim() !== "") setRule(null);
        }}
      />
      <Button type="submit" kind="soft" busy={send.isPending}>
        {t("notes.act")}
      </Button>
    </form>
  );
}

/** What staff tell one another about a booking, newest first. */
export function NotesPanel({ booking }: { booking: Booking }) {
  const { t } = useTranslation("staff");
  return (
    <Panel title={t("notes.title")} count={booking.notes.length} end={t("notes.lead")}>
      {booking.notes.length === 0 && <PanelEmpty>{t("notes.none")}</PanelEmpty>}
      <ul>
        {booking.notes.toReversed().map((note) => (
          <li key={note._id} className={styles.note}>
            <p>{note.text}</p>
            <small>
              {note.by}, <MomentText moment={note.at} />
            </small>
          </li>
        ))}
      </ul>
      {booking.canAddNote && <NoteForm _id={booking._id} />}
    </Panel>
  );
}
