import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { Icon, type IconShape } from "../../../../ui/icon.tsx";
import { IconGift, IconTicket, IconX } from "../../../../ui/icons/index.ts";
import { useFailureText } from "../../../../ui/use-failure-text.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useHold } from "../hold/hold-context.ts";
import styles from "./payment.module.css";
import { type CodeActs, useVoucher } from "./use-code.ts";

type Used = {
  icon: IconShape;
  code: string;
  says: string;
  busy: boolean;
  /** It pays nothing of this stay. */
  refused?: boolean;
  onRemove: () => void;
};

function UsedCode({ icon, code, says, busy, refused = false, onRemove }: Used) {
  const { t } = useTranslation("booking");
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
      <IconButton
        icon={IconX}
        label={t("code.remove", { code })}
        aria-busy={busy || undefined}
        onClick={onRemove}
      />
    </li>
  );
}

type Props = { code: string; codes: CodeActs };

/** A promo code, and what it takes off the price of what is held. */
function UsedPromo({ code, codes }: Props) {
  const { t } = useTranslation("booking");
  const { hold } = useHold();
  const taken = (hold?.quote.lines ?? [])
    .filter(({ ruleId }) => ruleId === hold?.promo?.promoCodeId)
    .reduce((sum, { amountSen }) => sum - amountSen, 0);
  const falls = hold?.promo?.totalFallsSen ?? taken;
  const takes = falls === taken ? "code.takes" : "code.takesWithTax";
  return (
    <UsedCode
      icon={IconTicket}
      code={code}
      says={
        taken > 0 ? t(takes, { amount: formatRinggit(taken), total: formatRinggit(falls) }) : t("code.taken")
      }
      busy={codes.busy}
      onRemove={codes.removePromo}
    />
  );
}

/** A voucher with what is left on it, or why it pays nothing of this stay. */
function UsedVoucher({ code, codes }: Props) {
  const { t } = useTranslation("booking");
  const say = useFailureText();
  const { voucher, error, refused } = useVoucher();
  return (
    <UsedCode
      icon={IconGift}
      code={code}
      says={
        voucher
          ? t("code.pays", { amount: formatRinggit(voucher.leftSen) })
          : error
            ? [say(error), refused && t("code.paysNothing")].filter(Boolean).join(" ")
            : t("code.looking")
      }
      refused={refused}
      busy={codes.busy}
      onRemove={codes.removeVoucher}
    />
  );
}

/** The codes that the draft names, and what each does for this stay. */
export function UsedCodes({ codes }: { codes: CodeActs }) {
  const { promoCode, voucherCode } = useDraft().json;
  if (promoCode === null && voucherCode === null) return null;
  return (
    <ul className={styles.usedList}>
      {promoCode !== null && <UsedPromo code={promoCode} codes={codes} />}
      {voucherCode !== null && <UsedVoucher code={voucherCode} codes={codes} />}
    </ul>
  );
}
