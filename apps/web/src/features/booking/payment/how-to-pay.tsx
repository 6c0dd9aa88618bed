import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "react-i18next";
import { useCall, useSession } from "../../../api/use-call.ts";
import { dayText } from "../../../ui/format.ts";
import { RadioCards } from "../../../ui/segmented.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { Money } from "../../../ui/written.tsx";
import { type Hold, wallet } from "../calls.ts";
import type { Part, Way } from "./use-submit.ts";

type Props = {
  quote: Hold["quote"];
  part: Part;
  way: Way;
  paysSen: number;
  /** For how many days an agency's booking may wait; null for everybody else's. */
  laterDays: number | null;
  onPart: (part: Part) => void;
  onWay: (way: Way) => void;
};

/** How much now, and with what. The wallet is for those who have one with enough in it. */
export function HowToPay({ quote, part, way, paysSen, laterDays, onPart, onWay }: Props) {
  const { t } = useTranslation("booking");
  const { language } = useLanguage();
  const session = useSession();
  const purse = useCall(wallet, {}, { enabled: session !== null });
  const balance = purse.data?.balanceSen ?? 0;
  const enough = balance >= paysSen;
  const rest = { amount: formatRinggit(quote.totalSen - quote.depositSen) };
  return (
    <>
      {way !== "later" && quote.balanceDueOn !== null && quote.depositSen < quote.totalSen && (
        <RadioCards<Part>
          label={t("payment.howMuch")}
          value={part}
          onChange={onPart}
          choices={[
            { value: "full", text: t("payment.full"), end: <Money sen={quote.totalSen} /> },
            {
              value: "deposit",
              text: t("payment.deposit"),
              detail: t("payment.rest", { ...rest, day: dayText(quote.balanceDueOn, language) }),
              end: <Money sen={quote.depositSen} />,
            },
          ]}
        />
      )}
      <RadioCards<Way>
        label={t("payment.withWhat")}
        value={way === "wallet" && !enough ? "gateway" : way}
        onChange={onWay}
        choices={[
          ...(laterDays === null
            ? []
            : [
                {
                  value: "later" as const,
                  text: t("payment.later"),
                  detail: t("payment.laterText", { count: laterDays }),
                },
              ]),
          { value: "gateway", text: t("payment.bank"), detail: t("payment.bankText") },
          ...(session === null
            ? []
            : [
                {
                  value: "wallet" as const,
                  text: t("payment.wallet"),
                  detail: t(enough ? "payment.walletHas" : "payment.walletShort", {
                    amount: formatRinggit(balance),
                  }),
                  disabled: !enough,
                },
              ]),
        ]}
      />
    </>
  );
}
