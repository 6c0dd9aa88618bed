import {
  BankDetailsChange,
  type BankDetailsShown,
  ownBankDetailsRoute,
  setOwnBankDetailsRoute,
} from "@pulau/contract/bank-details.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { bankOf, banks, otherBank } from "@pulau/domain/banks/banks.ts";
import { useState } from "react";
import type { z } from "zod";
import { atField } from "../../../api/field-failure.ts";
import { useCall, useSend, useSession } from "../../../api/use-call.ts";
import { useNewest } from "../../../api/use-newest.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ComboField } from "../../../ui/combo-field.tsx";
import { MomentText } from "../../../ui/money-and-dates.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import styles from "./agents.module.css";
import { SavedCard, SavedForm } from "./saved-card.tsx";
import { TaxDetails } from "./tax-details.tsx";

type DetailsShown = z.infer<typeof BankDetailsShown>;

type StoredDetails = Reply<typeof ownBankDetailsRoute>;

/** The number is typed anew: what is kept of it is sealed. */
const valuesOf = ({ bankDetails: shown }: StoredDetails) => ({
  accountName: shown?.accountName ?? "",
  bank: shown?.bank ?? "",
  bankName: shown?.bankName ?? "",
  accountNumber: "",
  swift: shown?.swift ?? "",
  password: "",
});

function BankForm({ kept, onDone }: { kept: StoredDetails; onDone: () => void }) {
  const shown = kept.bankDetails;
  const { t } = useTranslation("agents");
  const toast = useToast();
  const { mutateAsync: send } = useSend(setOwnBankDetailsRoute, [
    "/api/bank-details",
    "/api/agent-info/bank-details",
  ]);
  const newest = useNewest();
  const latest = async () => {
    const now = await newest(ownBankDetailsRoute, {}, (reply) => reply);
    return { values: valuesOf(now), version: now.version };
  };
  const form = useForm({
    schema: BankDetailsChange,
    initial: valuesOf(kept),
    versioned: { version: kept.version, latest },
    onSubmit: async (body, options) => {
      await atField({ BAD_CREDENTIALS: ["password", "passwordWrong"] }, send({ body, options }));
      toast({ tone: "success", text: t("bank.saved") });
      onDone();
    },
  });
  const { bank } = form.values;
  const field = form.field("bank");
  // The bank's code comes with the bank; it can be made longer for a branch.
  const choose = (key: string) =>
    form.setValues({ ...form.values, bank: key, bankName: "", swift: bankOf(key)?.swift ?? "" });
  return (
    <SavedForm form={form} act={t("bank.act")} onCancel={shown === null ? null : onDone}>
      <div className={styles.bank}>
        <TextInput
          label={t("bank.accountName")}
          hint={t("bank.accountNameHint")}
          autoComplete="off"
          {...form.field("accountName")}
        />
        <ComboField
          label={t("bank.bank")}
          empty={t("bank.choose")}
          choices={[
            ...banks.map(({ key, name }) => ({ value: key, text: name })),
            { value: otherBank, text: t("bank.other") },
          ]}
          {...field}
          onChange={choose}
        />
        {bank === otherBank && <TextInput label={t("bank.bankName")} {...form.field("bankName")} />}
        <TextInput
          label={t("bank.number")}
          hint={shown === null ? undefined : t("bank.numberHint")}
          dir="ltr"
          autoComplete="off"
          {...form.field("accountNumber")}
        />
        <TextInput label={t("bank.swift")} dir="ltr" autoComplete="off" {...form.field("swift")} />
        <PasswordInput
          label={t("bank.password")}
          hint={t("bank.passwordHint")}
          autoComplete="current-password"
          {...form.field("password")}
        />
      </div>
    </SavedForm>
  );
}

function Details({ shown, onChange }: { shown: DetailsShown; onChange: (() => void) | null }) {
  const { t } = useTranslation("agents");
  const facts = [
    ["accountName", shown.accountName],
    ["bank", shown.bankName],
    ["number", shown.accountNumber],
    ["swift", shown.swift],
  ] as const;
  return (
    <SavedCard onChange={onChange}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`bank.${name}`)}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
      <div>
        <dt>{t("bank.changedAt")}</dt>
        <dd>
          <MomentText moment={shown.changedAt} />
        </dd>
      </div>
    </SavedCard>
  );
}

/** Where payouts go: masked to look at, written anew to change. */
export default function BankPage() {
  const { t } = useTranslation("agents");
  const { data, error, refetch } = useCall(ownBankDetailsRoute, {});
  const [changing, setChanging] = useState(false);
  const session = useSession();
  const isOwner = session?.role === "admin";
  const sells = session?.accountKind === "agency" || session?.accountKind === "influencer";
  const shown = data?.bankDetails ?? null;
  return (
    <>
      <PageHead title={t("bank.title")} lead={t("bank.lead")} />
      {data === undefined &&
        (error ? (
          <ErrorState error={error} retry={refetch} />
        ) : (
          <Waiting what={t("bank.waiting")}>
            <Skeleton height={240} radius={16} />
          </Waiting>
        ))}
      {data !== undefined && (changing || (shown === null && isOwner)) && (
        <BankForm kept={data} onDone={() => setChanging(false)} />
      )}
      {shown !== null && !changing && (
        <Details shown={shown} onChange={isOwner ? () => setChanging(true) : null} />
      )}
      {data !== undefined && shown === null && !isOwner && <p>{t("bank.none")}</p>}
      {sells && <TaxDetails isOwner={isOwner} />}
    </>
  );
}
