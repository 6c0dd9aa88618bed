import { useState } from "react";
import { useCall, useSend, useSession } from "../../../api/use-call.ts";
import { useIdempotencyKey } from "../../../api/use-idempotency-key.ts";
import { PayFields } from "../../../business/pay-fields.tsx";
import { useWayChoice } from "../../../business/use-way-choice.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { leavePortalFor } from "../../../shell/leave-portal.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { type LinkedSale, linkedSale, payLinkedSale, payLinkedSaleFromWallet, wallet } from "./calls.ts";
import styles from "./pay-link.module.css";

type Offered = LinkedSale["gateways"][number];
type Props = { readonly token: string; readonly sale: LinkedSale };

const walletWay: Offered = {
  id: "wallet",
  kind: "wallet",
  methods: [],
  isTest: false,
  hasBanks: false,
  leastSen: 1,
  mostSen: Number.MAX_SAFE_INTEGER,
};

/** Pays from the wallet, or goes to the gateway's page. A wish keeps its key while no answer came, so pressing again can't pay twice. */
function usePayAtTill({ token, sale: { totalSen } }: Props) {
  const fromWallet = useSend(payLinkedSaleFromWallet, [linkedSale.path, wallet.path]);
  const start = useSend(payLinkedSale, [linkedSale.path]);
  const { keyFor, answered } = useIdempotencyKey();
  const [failure, setFailure] = useState<unknown>(null);
  const [leaving, setLeaving] = useState(false);
  const pay = async (way: Offered, bank: string | undefined) => {
    setFailure(null);
    const call = { params: { token }, options: { idempotencyKey: keyFor(way.id, bank, totalSen) } };
    try {
      if (way.kind === "wallet") await fromWallet.mutateAsync({ ...call, body: { agreedSen: totalSen } });
      else {
        const { redirectUrl } = await start.mutateAsync({ ...call, body: { gateway: way.id, bank } });
        setLeaving(true);
        leavePortalFor(redirectUrl, { backAt: `/pay/till/${token}/confirming` });
      }
      answered();
    } catch (thrown) {
      answered(thrown);
      setFailure(thrown);
    }
  };
  return { pay, failure, busy: fromWallet.isPending || start.isPending || leaving };
}

/** By which gateway, or from the wallet of who has signed in; then one button that says the amount. */
export function TillForm({ token, sale }: Props) {
  const { t } = useTranslation(["pay-link", "paying"]);
  const isSignedIn = useSession() !== null;
  const ownWallet = useCall(wallet, {}, { enabled: sale.byWallet && isSignedIn });
  const balanceSen = ownWallet.data?.balanceSen;
  const hasWallet = sale.byWallet && balanceSen !== undefined;
  const choice = useWayChoice({
    gateways: hasWallet ? [...sale.gateways, walletWay] : sale.gateways,
    // It pays all of it or nothing.
    walletSen: hasWallet ? balanceSen : null,
    toPaySen: sale.totalSen,
    whole: true,
  });
  const { pay, failure, busy } = usePayAtTill({ token, sale });
  const { way } = choice;
  return (
    <>
      {way ? (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) void pay(way, choice.wantedBank);
          }}
        >
          <PayFields label={t("paying:how")} alwaysShown={false} {...{ choice, way, failure, busy }} />
        </form>
      ) : (
        <p className="muted">{t("paying:none")}</p>
      )}
      {sale.byWallet && !isSignedIn && (
        <LinkButton to="/pages/login" search={{ next: `/pay/till/${token}` }} kind="plain">
          {t("pay-link:till.signIn")}
        </LinkButton>
      )}
    </>
  );
}
