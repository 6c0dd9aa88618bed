import type { Reply } from "@pulau/contract/route.ts";
import { type staffWalletSettingRoute, WalletSetting } from "@pulau/contract/wallet.ts";
import { useCall, useMay, useSend } from "../../../api/use-call.ts";
import { useNewest } from "../../../api/use-newest.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { AmountInput } from "../../../ui/amount-input.tsx";
import { Switch } from "../../../ui/choice-fields.tsx";
import { FormFooter } from "../../../ui/form-footer.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { FormSkeleton } from "../../../ui/skeletons.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { setWalletSetting, walletSetting } from "./calls.ts";
import styles from "./wallets.module.css";

type Versioned = Reply<typeof staffWalletSettingRoute>;

const valuesOf = ({ version: _, ...setting }: Versioned): WalletSetting => setting;

function SettingForm({ kept }: { kept: Versioned }) {
  const { t } = useTranslation("wallets");
  const mayWrite = useMay()("settings", "write");
  const toast = useToast();
  const send = useSend(setWalletSetting, [walletSetting.path]);
  const newest = useNewest();
  const latest = async () => {
    const now = await newest(walletSetting, {}, (setting) => setting);
    return { values: valuesOf(now), version: now.version };
  };
  const form = useForm({
    schema: WalletSetting,
    initial: valuesOf(kept),
    versioned: { version: kept.version, latest },
    onSubmit: async (body, options) => {
      await send.mutateAsync({ body, options });
      toast({ tone: "success", text: t("setting.saved") });
    },
  });
  return (
    <Card as="form" className={styles.setting} {...(form.form as object)}>
      <fieldset disabled={!mayWrite} className={styles.form}>
        <Switch atEnd label={t("setting.enabled")} disabled={!mayWrite} {...form.tick("enabled")} />
        <AmountInput label={t("setting.topUpMin")} {...form.amount("topUp.minSen")} />
        <AmountInput label={t("setting.topUpMax")} {...form.amount("topUp.maxSen")} />
        <Switch atEnd label={t("setting.payouts")} disabled={!mayWrite} {...form.tick("payout.enabled")} />
        <AmountInput label={t("setting.payoutMin")} {...form.amount("payout.minSen")} />
        <Switch
          atEnd
          label={t("setting.secondPerson")}
          disabled={!mayWrite}
          {...form.tick("payout.secondPerson")}
        />
      </fieldset>
      <FormFooter form={form} save={t("setting.save")} readOnly={!mayWrite && t("setting.readOnly")} />
    </Card>
  );
}

/** What staff say of wallets: on or off, what a top-up may be, and payouts. */
export default function WalletSettingPage() {
  const { t } = useTranslation("wallets");
  const { data, error, refetch } = useCall(walletSetting, {});
  return (
    <>
      <PageHead title={t("setting.title")} lead={t("setting.lead")} />
      {data ? (
        <SettingForm kept={data} />
      ) : (
        <LoadState error={error} retry={refetch} what={t("setting.waiting")}>
          <FormSkeleton />
        </LoadState>
      )}
    </>
  );
}
