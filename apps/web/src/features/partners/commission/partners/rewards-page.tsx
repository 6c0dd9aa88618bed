import {
  StaffRewardSettings,
  setRewardsSettingsRoute,
  staffRewardsSettingsRoute,
} from "@pulau/contract/rewards.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { useCall, useMay, useSend } from "../../../../api/use-call.ts";
import { useNewest } from "../../../../api/use-newest.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { AmountInput, PercentInput } from "../../../../ui/amount-input.tsx";
import { LinkButton } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import { FormFooter } from "../../../../ui/form-footer.tsx";
import { LoadState } from "../../../../ui/load-state.tsx";
import { NumberInput } from "../../../../ui/number-input.tsx";
import { PageHead } from "../../../../ui/page-head.tsx";
import { FormSkeleton } from "../../../../ui/skeletons.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import styles from "../commission.module.css";

function SettingsForm({ settings }: { settings: Reply<typeof staffRewardsSettingsRoute> }) {
  const { t } = useTranslation("partners");
  const toast = useToast();
  const mayWrite = useMay()("wallets", "write");
  const { mutateAsync: send } = useSend(setRewardsSettingsRoute, ["/admin/api/rewards/settings"]);
  const newest = useNewest();
  const latest = async () => {
    const { version, ...values } = await newest(staffRewardsSettingsRoute, {}, (now) => now);
    return { values, version };
  };
  const { version: opened, ...initial } = settings;
  const form = useForm({
    schema: StaffRewardSettings,
    initial,
    versioned: { version: opened, latest },
    onSubmit: async (body, options) => {
      await send({ body, options });
      toast({ tone: "success", text: t("settings.saved") });
    },
  });
  return (
    <Card>
      <form {...form.form}>
        <fieldset disabled={!mayWrite} className={styles.form}>
          <Checkbox label={t("settings.active")} {...form.tick("active")} />
          <AmountInput
            label={t("settings.reward")}
            hint={t("settings.rewardHint")}
            {...form.amount("rewardSen")}
          />
          <div className={styles.pair}>
            <NumberInput label={t("settings.window")} {...form.number("windowDays")} />
            <NumberInput
              label={t("settings.cap")}
              hint={t("settings.capHint")}
              optional
              {...form.number("monthlyCap")}
            />
          </div>
          <PercentInput
            label={t("settings.share")}
            hint={t("settings.shareHint")}
            {...form.amount("influencerShare")}
          />
          <FormFooter form={form} save={t("settings.act")} readOnly={!mayWrite && t("settings.readOnly")} />
        </fieldset>
      </form>
    </Card>
  );
}

/** How the resort thanks for a friend, and an influencer's usual share. */
export default function RewardsPage() {
  const { t } = useTranslation("partners");
  const { data, error, refetch } = useCall(staffRewardsSettingsRoute, {});
  return (
    <>
      <PageHead title={t("settings.title")} lead={t("settings.lead")}>
        <LinkButton kind="outline" to="/staff/partners">
          {t("back")}
        </LinkButton>
      </PageHead>
      {data ? (
        <SettingsForm settings={data} />
      ) : (
        <LoadState error={error} retry={refetch} what={t("settings.waiting")}>
          <FormSkeleton />
        </LoadState>
      )}
    </>
  );
}
