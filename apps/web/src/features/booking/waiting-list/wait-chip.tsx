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
import type { Enquiry, Entry } from "./calls.ts";

type Face = readonly [ChipTone, IconShape];

const places = {
  waiting: ["dashed", IconHourglass],
  offered: ["warning", IconGift],
  taken: ["primary", IconCheck],
  declined: ["neutral", IconX],
  missed: ["neutral", IconClockOff],
  withdrawn: ["neutral", IconX],
  passed: ["neutral", IconCalendarOff],
} as const satisfies Record<Entry["state"], Face>;

const enquiries = {
  new: ["info", IconMail],
  answered: ["success", IconMailCheck],
  booked: ["primary", IconCheck],
  closed: ["neutral", IconX],
} as const satisfies Record<Enquiry["state"], Face>;

export function WaitChip({ state }: { state: Entry["state"] }) {
  const { t } = useTranslation("waiting");
  const [tone, icon] = places[state];
  return (
    <Chip tone={tone} icon={icon}>
      {t(`states.${state}`)}
    </Chip>
  );
}

export function EnquiryChip({ state }: { state: Enquiry["state"] }) {
  const { t } = useTranslation("waiting");
  const [tone, icon] = enquiries[state];
  return (
    <Chip tone={tone} icon={icon}>
      {t(`enquiryStates.${state}`)}
    </Chip>
  );
}
