import { useRef, useState } from "react";
import { useBackend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconTicket } from "../../../../ui/icons/index.ts";
import { Notice } from "../../../../ui/surfaces.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import { useFailureText, useRuleText } from "../../../../ui/use-failure-text.ts";
import type { Resort } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { Contacts } from "../full/contacts.tsx";
import { OptionalAnswer } from "./optional-answer.tsx";
import styles from "./payment.module.css";
import { useCode } from "./use-code.ts";
import { UsedCodes } from "./used-codes.tsx";

/** A promo code or voucher: one field for both, and what they do for this stay. */
function CodeField({ resort }: { resort: Resort }) {
  const { t } = useTranslation("booking");
  const say = useFailureText();
  const codes = useCode();
  const { use, busy, failure, clear } = codes;
  const ruleText = useRuleText();
  const isDesk = useBackend().side.name === "staff";
  const [typed, setTyped] = useState("");
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isByResort = failure?.code === "PROMO_ASK_RESORT";
  const apply = async () => {
    setMissing(typed.trim() === "");
    if (typed.trim() === "") field.current?.focus();
    else if (!busy && (await use(typed.trim()))) setTyped("");
  };
  return (
    <div className={styles.codes}>
      <h2 className={styles.codesTitle}>{t(isDesk ? "code.titleAtDesk" : "code.title")}</h2>
      <UsedCodes codes={codes} />
      <div className={styles.codeRow}>
        <TextInput
          ref={field}
          label={t("code.label")}
          hint={t(isDesk ? "code.hintAtDesk" : "code.hint")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={typed}
          error={missing ? ruleText("required") : failure && !isByResort ? say(failure) : null}
          onChange={(value) => {
            clear();
            setMissing(false);
            setTyped(value);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            void apply();
          }}
        />
        <Button kind="outline" busy={busy} onClick={() => void apply()}>
          {t("code.use")}
        </Button>
      </div>
      {isByResort && (
        <Notice tone="info" title={say(failure)}>
          <Contacts resort={resort} />
        </Notice>
      )}
    </div>
  );
}

/** The way to a code, folded until somebody has one. */
export function CodeRow({ resort }: { resort: Resort }) {
  const { t } = useTranslation("booking");
  const { promoCode, voucherCode } = useDraft().json;
  const isDesk = useBackend().side.name === "staff";
  return (
    <OptionalAnswer
      icon={IconTicket}
      title={t(isDesk ? "code.titleAtDesk" : "code.title")}
      filled={promoCode !== null || voucherCode !== null}
    >
      <CodeField resort={resort} />
    </OptionalAnswer>
  );
}
