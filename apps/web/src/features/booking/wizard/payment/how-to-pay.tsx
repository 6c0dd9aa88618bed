import { formatRinggit, formatShare, type Sen } from "@pulau/domain/money/sen.ts";
import { BankChoice, type PayWay, usePayWays } from "../../../../business/pay-ways.tsx";
import { RateNote } from "../../../../business/shown-currency/rate-note.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import type { Say as SayIn } from "../../../../i18n/words.ts";
import { Switch } from "../../../../ui/choice-fields.tsx";
import { dayText } from "../../../../ui/format.ts";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { RadioCards } from "../../../../ui/segmented.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Hold } from "../calls.ts";
import type { Part } from "./due-now.ts";
import type { PayMethod } from "./pay-submitted.ts";
import styles from "./payment.module.css";
import type { GatewayChoice } from "./use-gateways.ts";
import { useWalletSen } from "./use-wallet-sen.ts";

type Props = {
  quote: Pick<Hold["quote"], "totalSen" | "depositSen" | "balanceDueOn" | "depositParts">;
  part: Part;
  way: PayMethod;
  paysSen: Sen;
  offered: GatewayChoice;
  /** The part that the wallet gives, where it has not all of it; `used` when the guest wants that. */
  share: { amountSen: Sen; restSen: Sen; used: boolean } | null;
  /** For how many days an agency's booking may wait; null for everybody else's. */
  laterDays: number | null;
  onPart: (part: Part) => void;
  onWay: (way: PayMethod) => void;
  onShare: (used: boolean) => void;
};

/** The wallet as a way to pay; whether it has enough is told beside it. */
const walletWay: PayWay = {
  id: "wallet",
  kind: "wallet",
  methods: [],
  isTest: false,
  leastSen: 0,
  mostSen: Number.MAX_SAFE_INTEGER,
};

type Say = SayIn<["booking", "price"]>;

/** What a deposit is made of, where its price list says: `30% of RM 1,515.36`, `100% of RM 165.00 (Fee)`. */
const depositParts = (t: Say, { depositParts: parts = [] }: Props["quote"]): string[] =>
  parts.map(({ on, share, baseSen, amountSen }) => {
    if (share === null || baseSen === null) return formatRinggit(amountSen);
    const of = t("price:share", { share: formatShare(share), base: formatRinggit(baseSen) });
    const steps = (on ?? []).map((step) => t(`price:unnamed.${step}`));
    return steps.length === 0 ? of : `${of} (${steps.join(t("price:comma"))})`;
  });

/** What is said where nothing can be paid online. */
function NoGateway({ offered }: Pick<Props, "offered">) {
  const { t } = useTranslation("booking");
  if (!offered.isKnown || offered.gateways.length > 0) return null;
  return <p className="hint">{t(offered.onlyTransfer ? "payment.onlyTransfer" : "payment.noGateway")}</p>;
}

/** How much now, and with what. The wallet is for those who have one with enough in it. */
export function HowToPay(props: Props) {
  const { quote, part, way, paysSen, offered, laterDays, share, onPart, onWay, onShare } = props;
  const { t } = useTranslation(["booking", "price"]);
  const { language } = useLanguage();
  const balance = useWalletSen();
  const enough = balance !== null && balance >= paysSen;
  const wordsOf = usePayWays();
  const rest = { amount: formatRinggit(quote.totalSen - quote.depositSen) };
  return (
    <>
      {way !== "later" && quote.balanceDueOn !== null && quote.depositSen < quote.totalSen && (
        <RadioCards<Part>
          label={t("payment.howMuch")}
          value={part}
          onChange={onPart}
          choices={[
            { value: "full", text: t("payment.full"), end: <Money sen={quote.totalSen} converted /> },
            {
              value: "deposit",
              text: t("payment.deposit"),
              detail: [
                t("payment.rest", { ...rest, day: dayText(quote.balanceDueOn, language) }),
                ...depositParts(t, quote),
              ].join(" · "),
              end: <Money sen={quote.depositSen} converted />,
            },
          ]}
        />
      )}
      <RadioCards<PayMethod>
        label={t("payment.withWhat")}
        value={way === "wallet" && !enough ? null : way}
        onChange={onWay}
        choices={[
          ...(laterDays === null
            ? []
            : [
                {
                  value: "later",
                  text: t("payment.later"),
                  detail: t("payment.laterText", { count: laterDays }),
                },
              ]),
          ...offered.gateways.map((gateway) => ({ ...wordsOf(gateway, paysSen), value: gateway.id })),
          ...(balance === null
            ? []
            : [
                {
                  ...wordsOf(walletWay, paysSen),
                  value: "wallet",
                  text: t("payment.wallet"),
                  detail: t(enough ? "payment.walletHas" : "payment.walletShort", {
                    amount: formatRinggit(balance),
                  }),
                  disabled: !enough,
                },
              ]),
        ]}
      />
      {way !== "later" && <RateNote sen={share?.used ? share.restSen : paysSen} />}
      <BankChoice banks={offered.banks} value={offered.bank} onChange={offered.setBank} />
      <NoGateway offered={offered} />
      {share !== null && (
        <div className={styles.share}>
          <Switch
            label={t("payment.useWallet", { amount: formatRinggit(share.amountSen) })}
            checked={share.used}
            onChange={onShare}
          />
          <p className="hint" aria-live="polite">
            {share.used
              ? t("payment.restFirst", { rest: formatRinggit(share.restSen) })
              : t("payment.useWalletHint")}
          </p>
        </div>
      )}
    </>
  );
}
