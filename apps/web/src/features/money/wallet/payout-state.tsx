import { useTranslation } from "../../../i18n/use-translation.ts";
import { CellNote } from "../../../listing/column.tsx";
import { Chip, type ChipTone } from "../../../ui/chip.tsx";
import type { IconShape } from "../../../ui/icon.tsx";
import { IconBan, IconCheck, IconHourglass, IconProgressCheck, IconX } from "../../../ui/icons/index.ts";
import { DayText } from "../../../ui/money-and-dates.tsx";
import type { Payout } from "./calls.ts";

const faces = {
  requested: ["warning", IconHourglass],
  approved: ["info", IconProgressCheck],
  paid: ["success", IconCheck],
  rejected: ["danger", IconX],
  cancelled: ["neutral", IconBan],
} as const satisfies Record<Payout["state"], readonly [ChipTone, IconShape]>;

/** How far a payout is, when it was paid, and why not. */
export function PayoutState({ row }: { row: Payout }) {
  const { t } = useTranslation("wallet");
  const [tone, icon] = faces[row.state];
  return (
    <>
      <Chip tone={tone} icon={icon}>
        {t(`payout.states.${row.state}`)}
      </Chip>
      {row.paidOn && (
        <CellNote>
          <DayText day={row.paidOn} /> · <bdi>{row.bankReference}</bdi>
        </CellNote>
      )}
      {row.reason && <CellNote>{row.reason}</CellNote>}
    </>
  );
}
