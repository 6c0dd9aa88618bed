import type { Sen } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { useSend } from "../../../api/use-call.ts";
import { useIdempotencyKey } from "../../../api/use-idempotency-key.ts";
import { PayFields } from "../../../business/pay-fields.tsx";
import { useWayChoice } from "../../../business/use-way-choice.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { leavePortalFor } from "../../../shell/leave-portal.ts";
import { Money } from "../../../ui/money-and-dates.tsx";
import { RadioCards } from "../../../ui/segmented.tsx";
import { type LinkedInvoice, linkedInvoice, payLinked } from "./calls.ts";
import styles from "./pay-link.module.css";

type Part = LinkedInvoice["offers"][number]["part"];

/** Goes to the gateway's page. A wish keeps its key while no answer came, so pressing again can't pay twice. */
function useGoAndPay(token: string) {
  const send = useSend(payLinked, [linkedInvoice.path]);
  const { keyFor, answered } = useIdempotencyKey();
  const [failure, setFailure] = useState<unknown>(null);
  const [leaving, setLeaving] = useState(false);
  const go = async (part: Part, gateway: string, bank: string | undefined, sen: Sen) => {
    setFailure(null);
    const options = { idempotencyKey: keyFor(part, gateway, bank, sen) };
    try {
      const body = { part, gateway, bank };
      const { redirectUrl } = await send.mutateAsync({ params: { token }, body, options });
      setLeaving(true);
      leavePortalFor(redirectUrl, { backAt: `/pay/${token}/confirming` });
    } catch (thrown) {
      answered(thrown);
      setFailure(thrown);
    }
  };
  return { go, failure, busy: send.isPending || leaving };
}

/** How much and by which gateway, then one button that says the amount. */
export function PayLinkForm({ token, invoice }: { token: string; invoice: LinkedInvoice }) {
  const { t } = useTranslation(["pay-link", "paying"]);
  const [part, setPart] = useState<Part | null>(null);
  const { go, failure, busy } = useGoAndPay(token);
  const { offers, gateways } = invoice;
  const offer = offers.find((offer) => offer.part === part) ?? offers[0];
  const choice = useWayChoice({ gateways, walletSen: null, toPaySen: offer?.amountSen ?? 0 });
  const { way } = choice;
  if (!offer || !way) return <p className="muted">{t("paying:none")}</p>;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void go(offer.part, way.id, choice.wantedBank, offer.amountSen);
      }}
    >
      {offers.length > 1 && (
        <RadioCards
          label={t("howMuch")}
          value={offer.part}
          onChange={setPart}
          choices={offers.map((offer) => ({
            value: offer.part,
            text: t(`parts.${offer.part}`),
            end: <Money sen={offer.amountSen} />,
          }))}
        />
      )}
      <PayFields label={t("paying:how")} alwaysShown={false} {...{ choice, way, failure, busy }} />
    </form>
  );
}
