import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSend } from "../../../../api/use-call.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { RadioCards } from "../../../../ui/segmented.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import buying from "../buying.module.css";
import { cancelPlaces, type EventPurchase, eventPaths } from "./calls.ts";

/** Says what giving the places back does, and asks where the money goes. */
export function GiveBack({ of, onClose }: { of: EventPurchase; onClose: () => void }) {
  const { t } = useTranslation("events");
  const [to, setTo] = useState<"source" | "wallet">("source");
  const send = useSend(cancelPlaces, eventPaths);
  const give = async () => {
    await send.mutateAsync({ params: { _id: of.purchaseId }, query: { to } });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={t("ticket.giveBackTitle")}
      acts={
        <>
          <Button kind="outline" onClick={onClose} data-first>
            {t("ticket.keep")}
          </Button>
          <Button
            kind="dangerFilled"
            busy={send.isPending}
            onClick={() => void give().catch(() => undefined)}
          >
            {t("ticket.giveBack")}
          </Button>
        </>
      }
    >
      <div className={buying.form}>
        <p>{t("ticket.giveBackText", { amount: formatRinggit(of.totalSen) })}</p>
        <RadioCards
          label={t("ticket.to")}
          value={to}
          onChange={setTo}
          choices={[
            { value: "source", text: t("ticket.source"), detail: t("ticket.sourceHint") },
            { value: "wallet", text: t("ticket.wallet"), detail: t("ticket.walletHint") },
          ]}
        />
        {send.error !== null && <ErrorState error={send.error} />}
      </div>
    </Dialog>
  );
}
