import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/text-fields.tsx";
import { useFailureText } from "../../ui/use-failure-text.ts";
import styles from "./detail.module.css";
import { useVoucher } from "./use-voucher.ts";

/** A voucher's code pays a booking that waits, or the rest of one. What was typed stays when it is refused. */
export function VoucherForm({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation("trips");
  const say = useFailureText();
  const { pay, failure, clear, busy } = useVoucher(bookingId);
  const [typed, setTyped] = useState("");
  return (
    <form
      className={styles.voucher}
      onSubmit={(event) => {
        event.preventDefault();
        const code = typed.trim();
        if (code !== "" && !busy) void pay(code).then((paid) => paid && setTyped(""));
      }}
    >
      <TextInput
        label={t("voucher.label")}
        hint={t("voucher.hint")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={typed}
        error={failure && say(failure)}
        onChange={(value) => {
          clear();
          setTyped(value);
        }}
      />
      <Button type="submit" kind="outline" busy={busy}>
        {t("voucher.act")}
      </Button>
    </form>
  );
}
