import type { BookingId } from "@pulau/domain/ids.ts";
import { useRef, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useFailureText, useRuleText } from "../../../ui/use-failure-text.ts";
import styles from "./detail.module.css";
import { useVoucher } from "./use-voucher.ts";

/** A voucher's code pays a booking that waits, or the rest of one. What was typed stays when it is refused. */
export function VoucherForm({ bookingId }: { bookingId: BookingId }) {
  const { t } = useTranslation("trips");
  const say = useFailureText();
  const { pay, failure, clear, busy } = useVoucher(bookingId);
  const ruleText = useRuleText();
  const [typed, setTyped] = useState("");
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const send = () => {
    const code = typed.trim();
    setMissing(code === "");
    if (code === "") field.current?.focus();
    else if (!busy) void pay(code).then((paid) => paid && setTyped(""));
  };
  return (
    <form
      className={styles.voucher}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextInput
        ref={field}
        label={t("voucher.label")}
        hint={t("voucher.hint")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={typed}
        error={missing ? ruleText("required") : failure && say(failure)}
        onChange={(value) => {
          clear();
          setMissing(false);
          setTyped(value);
        }}
      />
      <Button type="submit" kind="outline" busy={busy}>
        {t("voucher.act")}
      </Button>
    </form>
  );
}
