import { IconBan, IconCheck, IconHourglass, IconProgressCheck, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Chip, type ChipTone } from "../../../ui/chip.tsx";
import type { IconShape } from "../../../ui/icon.tsx";
import type { Row } from "./calls.ts";

const faces = {
  requested: ["warning", IconHourglass],
  approved: ["info", IconProgressCheck],
  paid: ["success", IconCheck],
  rejected: ["danger", IconX],
  cancelled: ["neutral", IconBan],
} as const satisfies Record<Row["state"], readonly [ChipTone, IconShape]>;

export function PayoutChip({ state }: Pick<Row, "state">) {
  const { t } = useTranslation("wallets");
  const [tone, icon] = faces[state];
  return (
    <Chip tone={tone} icon={icon}>
      {t(`payouts.states.${state}`)}
    </Chip>
  );
}
