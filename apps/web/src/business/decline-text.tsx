import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { declineReason } from "./decline-reason.ts";

/** Why the bank took nothing, and its own words where it gave some. */
export function DeclineText({ reason, amountSen }: { reason: string | null; amountSen: Sen }) {
  const { t } = useTranslation("booking");
  const { reason: known, bankMessage } = declineReason(reason);
  return (
    <>
      <p>{t(`after.reasons.${known}`, { amount: formatRinggit(amountSen) })}</p>
      {bankMessage !== null && <p>{t("after.bankMessage", { message: bankMessage })}</p>}
    </>
  );
}
