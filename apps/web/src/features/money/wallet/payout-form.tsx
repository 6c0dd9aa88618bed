import { isKnownNumber, type ownBankDetailsRoute } from "@pulau/contract/bank-details.ts";
import { payoutBody } from "@pulau/contract/payouts.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { useMemo } from "react";
import { atField } from "../../../api/field-failure.ts";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { AmountInput } from "../../../ui/amount-input.tsx";
import { Button } from "../../../ui/button.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { BankFields } from "./bank-fields.tsx";
import { requestPayout, walletPaths } from "./calls.ts";
import styles from "./wallet.module.css";

type Props = {
  minSen: Sen;
  balanceSen: Sen;
  /** The bank details that are kept, to begin with. */
  known: Reply<typeof ownBankDetailsRoute>["bankDetails"];
  onClose: () => void;
};

/** How much is paid out, and to which account. */
export function PayoutForm({ minSen, balanceSen, onClose, known }: Props) {
  const { t } = useTranslation("wallet");
  const toast = useToast();
  const send = useSend(requestPayout, walletPaths);
  const schema = useMemo(() => payoutBody({ minSen, maxSen: balanceSen }), [minSen, balanceSen]);
  const form = useForm({
    schema,
    initial: {
      amountSen: balanceSen,
      accountName: known?.accountName ?? "",
      bank: known?.bank ?? "",
      bankName: known?.bankName ?? "",
      // Masked: sent back as it is, it stands for the number that is kept.
      accountNumber: known?.accountNumber ?? "",
      swift: known?.swift ?? "",
      password: "",
    },
    onSubmit: async (body) => {
      const sending = send.mutateAsync({ body });
      const { number } = await atField({ BAD_CREDENTIALS: ["password", "passwordWrong"] }, sending);
      onClose();
      toast({ tone: "success", text: t("payout.asked", { number, amount: formatRinggit(body.amountSen) }) });
    },
  });
  const sums = { least: formatRinggit(minSen), most: formatRinggit(balanceSen) };
  return (
    <form className={styles.form} {...form.form}>
      <p className="muted">{t("payout.lead")}</p>
      <AmountInput {...form.amount("amountSen")} label={t("payout.amount")} hint={t("payout.range", sums)} />
      <TextInput label={t("payout.holder")} autoComplete="name" {...form.field("accountName")} />
      <BankFields form={form} />
      {!isKnownNumber(form.values.accountNumber) && (
        <PasswordInput
          label={t("payout.password")}
          hint={t("payout.passwordHint")}
          autoComplete="current-password"
          {...form.field("password")}
        />
      )}
      {form.failure !== null && <ErrorState error={form.failure} />}
      <div className={styles.end}>
        <Button kind="outline" onClick={onClose}>
          {t("close")}
        </Button>
        <Button type="submit" busy={form.busy}>
          {t("payout.go")}
        </Button>
      </div>
    </form>
  );
}
