import { useTranslation } from "../../../i18n/use-translation.ts";
import { bareRinggit } from "../../../ui/format.ts";
import type { Fee } from "./calls.ts";
import type { Ready } from "./ready-charges.ts";

/** Whom an amount of a fee is for. */
export function usePayerText() {
  const { t } = useTranslation("charges");
  return ({ who, guestKind }: Partial<Fee["amounts"][number]>): string =>
    [who, guestKind].flatMap((payer) => (payer ? t(`whom.${payer}`) : [])).join(", ") || t("everybody");
}

/** A ready tax or fee in one line. */
export function useChargeText() {
  const { t } = useTranslation(["charges", "prices"]);
  const payerText = usePayerText();
  return (of: Ready): string => {
    if ("tax" in of)
      return t("taxSays", { share: of.tax.share / 100, on: t(`prices:choices.taxGroup.${of.tax.group}`) });
    const amounts = of.fee.amounts.filter(({ guestKind }) => guestKind === "adult" || guestKind === null);
    const amountsText = amounts.map((row) => `${payerText(row)} RM ${bareRinggit(row.sen)}`).join("; ");
    return `${amountsText}, ${t(`prices:choices.feePer.${of.fee.per}`)}`;
  };
}
