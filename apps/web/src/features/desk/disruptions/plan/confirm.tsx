import type { DisruptionId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import type { totalsOf } from "../calls.ts";

type Props = {
  sailings: number;
  totals: ReturnType<typeof totalsOf>;
  busy: boolean;
  error: unknown;
  onAgree: () => Promise<DisruptionId | undefined>;
  onClose: () => void;
};

/** Says in numbers what will happen, and asks. */
export function Confirm({ sailings, totals, busy, error, onAgree, onClose }: Props) {
  const { t } = useTranslation("disruptions");
  const { move, refund, credit, later, mails, chartersSen } = totals;
  const lines = [
    t("confirm.sailings", { count: sailings }),
    move.persons > 0 && t("confirm.move", { count: move.persons }),
    refund.parties > 0 &&
      t("confirm.refund", { count: refund.parties, amount: formatRinggit(refund.backSen) }),
    credit.parties > 0 &&
      t("confirm.credit", { count: credit.parties, amount: formatRinggit(credit.backSen) }),
    later.parties > 0 && t("confirm.later", { count: later.parties }),
    chartersSen > 0 && t("confirm.charters", { amount: formatRinggit(chartersSen) }),
    mails > 0 && t("confirm.mails", { count: mails }),
  ].filter((line) => line !== false);
  return (
    <ConfirmDialog
      title={t("confirm.title")}
      words={{ keep: t("confirm.keep"), agree: t("confirm.agree") }}
      busy={busy}
      error={error}
      onAgree={onAgree}
      onClose={onClose}
    >
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
