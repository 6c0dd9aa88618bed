import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { RadioCards } from "../../../../ui/segmented.tsx";
import buying from "../buying.module.css";
import { cancelPlaces, type EventPurchase, eventPaths } from "./calls.ts";

/** Says what giving the places back does, and asks where the money goes. */
export function ReturnPlaces({ of, onClose }: { of: EventPurchase; onClose: () => void }) {
  const { t } = useTranslation("events");
  const [to, setTo] = useState<"source" | "wallet">("source");
  const send = useSend(cancelPlaces, eventPaths);
  const give = async () => {
    await send.mutateAsync({ params: { _id: of.purchaseId }, query: { to } });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t("ticket.giveBackTitle")}
      words={{ keep: t("ticket.keep"), agree: t("ticket.giveBack") }}
      busy={send.isPending}
      error={send.error}
      onAgree={give}
      onClose={onClose}
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
      </div>
    </ConfirmDialog>
  );
}
