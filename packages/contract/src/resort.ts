import type { BoatId, CurrencyId, FileId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { AgeBandsReply } from "./age-bands.ts";
import { DayField, idOf, idParams, SenField, WayField, WordsField } from "./fields.ts";
import { PageLink } from "./pages.ts";
import { ReplyDay } from "./reply-day.ts";
import { defineFile, defineRoute } from "./route.ts";
import { ShownMenuEntry } from "./settings/menu.ts";
import { socialNetworks } from "./settings/profile.ts";

const Contact = z.string().nullable();

/** The resort's public face: names, contacts, times and the rules that texts are made from. */
export const ResortReply = z.object({
  name: z.string(),
  shortName: z.string(),
  legalName: z.string(),
  address: z.object({ short: z.string(), first: z.string(), second: z.string() }),
  contact: z.object({
    email: z.string(),
    tel: z.array(z.string()),
    whatsapp: z.array(z.object({ holder: z.string(), number: z.string() })),
    messenger: Contact,
    website: Contact,
    terms: Contact,
    fax: Contact,
    adminPortal: Contact,
    /** The resort's own pages elsewhere, those that there are. */
    social: z.array(z.object({ network: z.enum(socialNetworks), url: z.string() })),
  }),
  /** Which of the optional contacts and numbers there are; what staff keep without showing it is not there. */
  has: z.object({
    tel: z.boolean(),
    telAlternate: z.boolean(),
    telAlternate2: z.boolean(),
    fax: z.boolean(),
    whatsapp: z.boolean(),
    whatsappAlternate: z.boolean(),
    whatsappAlternate2: z.boolean(),
    messenger: z.boolean(),
    website: z.boolean(),
    terms: z.boolean(),
    adminPortal: z.boolean(),
    registrationNumber: z.boolean(),
    taxNumber: z.boolean(),
    gstNumber: z.boolean(),
  }),
  registrationNumber: Contact,
  taxNumber: Contact,
  gstNumber: Contact,
  timeZone: z.string(),
  /** Today at the resort. */
  today: ReplyDay,
  checkInTime: z.string().meta({ example: "15:00" }),
  checkOutTime: z.string().meta({ example: "11:00" }),
  answerHours: z.object({ from: z.string(), to: z.string() }),
  jetties: z.array(z.string()),
  /** The crossing as one line: three jetties, the third often empty, and the first boat of a day each way. */
  ferry: z.object({
    jettyOne: z.string(),
    jettyTwo: z.string(),
    jettyThree: z.string(),
    timeOneToTwo: z.string().nullable().meta({ example: "11:00" }),
    timeTwoToOne: z.string().nullable().meta({ example: "09:30" }),
  }),
  ferries: z.array(z.object({ direction: WayField, time: z.string(), from: z.string(), to: z.string() })),
  charters: z.array(z.object({ id: idOf<BoatId>(), name: WordsField, sen: SenField, seats: z.int() })),
  toddlerTicketSen: SenField,
  /** How long before a boat leaves one must be at the jetty, and how long a crossing takes. */
  boats: z.object({ boardMinutes: z.int(), crossingMinutes: z.int() }),
  bands: AgeBandsReply,
  limits: z.object({
    persons: z.int(),
    specialRequest: z.int(),
    holdSeconds: z.int(),
    holdCapSeconds: z.int(),
    courtesyHoldHours: z.int(),
    paymentMinutes: z.int(),
  }),
  /** Groups of so many persons may name their guests later, until so many days before check-in. */
  rooming: z.object({ fromPersons: z.int(), daysBefore: z.int() }),
  /** The cancellation policy of today; a booking freezes it when it is made. Shares are basis points. */
  policy: z.object({
    tiers: z.array(z.object({ daysBefore: z.int(), refund: z.int() })),
    adminFee: z.int(),
    /** How a balance is asked for, in days after the day it is due. */
    balance: z.object({ remindDays: z.array(z.int()), graceDays: z.int().nullable(), cancelFrom: z.int() }),
  }),
  look: z.object({
    /** Address of the logo; null for Pulau's own mark. */
    logo: z.string().nullable(),
    /** Address of the style sheet with the resort's colours; null where they are Pulau's own. */
    stylesheet: z.string().nullable(),
  }),
  firstPage: z.object({
    /** A drawing's name, or the address of a picture that the resort has sent. */
    picture: z.string(),
    headline: WordsField,
    text: WordsField,
  }),
  /** Closed, guests can't begin a stay; `opensOn` is what they are told. */
  opening: z.object({
    open: z.boolean(),
    opensOn: DayField.nullable(),
    /** Whether the caller has the preview address. */
    preview: z.boolean(),
  }),
  /** The portal's menu in its order: a heading, and the entries under it. Whom an entry is for, its page decides. */
  menu: z.array(ShownMenuEntry),
  /** Pages that guests can find, in their order. */
  pages: z.array(PageLink),
  version: z.string(),
  demo: z.boolean(),
});

export const resortRoute = defineRoute({
  method: "GET",
  path: "/api/resort",
  scope: "none",
  tag: "Resort",
  summary: "The resort's public profile, times and limits",
  reply: ResortReply,
});

export const CurrencyReply = z.object({
  data: z.array(
    z.object({
      id: idOf<CurrencyId>(),
      currencyId: z.object({ code: z.string(), name: z.string(), symbol_native: z.string() }),
      /** Foreign units for RM 1. */
      foreignConvRate: z.number(),
      /** Ringgit for one foreign unit. */
      myConvRate: z.number(),
      ratedOn: ReplyDay,
    }),
  ),
});

export const currencyRoute = defineRoute({
  method: "GET",
  path: "/api/currency",
  scope: "none",
  tag: "Resort",
  summary: "Currencies that prices can be shown in, at indicative rates; only ringgit is charged",
  reply: CurrencyReply,
});

/** Widths that a picture of the resort can be had in, in pixels. */
export const pictureWidths = [160, 480, 800, 1440] as const;

export const resortPictureRoute = defineFile({
  method: "GET",
  path: "/api/resort/picture/:_id",
  scope: "none",
  tag: "Resort",
  summary: "A public picture of the resort: its logo, the home page's, or one of its catalogue",
  params: idParams<FileId>(),
  query: z.object({
    w: z.coerce
      .number()
      .pipe(z.literal([...pictureWidths]))
      .default(800),
    as: z
      .enum(["webp", "jpeg", "png"])
      .default("webp")
      .meta({ description: "mails show no WebP everywhere" }),
  }),
  file: "image/webp",
  failures: ["NOT_FOUND"],
});

export const lookRoute = defineFile({
  method: "GET",
  path: "/api/resort/look.css",
  scope: "none",
  tag: "Resort",
  summary: "The resort's colours in light and dark, as a style sheet",
  query: z.object({ v: z.string().max(40).optional() }),
  file: "text/css",
});
