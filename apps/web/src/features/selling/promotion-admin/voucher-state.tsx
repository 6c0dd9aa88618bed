import { useTranslation } from "../../../i18n/use-translation.ts";
import { CellNote } from "../../../listing/column.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { dayText } from "../../../ui/format.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Voucher } from "./calls.ts";

const tones = { active: "success", used: "neutral", expired: "neutral", void: "danger" } as const;

/** How a voucher stands, until when it holds, and why it is void. */
export function VoucherState({ row }: { row: Voucher }) {
  const { t } = useTranslation(["staff-promotions", "promotions"]);
  const { language } = useLanguage();
  return (
    <>
      <Chip tone={tones[row.state]}>{t(`promotions:voucher.states.${row.state}`)}</Chip>
      <CellNote>{t("until", { day: dayText(row.expiresOn, language) })}</CellNote>
      {row.voidReason !== null && <CellNote>{row.voidReason}</CellNote>}
      {row.voidBalance !== null && <CellNote>{t(`void.balance.${row.voidBalance}`)}</CellNote>}
    </>
  );
}
