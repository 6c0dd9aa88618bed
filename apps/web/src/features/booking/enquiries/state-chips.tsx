import {
  IconCalendarOff,
  IconCheck,
  IconClockOff,
  IconGift,
  IconHourglass,
  IconMail,
  IconMailCheck,
  IconX,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Chip, type ChipTone } from "../../../ui/chip.tsx";
import type { IconShape } from "../../../ui/icon.tsx";
import type { Row, Waiting } from "./calls.ts";

type Face = readonly [ChipTone, IconShape];

const enquiryFaces = {
  new: ["warning", IconMail],
  answered: ["success", IconMailCheck],
  booked: ["primary", IconCheck],
  closed: ["neutral", IconX],
} as const satisfies Record<Row["state"], Face>;

const waitFaces = {
  waiting: ["dashed", IconHourglass],
  offered: ["warning", IconGift],
  taken: ["primary", IconCheck],
  declined: ["neutral", IconX],
  missed: ["neutral", IconClockOff],
  withdrawn: ["neutral", IconX],
  passed: ["neutral", IconCalendarOff],
} as const satisfies Record<Waiting["state"], Face>;

export function EnquiryChip({ state }: Pick<Row, "state">) {
  const { t } = useTranslation("enquiries");
  const [tone, icon] = enquiryFaces[state];
  return (
    <Chip tone={tone} icon={icon}>
      {t(`states.${state}`)}
    </Chip>
  );
}

export function WaitChip({ state }: Pick<Waiting, "state">) {
  const { t } = useTranslation("enquiries");
  const [tone, icon] = waitFaces[state];
  return (
    <Chip tone={tone} icon={icon}>
      {t(`wait.states.${state}`)}
    </Chip>
  );
}
