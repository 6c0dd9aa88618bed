import { isKnownNumber, ownBankDetailsRoute } from "@pulau/contract/bank-details.ts";
import { payoutBody } from "@pulau/contract/payouts.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { bankOf, banks, otherBank } from "@pulau/domain/banks/banks.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { atField } from "../../../api/field-failure.ts";
import { useCall, useSend } from "../../../api/use-call.ts";
import { AmountInput } from "../../../ui/amount-input.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Select, TextInput } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { Skeleton } from "../../../ui/waiting.tsx";
import { requestPayout, walletPaths } from "./calls.ts";
import styles from "./wallet.module.css";

type Parts = { minSen: number; balanceSen: number; onClose: () => void };

type Known = Reply<typeof ownBankDetailsRoute>["bankDetails"];

function PayoutForm({ minSen, balanceSen, onClose, known }: Parts & { known: Known }) {
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
  const choose = (bank: string) =>
    form.setValues({
      ...form.values,
      ...{ bank, swift: bankOf(bank)?.swift ?? "", bankName: "" },
      accountNumber: isKnownNumber(form.values.accountNumber) ? "" : form.values.accountNumber,
    });
  const sums = { least: formatRinggit(minSen), most: formatRinggit(balanceSen) };
  return (
    <form className={styles.form} {...form.form}>
      <p className="muted">{t("payout.lead")}</p>
      <AmountInput {...form.amount("amountSen")} label={t("payout.amount")} hint={t("payout.range", sums)} />
      <TextInput label={t("payout.holder")} autoComplete="name" {...form.field("accountName")} />
      <Select
        label={t("payout.bank")}
        empty={t("payout.choose")}
        choices={[
          ...banks.map(({ key, name }) => ({ value: key, text: name })),
          { value: otherBank, text: t("payout.other") },
        ]}
        {...form.field("bank")}
        onChange={choose}
      />
      {form.values.bank === otherBank && (
        <TextInput label={t("payout.bankName")} {...form.field("bankName")} />
      )}
      <TextInput
        label={t("payout.number")}
        hint={t("payout.sealed")}
        autoComplete="off"
        {...form.field("accountNumber")}
      />
      <TextInput
        label={t("payout.swift")}
        hint={t("payout.swiftHint")}
        autoComplete="off"
        {...form.field("swift")}
      />
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

/** Begins with the bank details that are kept, where there are any. */
function WithDetails(parts: Parts) {
  const { data, error } = useCall(ownBankDetailsRoute, {});
  if (data === undefined && error === null) return <Skeleton height={360} radius={16} />;
  return <PayoutForm {...parts} known={data?.bankDetails ?? null} />;
}

/** Asks for money out of the wallet, or says why there is nothing to ask for. */
export function PayoutDialog({ open, ...parts }: Parts & { open: boolean }) {
  const { t } = useTranslation("wallet");
  const { minSen, balanceSen, onClose } = parts;
  return (
    <Dialog open={open} onClose={onClose} title={t("payout.title")}>
      {balanceSen < minSen ? (
        <div className={styles.form}>
          <p>{t("payout.tooLittle", { least: formatRinggit(minSen), balance: formatRinggit(balanceSen) })}</p>
          <div className={styles.end}>
            <Button onClick={onClose}>{t("close")}</Button>
          </div>
        </div>
      ) : (
        <WithDetails {...parts} />
      )}
    </Dialog>
  );
}
