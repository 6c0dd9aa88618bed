import { isTimeZone, malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import { lunchDays } from "@pulau/domain/catalogue/meals.ts";
import { z } from "zod";
import { WalletSetting } from "../wallet.ts";
import { FirstPage, Look } from "./first-page.ts";
import { AllBands, KindNames, WordNames } from "./guests.ts";
import { Island } from "./island.ts";
import { Mail } from "./mail.ts";
import { Menu } from "./menu.ts";
import { Opening } from "./opening.ts";
import { ClockTime, share } from "./parts.ts";
import { Boats, Deposit, Limits, Offline, Policy, Referral, Rooming } from "./policies.ts";
import { Profile } from "./profile.ts";
import { TaxPayer } from "./tax-payer.ts";
import { Widget } from "./widget.ts";

const walletDefaults = {
  enabled: true,
  topUp: { minSen: 10_000, maxSen: 100_000 },
  payout: { enabled: true, minSen: 5_000, secondPerson: true },
};

/** Every setting of the resort by its name in `resort_setting`, with the value that stands when no row has it. */
export const settingSchemas = {
  profile: Profile.prefault({}),
  look: Look.prefault({}),
  firstPage: FirstPage.prefault({}),
  island: Island.prefault({}),
  menu: Menu.prefault({}),
  widget: Widget.prefault({}),
  opening: Opening.prefault({}),
  mail: Mail.prefault({}),
  timeZone: z.string().refine(isTimeZone, { error: "timeZone" }).default(malaysianTime),
  checkInTime: ClockTime.default("15:00"),
  checkOutTime: ClockTime.default("11:00"),
  /** Of the lunches of a stay: whether the first is eaten on the day of arrival, or the last on that of departure. */
  lunchDay: z.enum(lunchDays).default("arrival"),
  referral: Referral.prefault({}),
  /** Basis points of the package's value for an influencer whose link names no share of its own. */
  influencer: z.object({ share: share().default(1_000) }).prefault({}),
  answerHours: z.object({ from: ClockTime, to: ClockTime }).default({ from: "09:00", to: "18:00" }),
  bands: AllBands,
  kindNames: KindNames,
  activityNames: WordNames,
  marketNames: WordNames,
  limits: Limits.prefault({}),
  deposit: Deposit.prefault({}),
  policy: Policy.prefault({}),
  boats: Boats.prefault({}),
  rooming: Rooming.prefault({}),
  wallet: WalletSetting.default(walletDefaults),
  offline: Offline.prefault({}),
  taxPayer: TaxPayer.nullable().default(null),
  bookingEnvironment: z.string().max(20, { error: "tooLong" }).default("NEW"),
  bookingNoPrefix: z.string().trim().max(8, { error: "tooLong" }).default("TB"),
} as const;

export type SettingName = keyof typeof settingSchemas;
export type ResortSettings = { readonly [N in SettingName]: z.output<(typeof settingSchemas)[N]> };
export type SettingInput = { readonly [N in SettingName]?: z.input<(typeof settingSchemas)[N]> };
