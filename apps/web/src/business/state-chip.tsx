import { useTranslation } from "../i18n/use-translation.ts";
import { Chip, type ChipTone } from "../ui/chip.tsx";
import type { IconShape } from "../ui/icon.tsx";
import {
  IconAlertCircle,
  IconArrowBackUp,
  IconCheck,
  IconClock,
  IconClockOff,
  IconFileSearch,
  IconFlag,
  IconHourglass,
  IconKey,
  IconPencil,
  IconProgress,
  IconUserX,
  IconX,
} from "../ui/icons/index.ts";

type Face = readonly [ChipTone, IconShape];

const stays = {
  draft: ["neutral", IconPencil],
  held: ["dashed", IconHourglass],
  awaitingPayment: ["warning", IconClock],
  confirmed: ["primary", IconCheck],
  inHouse: ["solid", IconKey],
  completed: ["neutral", IconFlag],
  cancelled: ["danger", IconX],
  expired: ["neutral", IconClockOff],
  noShow: ["accent", IconUserX],
} as const satisfies Record<string, Face>;

const payments = {
  pending: ["neutral", IconClock],
  partial: ["warning", IconProgress],
  success: ["success", IconCheck],
  failed: ["danger", IconAlertCircle],
  refunded: ["info", IconArrowBackUp],
  awaitingVerification: ["info", IconFileSearch],
} as const satisfies Record<string, Face>;

export function StateChip({ state }: { state: keyof typeof stays }) {
  const { t } = useTranslation("pieces");
  const [tone, icon] = stays[state];
  return (
    <Chip tone={tone} icon={icon}>
      {t(`stay.${state}`)}
    </Chip>
  );
}

export function PaymentChip({ status }: { status: keyof typeof payments }) {
  const { t } = useTranslation("pieces");
  const [tone, icon] = payments[status];
  return (
    <Chip tone={tone} icon={icon}>
      {t(`payment.${status}`)}
    </Chip>
  );
}
