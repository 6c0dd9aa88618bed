import { z } from "zod";
import { count, counts, share } from "./parts.ts";

export const Limits = z.object({
  /** Persons in one booking. */
  persons: count(1).default(100),
  /** Characters of a special request. */
  specialRequest: count(0).default(500),
  holdSeconds: count(1).default(120),
  /** Longest life of a hold from its begin, with every extension. */
  holdCapSeconds: count(1).default(1_800),
  /** Live holds that one owner may have. */
  holdsPerOwner: count(1).default(3),
  /** Drafts that one owner may keep. */
  draftsPerOwner: count(1).default(50),
  /** Purchases that one account may keep from others without having paid them. */
  openPurchases: count(1).default(5),
  /** Rooms that one owner may hold at a time. */
  roomsPerOwner: count(1).default(30),
  /** Rooms that all guests of one network address may hold at a time: a hotel shares one, so it is more. */
  roomsPerAddress: count(1).default(40),
  /** Hours for which staff may hold a stay for somebody, from the moment in which they say so. */
  courtesyHoldHours: count(1, 720).default(48),
  /** Minutes for which a freed stay is kept for who is first on the wait-list. */
  waitOfferMinutes: count(1).default(720),
  /** Stays that one owner, or one e-mail address, may wait for at a time. */
  waitEntriesPerOwner: count(1).default(5),
  /** Days for which what guests left is kept before it may be thrown away. */
  foundThingDays: count(0, 3_650).default(90),
  /** Days after an account's last stay at which scans of travel documents, and the documents themselves, are deleted. */
  scanDays: count(0, 3_650).default(30),
  travelDocumentDays: count(0, 3_650).default(730),
  /** Whole ringgit that guests are asked to leave at check-in; 0 for none. */
  roomDepositRinggit: count(0, 10_000).default(200),
  /** Minutes that a submitted booking waits for its payment. */
  paymentMinutes: count(1).default(30),
  /** Minutes before a payment's deadline at which its guest is reminded. */
  reminderMinutes: counts(count(1, 100_000), 10).default([10, 1_440]),
  /** Minutes added past the end of the gateway's session. */
  paymentGraceMinutes: count(0).default(5),
  /** No payment moves the deadline further than this from the submit. */
  paymentCapMinutes: count(1).default(90),
});

export const Deposit = z.object({
  /** Basis points of the total. */
  share: share().default(5_000),
  balanceDaysBefore: count(0).default(30),
});

const daysBefore = (days: number) => count(0, 365).default(days);

export const Policy = z.object({
  /** Refund in basis points for a cancellation at least so many days before check-in; the longest first. */
  tiers: z
    .array(z.object({ daysBefore: count(0, 730), refund: share() }))
    .max(12)
    .refine((tiers) => new Set(tiers.map((tier) => tier.daysBefore)).size === tiers.length, {
      error: "twice",
    })
    .transform((tiers) => tiers.toSorted((a, b) => b.daysBefore - a.daysBefore))
    .default([
      { daysBefore: 30, refund: 10_000 },
      { daysBefore: 21, refund: 7_000 },
      { daysBefore: 14, refund: 5_000 },
    ]),
  /** Basis points kept of every refund. */
  adminFee: share().default(300),
  /** How a balance is asked for: days are counted from the day it is due on, those before it negative. */
  balance: z
    .object({
      remindDays: counts(count(-90, 60), 10).default([-7, -1, 1, 3]),
      /** Days after the due day at whose end an unpaid stay is cancelled by itself; null: never. */
      graceDays: count(0, 60).nullable().default(5),
      /** Basis points of the price: what lacks less is put before staff instead. */
      cancelFrom: share().default(2_500),
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

export const Boats = z.object({
  /** Minutes before a boat leaves at which its guests must be at the jetty. */
  boardMinutes: count(0, 240).default(30),
  /** Minutes that a crossing takes: nobody is driven home before. */
  crossingMinutes: count(0, 600).default(45),
});

export const Referral = z.object({
  /** Whether new bookings by a personal link are thanked for. */
  active: z.boolean().default(true),
  /** For how many days a followed link counts. */
  windowDays: count(1, 365).default(45),
  /** Sen for a friend's first completed stay. */
  rewardSen: count(0, 1_000_000).default(5_000),
  /** Rewards that one account can earn in a calendar month; null for any number. */
  monthlyCap: count(0, 1_000).nullable().default(5),
});

export const Offline = z.object({
  /** Days that a bank slip may wait for staff, while everything stays kept. */
  verifyDays: count(1, 14).default(3),
  /** No slip keeps anything longer than so many days from the begin. */
  capDays: count(1, 30).default(7),
  /** Hours that a guest gets to send another slip after one was refused. */
  retryHours: count(1, 168).default(24),
  /** Slips that may be sent for one booking or purchase. */
  slips: count(1, 20).default(4),
});

export const Rooming = z.object({
  /** From so many persons on a booking may be submitted with guests to be named later. */
  fromPersons: count(1).default(10),
  /** Days before check-in at which the guests' last day to fill the list in is. */
  daysBefore: count(0).default(7),
  /** How many days before that last day a reminder is sent. */
  remindDaysBefore: counts(count(0, 400), 5).default([7, 1]),
});
