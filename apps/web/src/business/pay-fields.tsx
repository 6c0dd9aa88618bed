import { gatewayBanksRoute } from "@pulau/contract/gateways.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { faceOf } from "../api/client.ts";
import { useCall } from "../api/use-call.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { Button } from "../ui/button.tsx";
import { Switch } from "../ui/choice-fields.tsx";
import { RadioCards } from "../ui/segmented.tsx";
import { ErrorState } from "../ui/states.tsx";
import styles from "./pay-ways.module.css";
import { BankChoice, type PayWay } from "./pay-ways.tsx";
import { RateNote } from "./shown-currency/rate-note.tsx";
import type { useWayChoice } from "./use-way-choice.ts";

const gatewayBanks = faceOf(gatewayBanksRoute);

type Offered = PayWay & { readonly hasBanks: boolean };
type Props<W extends Offered> = {
  readonly label: string;
  readonly choice: ReturnType<typeof useWayChoice<W>>;
  readonly way: W;
  /** What becomes of the rest when the wallet gives its part. */
  readonly rest?: (restSen: Sen) => string;
  /** One way alone is not asked for. */
  readonly alwaysShown?: boolean;
  readonly failure: unknown;
  readonly busy: boolean;
};

/**
 * With what a sum is paid, the bank where the way lists any, the wallet's part where it has one, what went wrong, and the
 * button that says the amount: the end of every form that pays. Wants the words of `paying`.
 */
export function PayFields<W extends Offered>({
  label,
  choice,
  way,
  rest,
  alwaysShown = true,
  failure,
  busy,
}: Props<W>) {
  const { t } = useTranslation("paying");
  const { choices, share, used } = choice;
  const banks = useCall(gatewayBanks, { params: { gateway: way.id } }, { enabled: way.hasBanks }).data?.banks;
  return (
    <>
      {(alwaysShown || choices.length > 1) && (
        <RadioCards label={label} value={way.id} onChange={choice.choose} choices={choices} />
      )}
      {way.hasBanks && <BankChoice banks={banks ?? []} value={choice.bank} onChange={choice.setBank} />}
      {share !== null && (
        <div className={styles.share}>
          <Switch
            label={t("useWallet", { amount: formatRinggit(share.amountSen) })}
            checked={choice.withWallet}
            onChange={choice.setWithWallet}
          />
          <p className="hint" aria-live="polite">
            {used === null ? t("useWalletHint") : rest?.(used.restSen)}
          </p>
        </div>
      )}
      <RateNote sen={choice.nowSen} />
      {failure !== null && <ErrorState error={failure} />}
      <Button type="submit" size="large" wide busy={busy}>
        {t("act", { amount: formatRinggit(choice.nowSen) })}
      </Button>
      {way.kind === "gateway" && <p className="hint">{t("leads")}</p>}
    </>
  );
}
