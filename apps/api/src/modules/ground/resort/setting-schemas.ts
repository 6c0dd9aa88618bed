import { WalletSetting } from "@pulau/contract/wallet.ts";
import { isTimeZone, malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import { guestKinds } from "@pulau/domain/party/party.ts";
import { z } from "zod";

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const url = z.string().nullable().default(null);
const number = z.string().nullable().default(null);

const bands = z.array(
  z.object({ kind: z.enum(guestKinds), fromAge: z.int().min(0), toAge: z.int().min(0).nullable() }),
);
type Bands = z.infer<typeof bands>;

const Profile = z.object({
  name: z.string().default("Island Resort"),
  shortName: z.string().default("Resort"),
  legalName: z.string().default("Island Resort"),
  address: z
    .object({ short: z.string(), first: z.string(), second: z.string() })
    .default({ short: "", first: "", second: "" }),
  bank: z
    .object({
      name: z.string(),
      address: z.string(),
      accountHolder: z.string(),
      accountNumber: z.string(),
      swift: z.string(),
    })
    .nullable()
    .default(null),
  email: z.string().default(""),
  tel: z.array(z.string()).default([]),
  fax: number,
  whatsapp: z
    .array(z.object({ holder: z.string(), number: z.string() }))
    .max(3)
    .default([]),
  messengerUrl: url,
  websiteUrl: url,
  termsUrl: url,
  adminPortalUrl: url,
  registrationNumber: number,
  taxNumber: number,
  /** In the order of the crossing: the mainland's jetty first. */
  jetties: z.array(z.string()).max(3).default([]),
});

const Limits = z.object({
  /** Persons in one booking. */
  persons: z.int().min(1).default(100),
  /** Characters of a special request. */
  specialRequest: z.int().min(0).default(500),
  holdSeconds: z.int().min(1).default(120),
  /** Longest life of a hold from its begin, with every extension. */
  holdCapSeconds: z.int().min(1).default(1_800),
  /** Live holds that one owner may have. */
  holdsPerOwner: z.int().min(1).default(3),
  /** Drafts that one owner may keep. */
  draftsPerOwner: z.int().min(1).default(50),
  /** Purchases that one account may keep from others without having paid them. */
  openPurchases: z.int().min(1).default(5),
  /** Rooms that one owner may hold at a time. */
  roomsPerOwner: z.int().min(1).default(30),
  /** Rooms that all guests of one network address may hold at a time: a hotel shares one, so it is more. */
  roomsPerAddress: z.int().min(1).default(40),
  /** Minutes for which a freed stay is kept for who is first on the wait-list. */
  waitOfferMinutes: z.int().min(1).default(720),
  /** Stays that one owner, or one e-mail address, may wait for at a time. */
  waitEntriesPerOwner: z.int().min(1).default(5),
  /** Minutes that a submitted booking waits for its payment. */
  paymentMinutes: z.int().min(1).default(30),
  /** Minutes before a payment's deadline at which its guest is reminded. */
  reminderMinutes: z.array(z.int().min(1)).default([10, 1_440]),
  /** Minutes added past the end of the gateway's session. */
  paymentGraceMinutes: z.int().min(0).default(5),
  /** No payment moves the deadline further than this from the submit. */
  paymentCapMinutes: z.int().min(1).default(90),
});

const Deposit = z.object({
  /** Basis points of the total. */
  share: z.int().min(0).max(10_000).default(5_000),
  balanceDaysBefore: z.int().min(0).default(30),
});

const daysBefore = (days: number) => z.int().min(0).max(365).default(days);

const Policy = z.object({
  /** Refund in basis points for a cancellation at least so many days before check-in; the longest first. */
  tiers: z.array(z.object({ daysBefore: z.int().min(0), refund: z.int().min(0).max(10_000) })).default([
    { daysBefore: 30, refund: 10_000 },
    { daysBefore: 21, refund: 7_000 },
    { daysBefore: 14, refund: 5_000 },
  ]),
  /** Basis points kept of every refund. */
  adminFee: z.int().min(0).max(10_000).default(300),
  /** How a balance is asked for: days are counted from the day it is due on, those before it negative. */
  balance: z
    .object({
      remindDays: z.array(z.int().min(-90).max(60)).max(10).default([-7, -1, 1, 3]),
      /** Days after the due day at whose end an unpaid stay is cancelled by itself; null: never. */
      graceDays: z.int().min(0).max(60).nullable().default(5),
      /** Basis points of the price: what lacks less is put before staff instead. */
      cancelFrom: z.int().min(0).max(10_000).default(2_500),
    })
    .prefault({}),
  /** Days before check-in at which a guest's last day to change each thing is. */
  changes: z
    .object({
      dates: daysBefore(14),
      rooms: daysBefore(14),
      party: daysBefore(14),
      guests: daysBefore(3),
      transport: daysBefore(2),
      addOns: daysBefore(1),
      notes: daysBefore(0),
    })
    .prefault({}),
});

const Boats = z.object({
  /** Minutes before a boat leaves at which its guests must be at the jetty. */
  boardMinutes: z.int().min(0).max(240).default(30),
  /** Minutes that a crossing takes: nobody is driven home before. */
  crossingMinutes: z.int().min(0).max(600).default(45),
});

const Referral = z.object({
  /** Whether new bookings by a personal link are thanked for. */
  active: z.boolean().default(true),
  /** For how many days a followed link counts. */
  windowDays: z.int().min(1).max(365).default(45),
  /** Sen for a friend's first completed stay. */
  rewardSen: z.int().min(0).max(1_000_000).default(5_000),
  /** Rewards that one account can earn in a calendar month; null for any number. */
  monthlyCap: z.int().min(0).max(1_000).nullable().default(5),
});

const Offline = z.object({
  /** Days that a bank slip may wait for staff, while everything stays kept. */
  verifyDays: z.int().min(1).max(14).default(3),
  /** No slip keeps anything longer than so many days from the begin. */
  capDays: z.int().min(1).max(30).default(7),
  /** Hours that a guest gets to send another slip after one was refused. */
  retryHours: z.int().min(1).max(168).default(24),
  /** Slips that may be sent for one booking or purchase. */
  slips: z.int().min(1).max(20).default(4),
});

const Rooming = z.object({
  /** From so many persons on a booking may be submitted with guests to be named later. */
  fromPersons: z.int().min(1).default(10),
  /** Days before check-in at which the guests' last day to fill the list in is. */
  daysBefore: z.int().min(0).default(7),
  /** How many days before that last day a reminder is sent. */
  remindDaysBefore: z.array(z.int().min(0)).max(5).default([7, 1]),
});

const walletDefaults = {
  enabled: true,
  topUp: { minSen: 10_000, maxSen: 100_000 },
  payout: { enabled: true, minSen: 5_000, secondPerson: true },
};

const packageBands: Bands = [
  { kind: "infant", fromAge: 0, toAge: 0 },
  { kind: "toddler", fromAge: 1, toAge: 3 },
  { kind: "child", fromAge: 4, toAge: 11 },
  { kind: "adult", fromAge: 12, toAge: 59 },
  { kind: "senior", fromAge: 60, toAge: null },
];
const feeBands: Bands = [
  { kind: "toddler", fromAge: 0, toAge: 5 },
  { kind: "child", fromAge: 6, toAge: 12 },
  { kind: "adult", fromAge: 13, toAge: 59 },
  { kind: "senior", fromAge: 60, toAge: null },
];

const words = z.object({ en: z.string(), my: z.string(), cn: z.string() });

const kindNames = {
  infant: { en: "Infant", my: "Bayi", cn: "婴儿" },
  toddler: { en: "Toddler", my: "Anak kecil", cn: "幼儿" },
  child: { en: "Child", my: "Kanak-kanak", cn: "儿童" },
  adult: { en: "Adult", my: "Dewasa", cn: "成人" },
  senior: { en: "Senior", my: "Warga emas", cn: "长者" },
};

/** What e-Invoices say of the resort as a taxpayer; without it guests are not asked whether they need one. */
const TaxPayer = z.object({
  tin: z.string().regex(/^[A-Z]{1,2}\d{8,12}$/),
  /** Business registration number, twelve digits. */
  brn: z.string().regex(/^\d{12}$/),
  sst: z.string().nullable().default(null),
  tourismTax: z.string().nullable().default(null),
  /** By the Malaysian standard industrial classification. */
  industry: z.object({ code: z.string().regex(/^\d{5}$/), name: z.string().min(1) }),
  address: z.object({
    lines: z.array(z.string().min(1)).min(1).max(3),
    city: z.string().min(1),
    postCode: z.string().regex(/^\d{5}$/),
    /** One of the e-Invoice's state codes. */
    state: z.string().regex(/^(0[1-9]|1[0-6])$/),
  }),
  phone: z.string().regex(/^\+[1-9]\d{6,14}$/),
});

/** Every setting of the resort by its name in `resort_setting`, with the value that stands when no row has it. */
export const settingSchemas = {
  profile: Profile.prefault({}),
  timeZone: z.string().refine(isTimeZone).default(malaysianTime),
  checkInTime: clockTime.default("15:00"),
  checkOutTime: clockTime.default("11:00"),
  referral: Referral.prefault({}),
  /** Basis points of the package's value for an influencer whose link names no share of its own. */
  influencer: z.object({ share: z.int().min(0).max(10_000).default(1_000) }).prefault({}),
  answerHours: z.object({ from: clockTime, to: clockTime }).default({ from: "09:00", to: "18:00" }),
  bands: z
    .object({ package: bands, boat: bands, fee: bands })
    .default({ package: packageBands, boat: packageBands, fee: feeBands }),
  /** What the kinds of guest are called. */
  kindNames: z.record(z.enum(guestKinds), words).default(kindNames),
  /** What the words are called that rate cards use for what guests do and where they buy. */
  activityNames: z.record(z.string(), words).default({}),
  marketNames: z.record(z.string(), words).default({}),
  limits: Limits.prefault({}),
  deposit: Deposit.prefault({}),
  policy: Policy.prefault({}),
  boats: Boats.prefault({}),
  rooming: Rooming.prefault({}),
  wallet: WalletSetting.default(walletDefaults),
  offline: Offline.prefault({}),
  taxPayer: TaxPayer.nullable().default(null),
  bookingEnvironment: z.string().default("NEW"),
  bookingNoPrefix: z.string().max(8).default("TB"),
} as const;

export type SettingName = keyof typeof settingSchemas;
export type ResortSettings = { readonly [N in SettingName]: z.output<(typeof settingSchemas)[N]> };
export type SettingInput = { readonly [N in SettingName]?: z.input<(typeof settingSchemas)[N]> };
