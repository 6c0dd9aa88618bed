import type { DisruptionAnswer } from "@pulau/domain/transport/disruption.ts";
import { Fragment, useState } from "react";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { IconCheck, IconPhone, IconSailboat } from "../../../ui/icons/index.ts";
import { ErrorState } from "../../../ui/states.tsx";
import { Select, Textarea } from "../../../ui/text-fields.tsx";
import styles from "./boat-link.module.css";
import { answerByLink, type LinkedWay, linkedBoats } from "./calls.ts";
import { useBoatLine } from "./use-boat-line.ts";

export type Wanted = DisruptionAnswer;

type Props = { token: string; way: LinkedWay; wanted: Wanted | null };

const most = 300;
const icons = { other: IconSailboat, call: IconPhone };

/** What can be said: yes by one press; another boat and a call with a few words, which nobody has to write. */
export function AnswerForm({ token, way, wanted }: Props) {
  const { t } = useTranslation("boat-link");
  const [open, setOpen] = useState<Exclude<Wanted, "fine"> | null>(
    wanted === "other" || wanted === "call" ? wanted : null,
  );
  const send = useSend(answerByLink, [linkedBoats.path]);
  const answer = (reply: Wanted, note: string) =>
    send.mutate({ params: { token }, body: { direction: way.direction, answer: reply, note } });
  return (
    <div className={styles.ask}>
      <p className="strong">{t("ask")}</p>
      <Button
        kind={open === null ? "filled" : "outline"}
        icon={IconCheck}
        wide
        busy={send.isPending && open === null}
        onClick={() => answer("fine", "")}
      >
        {t("answers.fine")}
      </Button>
      {(["other", "call"] as const).map((reply) => (
        <Fragment key={reply}>
          <Button
            kind={open === reply ? "soft" : "outline"}
            icon={icons[reply]}
            wide
            aria-expanded={open === reply}
            onClick={() => setOpen(open === reply ? null : reply)}
          >
            {t(`answers.${reply}`)}
          </Button>
          {open === reply && (
            <More
              reply={reply}
              others={reply === "other" ? way.others : []}
              busy={send.isPending}
              onSend={(note) => answer(reply, note)}
            />
          )}
        </Fragment>
      ))}
      {send.error !== null && <ErrorState error={send.error} />}
    </div>
  );
}

type MoreProps = {
  reply: Exclude<Wanted, "fine">;
  others: LinkedWay["others"];
  busy: boolean;
  onSend: (note: string) => void;
};

/** Which boat they would have, and what else they say. */
function More({ reply, others, busy, onSend }: MoreProps) {
  const { t } = useTranslation("boat-link");
  const boatLine = useBoatLine();
  const [boat, setBoat] = useState("");
  const [note, setNote] = useState("");
  return (
    <form
      className={styles.more}
      onSubmit={(event) => {
        event.preventDefault();
        onSend([boat, note.trim()].filter(Boolean).join(". ").slice(0, most));
      }}
    >
      {others.length > 0 && (
        <Select
          label={t("boat")}
          value={boat}
          onChange={setBoat}
          empty={t("anyBoat")}
          choices={others.map((other) => ({ value: boatLine(other), text: boatLine(other) }))}
        />
      )}
      <Textarea
        label={t(reply === "call" ? "when" : "note")}
        optional
        rows={3}
        most={200}
        maxLength={200}
        value={note}
        onChange={setNote}
      />
      <Button type="submit" wide busy={busy}>
        {t(reply === "call" ? "sendCall" : "send")}
      </Button>
    </form>
  );
}
