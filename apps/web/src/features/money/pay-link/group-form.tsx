import { useState } from "react";
import { useSend } from "../../../api/use-call.ts";
import { useIdempotencyKey } from "../../../api/use-idempotency-key.ts";
import { PayFields } from "../../../business/pay-fields.tsx";
import { useWayChoice } from "../../../business/use-way-choice.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { leavePortalFor } from "../../../shell/leave-portal.ts";
import { dayText } from "../../../ui/format.ts";
import { Money } from "../../../ui/money-and-dates.tsx";
import { RadioCards } from "../../../ui/segmented.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { type LinkedGroup, linkedGroup, payLinkedGroup } from "./calls.ts";
import styles from "./pay-link.module.css";

type Offer = LinkedGroup["offers"][number];

/** Goes to the gateway's page. A wish keeps its key while no answer came, so pressing again can't pay twice. */
function useGoAndPay(token: string) {
  const send = useSend(payLinkedGroup, [linkedGroup.path]);
  const { keyFor, answered } = useIdempotencyKey();
  const [failure, setFailure] = useState<unknown>(null);
  const [leaving, setLeaving] = useState(false);
  const go = async ({ part, amountSen: agreedSen }: Offer, gateway: string, bank: string | undefined) => {
    setFailure(null);
    const options = { idempotencyKey: keyFor(part, gateway, bank, agreedSen) };
    try {
      const body = { part, agreedSen, gateway, bank };
      const { redirectUrl } = await send.mutateAsync({ params: { token }, body, options });
      setLeaving(true);
      leavePortalFor(redirectUrl, { backAt: `/pay/group/${token}/confirming` });
    } catch (thrown) {
      answered(thrown);
      setFailure(thrown);
    }
  };
  return { go, failure, busy: send.isPending || leaving };
}

/** The next deposit or all that is owed, and by which gateway; then one button that says the amount. */
export function GroupForm({ token, group }: { token: string; group: LinkedGroup }) {
  const { t } = useTranslation(["pay-link", "paying"]);
  const { language } = useLanguage();
  const [part, setPart] = useState<Offer["part"] | null>(null);
  const { go, failure, busy } = useGoAndPay(token);
  const { offers, gateways } = group;
  const offer = offers.find((offered) => offered.part === part) ?? offers[0];
  const choice = useWayChoice({ gateways, walletSen: null, toPaySen: offer?.amountSen ?? 0 });
  const { way } = choice;
  if (!offer || !way) return <p className="muted">{t("paying:none")}</p>;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void go(offer, way.id, choice.wantedBank);
      }}
    >
      {offers.length > 1 && (
        <RadioCards
          label={t("howMuch")}
          value={offer.part}
          onChange={setPart}
          choices={offers.map(({ part: value, amountSen, dueOn }) => ({
            value,
            text: t(`group.parts.${value}`),
            ...(dueOn && { detail: t("dueBy", { day: dayText(dueOn, language) }) }),
            end: <Money sen={amountSen} />,
          }))}
        />
      )}
      <PayFields label={t("paying:how")} alwaysShown={false} {...{ choice, way, failure, busy }} />
    </form>
  );
}
