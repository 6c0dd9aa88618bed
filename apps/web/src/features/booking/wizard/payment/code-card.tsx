import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { IconGift, IconTicket, IconX } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useBackend } from "../../../../api/use-call.ts";
import { Button, IconButton } from "../../../../ui/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { Icon, type IconShape } from "../../../../ui/icon.tsx";
import { Card, Notice } from "../../../../ui/surfaces.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import { useFailureText, useRuleText } from "../../../../ui/use-failure-text.ts";
import type { Resort } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { Contacts } from "../full/contacts.tsx";
import { useHold } from "../hold/hold-context.ts";
import styles from "./payment.module.css";
import { useCode, useVoucher } from "./use-code.ts";

type Used = {
  icon: IconShape;
  code: string;
  says: string;
  remove: string;
  busy: boolean;
  /** It pays nothing of this stay. */
  refused?: boolean;
  onRemove: () => void;
};

function UsedCode({ icon, code, says, remove, busy, refused = false, onRemove }: Used) {
  return (
    <li className={classNames(styles.used, refused && styles.refused)}>
      <Icon of={icon} size="m" />
      <span>
        <b className="strong">
          <bdi>{code}</bdi>
        </b>
        <small className="hint" role={refused ? "alert" : undefined}>
          {says}
        </small>
      </span>
      <IconButton icon={IconX} label={remove} aria-busy={busy || undefined} onClick={onRemove} />
    </li>
  );
}

/** A promo code or voucher: one field for both, and what they do for this stay. */
export function CodeCard({ resort }: { resort: Resort }) {
  const { t } = useTranslation("booking");
  const say = useFailureText();
  const { json } = useDraft();
  const { hold } = useHold();
  const { voucher, error, refused } = useVoucher();
  const { use, removePromo, removeVoucher, busy, failure, clear } = useCode();
  const ruleText = useRuleText();
  const isDesk = useBackend().side.name === "staff";
  const [typed, setTyped] = useState("");
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const taken = (hold?.quote.lines ?? [])
    .filter(({ ruleId }) => ruleId === hold?.promo?.promoCodeId)
    .reduce((sum, { amountSen }) => sum - amountSen, 0);
  const falls = hold?.promo?.totalFallsSen ?? taken;
  const takes = falls === taken ? "code.takes" : "code.takesWithTax";
  const asksResort = failure?.code === "PROMO_ASK_RESORT";
  const apply = async () => {
    setMissing(typed.trim() === "");
    if (typed.trim() === "") field.current?.focus();
    else if (!busy && (await use(typed.trim()))) setTyped("");
  };
  return (
    <Card className={styles.codes}>
      <h2 className={styles.codesTitle}>{t(isDesk ? "code.titleAtDesk" : "code.title")}</h2>
      {(json.promoCode !== null || json.voucherCode !== null) && (
        <ul className={styles.usedList}>
          {json.promoCode !== null && (
            <UsedCode
              icon={IconTicket}
              code={json.promoCode}
              says={
                taken > 0
                  ? t(takes, { amount: formatRinggit(taken), total: formatRinggit(falls) })
                  : t("code.taken")
              }
              remove={t("code.remove", { code: json.promoCode })}
              busy={busy}
              onRemove={removePromo}
            />
          )}
          {json.voucherCode !== null && (
            <UsedCode
              icon={IconGift}
              code={json.voucherCode}
              says={
                voucher
                  ? t("code.pays", { amount: formatRinggit(voucher.leftSen) })
                  : error
                    ? [say(error), refused && t("code.paysNothing")].filter(Boolean).join(" ")
                    : t("code.looking")
              }
              refused={refused}
              remove={t("code.remove", { code: json.voucherCode })}
              busy={busy}
              onRemove={removeVoucher}
            />
          )}
        </ul>
      )}
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
          error={missing ? ruleText("required") : failure && !asksResort ? say(failure) : null}
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
      {asksResort && (
        <Notice tone="info" title={say(failure)}>
          <Contacts resort={resort} />
        </Notice>
      )}
    </Card>
  );
}
