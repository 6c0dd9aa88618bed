import { type FormEvent, useState } from "react";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Textarea } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useRuleText } from "../../../ui/use-failure-text.ts";
import { type Enquiry, enquiryPaths, noteEnquiry, replyEnquiry } from "./calls.ts";
import styles from "./enquiries.module.css";

type Kind = "reply" | "note";
/** Longest texts, as the calls' schemas have them. */
const most = { reply: 4_000, note: 2_000 };

/** A reply goes to the guest by mail, a note stays with staff. What was typed survives a failure and a change of mind. */
export function WriteCard({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation("enquiries");
  const toast = useToast();
  const ruleText = useRuleText();
  const [kind, setKind] = useState<Kind>("reply");
  const [text, setText] = useState("");
  const [rule, setRule] = useState<string | null>(null);
  const send = { reply: useSend(replyEnquiry, enquiryPaths), note: useSend(noteEnquiry, enquiryPaths) }[kind];
  const { _id, name, email, language } = enquiry;
  const write = async (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    const broken = text.trim() === "" ? "required" : text.trim().length > most[kind] ? "tooLong" : null;
    setRule(broken);
    if (broken) return;
    const kept = await send.mutateAsync({ params: { _id }, body: { text } }).catch(() => null);
    if (!kept) return;
    setText("");
    toast({ tone: "success", text: t(kind === "reply" ? "write.sent" : "write.added") });
  };
  return (
    <form className={styles.write} onSubmit={write} noValidate>
      <Segmented<Kind>
        label={t("write.kind")}
        hideLabel
        value={kind}
        choices={[
          { value: "reply", text: t("write.reply") },
          { value: "note", text: t("write.note") },
        ]}
        onChange={setKind}
      />
      <Textarea
        label={kind === "reply" ? t("write.replyLabel", { name }) : t("write.noteLabel")}
        hint={
          kind === "reply" && t("write.replyHint", { email, language: t(`detail.languages.${language}`) })
        }
        rows={5}
        most={most[kind]}
        value={text}
        error={rule && ruleText(rule)}
        onChange={(next) => {
          setText(next);
          if (next.trim() !== "") setRule(null);
        }}
      />
      {send.error && <ErrorState error={send.error} />}
      <Button type="submit" kind={kind === "reply" ? "filled" : "soft"} busy={send.isPending}>
        {t(kind === "reply" ? "write.sendReply" : "write.addNote")}
      </Button>
    </form>
  );
}
