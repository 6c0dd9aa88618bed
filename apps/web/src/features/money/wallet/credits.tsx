import { partnerKinds } from "@pulau/domain/access/account-kinds.ts";
import { useState } from "react";
import { useCall, useSession } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { cleared } from "../../../listing/address.ts";
import { useListAddress } from "../../../listing/use-address.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { IconArrowBarDown, IconPlus } from "../../../ui/icons/index.ts";
import { PageHead } from "../../../ui/page-head.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { setting, wallet } from "./calls.ts";
import { walletAddress, walletTabs } from "./list-address.ts";
import { MovementsTab } from "./movements-tab.tsx";
import { PayoutDialog } from "./payout-dialog.tsx";
import { PayoutsTab } from "./payouts-tab.tsx";
import { Sums, SumsShape } from "./sums.tsx";
import { TopUpDialog } from "./top-up-dialog.tsx";
import styles from "./wallet.module.css";

/** Agencies, influencers and whoever invites friends earn; what they earn has a page of its own. */
const earns: ReadonlySet<string> = new Set(partnerKinds);

export default function CreditsPage() {
  const { t } = useTranslation("wallet");
  const place = useListAddress(walletAddress);
  const { search, change } = place;
  const session = useSession();
  const purse = useCall(wallet, {});
  const rules = useCall(setting, {});
  const [open, setOpen] = useState<"topUp" | "payout" | null>(null);
  const close = () => setOpen(null);
  const { tab = "transactions" } = search;
  const role = session?.role;
  const mayTopUp = rules.data?.enabled === true && role !== "viewer";
  const mayPayOut = rules.data?.payout.enabled === true && role === "admin";
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")}>
        {earns.has(session?.accountKind ?? "") && (
          <LinkButton to="/credits/commission" kind="plain">
            {t("commission")}
          </LinkButton>
        )}
        {mayPayOut && (
          <Button kind="outline" icon={IconArrowBarDown} onClick={() => setOpen("payout")}>
            {t("payout.act")}
          </Button>
        )}
        {mayTopUp && (
          <Button icon={IconPlus} onClick={() => setOpen("topUp")}>
            {t("topUp.act")}
          </Button>
        )}
      </PageHead>
      {purse.data ? (
        <Sums purse={purse.data} />
      ) : purse.error ? (
        <ErrorState error={purse.error} retry={() => void purse.refetch()} />
      ) : (
        <SumsShape />
      )}
      {rules.data?.enabled === false && (
        <div className={styles.off}>
          <Notice tone="warning" title={t("off.title")}>
            {t("off.text")}
          </Notice>
        </div>
      )}
      <Tabs
        label={t("tabs.label")}
        value={tab}
        tabs={walletTabs.map((value) => ({ value, text: t(`tabs.${value}`) }))}
        onChange={(next) => change({ ...cleared(place), tab: next })}
      >
        {tab === "transactions" ? (
          <MovementsTab place={place} />
        ) : (
          <PayoutsTab place={place} mayCancel={role === "admin"} />
        )}
      </Tabs>
      {rules.data && <TopUpDialog open={open === "topUp"} onClose={close} range={rules.data.topUp} />}
      {rules.data && purse.data && (
        <PayoutDialog
          open={open === "payout"}
          onClose={close}
          minSen={rules.data.payout.minSen}
          balanceSen={purse.data.balanceSen}
        />
      )}
    </>
  );
}
