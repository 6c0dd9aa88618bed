import type { ReactNode } from "react";
import { Chip, type ChipTone } from "../ui/chip.tsx";
import type { IconShape } from "../ui/icon.tsx";
import {
  IconAlertCircle,
  IconBan,
  IconCalendarOff,
  IconCheck,
  IconClock,
  IconClockOff,
  IconFileSearch,
  IconGift,
  IconHourglass,
  IconMail,
  IconMailCheck,
  IconProgressCheck,
  IconX,
} from "../ui/icons/index.ts";

/** How a state is drawn, the same wherever it shows. */
export type StateStyle = readonly [tone: ChipTone, icon: IconShape];

export const waitStyles = {
  waiting: ["dashed", IconHourglass],
  offered: ["warning", IconGift],
  taken: ["primary", IconCheck],
  declined: ["neutral", IconX],
  missed: ["neutral", IconClockOff],
  withdrawn: ["neutral", IconX],
  passed: ["neutral", IconCalendarOff],
} as const satisfies Record<string, StateStyle>;

export const courtesyStyles = {
  held: ["warning", IconHourglass],
  booked: ["primary", IconCheck],
  released: ["neutral", IconX],
  ended: ["neutral", IconClockOff],
} as const satisfies Record<string, StateStyle>;

export const enquiryStyles = {
  new: ["info", IconMail],
  answered: ["success", IconMailCheck],
  booked: ["primary", IconCheck],
  closed: ["neutral", IconX],
} as const satisfies Record<string, StateStyle>;

export const paymentStyles = {
  started: ["neutral", IconClock],
  captured: ["success", IconCheck],
  declined: ["danger", IconAlertCircle],
  expired: ["neutral", IconClockOff],
  putAside: ["warning", IconFileSearch],
  awaitingVerification: ["info", IconFileSearch],
  voided: ["neutral", IconBan],
} as const satisfies Record<string, StateStyle>;

export const payoutStyles = {
  requested: ["warning", IconHourglass],
  approved: ["info", IconProgressCheck],
  paid: ["success", IconCheck],
  rejected: ["danger", IconX],
  cancelled: ["neutral", IconBan],
} as const satisfies Record<string, StateStyle>;

/** A state by its face, in the words of the page. */
export const StyledChip = ({ face: [tone, icon], children }: { face: StateStyle; children: ReactNode }) => (
  <Chip tone={tone} icon={icon}>
    {children}
  </Chip>
);
