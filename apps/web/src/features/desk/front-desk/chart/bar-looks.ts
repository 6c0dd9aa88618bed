import type { StayNeed } from "@pulau/domain/booking/stay-needs.ts";
import type { IconShape } from "../../../../ui/icon.tsx";
import {
  IconAddressBook,
  IconBan,
  IconBucketDroplet,
  IconCheck,
  IconClock,
  IconCoins,
  IconFlag,
  IconHandStop,
  IconHourglass,
  IconKey,
  IconLogin2,
  IconLogout2,
  IconStarFilled,
} from "../../../../ui/icons/index.ts";
import type { Bar, StayState } from "./chart-lines.ts";

type Look = readonly [look: BarLook, icon: IconShape];
/** How a bar is drawn. What is not listed is behind us. */
const looks: Readonly<Partial<Record<StayState | "hold" | "courtesy" | "closure", Look>>> = {
  hold: ["held", IconHourglass],
  courtesy: ["kept", IconHandStop],
  closure: ["closed", IconBan],
  awaitingPayment: ["await", IconClock],
  confirmed: ["confirmed", IconCheck],
  inHouse: ["inhouse", IconKey],
};
export type BarLook = "held" | "kept" | "await" | "confirmed" | "inhouse" | "past" | "closed";

const kindOf = (bar: Bar) => {
  if (bar.kind === "stay") return bar.state;
  return bar.kind === "hold" && bar.courtesy ? "courtesy" : bar.kind;
};

export const lookOf = (bar: Bar): Look => looks[kindOf(bar)] ?? ["past", IconFlag];

/** What is to be done today, by the icons at the ends of bars and on the filters. */
export const needIcons: Record<StayNeed, IconShape> = {
  checkIn: IconLogin2,
  checkOut: IconLogout2,
  balance: IconCoins,
  guests: IconAddressBook,
  room: IconBucketDroplet,
  vip: IconStarFilled,
};
