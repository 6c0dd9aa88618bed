import type { SettingGroup } from "@pulau/contract/settings/groups.ts";

/** How one setting is typed. A `sentence` has its number within; its words say where by `{{field}}`. */
export type SettingField = {
  /** Its place in the form's values. */
  readonly at: string;
  readonly as:
    | "count"
    | "percent"
    | "counts"
    | "countOrNone"
    | "line"
    | "url"
    | "tel"
    | "email"
    | "time"
    | "choice"
    | "words"
    | "long"
    | "lines"
    | "part";
};
/** Fields under one heading; `part` names a piece of the page that is drawn by itself. */
export type SettingSection = { readonly key: string; readonly fields: readonly SettingField[] };

const all = (as: SettingField["as"], ...places: string[]): SettingField[] => places.map((at) => ({ at, as }));
const part = (at: string): SettingField => ({ at, as: "part" });

/** What each group's page shows, in its order. */
export const settingSections: Readonly<Record<SettingGroup, readonly SettingSection[]>> = {
  resort: [
    { key: "names", fields: all("line", "name", "shortName", "legalName") },
    { key: "address", fields: all("line", "address.short", "address.first", "address.second") },
    {
      key: "contact",
      fields: [
        ...all("email", "email"),
        ...all("tel", "tel.0", "tel.1", "tel.2", "fax"),
        part("whatsapp"),
        ...all("url", "messengerUrl", "websiteUrl", "termsUrl", "adminPortalUrl"),
      ],
    },
    {
      key: "social",
      fields: all(
        "url",
        "social.facebook",
        "social.instagram",
        "social.tiktok",
        "social.youtube",
        "social.xiaohongshu",
      ),
    },
    { key: "numbers", fields: all("line", "registrationNumber", "taxNumber", "gstNumber") },
    { key: "jetties", fields: all("line", "jetties.0", "jetties.1", "jetties.2") },
    { key: "bank", fields: [part("bank")] },
    { key: "shown", fields: [part("hidden")] },
  ],
  firstPage: [
    { key: "mark", fields: [part("logo"), part("primary"), part("accent")] },
    {
      key: "welcome",
      fields: [part("picture"), ...all("lines", "firstPage.headline"), ...all("words", "firstPage.text")],
    },
  ],
  island: [
    { key: "map", fields: [part("map"), ...all("words", "lead")] },
    { key: "coordinates", fields: all("line", "coordinates") },
    { key: "places", fields: [part("mapPlaces")] },
    { key: "tide", fields: all("long", "tide") },
    { key: "year", fields: [part("months"), ...all("long", "seasons")] },
    { key: "bring", fields: all("long", "bring") },
  ],
  menu: [{ key: "menu", fields: [part("entries")] }],
  times: [
    { key: "stay", fields: all("time", "checkInTime", "checkOutTime") },
    { key: "meals", fields: all("choice", "lunchDay") },
    { key: "answers", fields: all("time", "answerHours.from", "answerHours.to") },
    { key: "zone", fields: all("line", "timeZone") },
  ],
  guests: [
    { key: "bands", fields: [part("bands")] },
    {
      key: "kinds",
      fields: all(
        "words",
        "kindNames.infant",
        "kindNames.toddler",
        "kindNames.child",
        "kindNames.adult",
        "kindNames.senior",
      ),
    },
    { key: "words", fields: [part("activityNames"), part("marketNames")] },
  ],
  policies: [
    {
      key: "deposit",
      fields: [...all("percent", "deposit.share"), ...all("count", "deposit.balanceDaysBefore")],
    },
    { key: "cancellation", fields: [part("tiers"), ...all("percent", "policy.adminFee")] },
    {
      key: "balance",
      fields: [
        ...all("counts", "policy.balance.remindDays"),
        ...all("countOrNone", "policy.balance.graceDays"),
        ...all("percent", "policy.balance.cancelFrom"),
      ],
    },
    {
      key: "changes",
      fields: all(
        "count",
        "policy.changes.dates",
        "policy.changes.rooms",
        "policy.changes.party",
        "policy.changes.guests",
        "policy.changes.transport",
        "policy.changes.addOns",
        "policy.changes.notes",
      ),
    },
  ],
  limits: [
    { key: "booking", fields: all("count", "persons", "specialRequest", "draftsPerOwner", "openPurchases") },
    {
      key: "holds",
      fields: all(
        "count",
        "holdSeconds",
        "holdCapSeconds",
        "holdsPerOwner",
        "roomsPerOwner",
        "roomsPerAddress",
        "courtesyHoldHours",
      ),
    },
    {
      key: "payment",
      fields: [
        ...all("count", "paymentMinutes", "paymentGraceMinutes", "paymentCapMinutes"),
        ...all("counts", "reminderMinutes"),
      ],
    },
    { key: "waiting", fields: all("count", "waitOfferMinutes", "waitEntriesPerOwner") },
    { key: "roomDeposit", fields: all("count", "roomDepositRinggit") },
    { key: "housekeeping", fields: all("count", "foundThingDays") },
    { key: "travelDocuments", fields: all("count", "scanDays", "travelDocumentDays") },
  ],
  groups: [
    {
      key: "rooming",
      fields: [...all("count", "fromPersons", "daysBefore"), ...all("counts", "remindDaysBefore")],
    },
  ],
  boats: [{ key: "crossing", fields: all("count", "boardMinutes", "crossingMinutes") }],
  bankTransfer: [{ key: "slips", fields: all("count", "verifyDays", "capDays", "retryHours", "slips") }],
  numbers: [{ key: "bookings", fields: all("line", "bookingNoPrefix", "bookingEnvironment") }],
  taxPayer: [{ key: "taxPayer", fields: [part("taxPayer")] }],
  mail: [
    {
      key: "sender",
      fields: [...all("line", "senderName"), ...all("email", "senderAddress"), part("testMail")],
    },
  ],
  widget: [
    { key: "websites", fields: [part("origins")] },
    { key: "tag", fields: [part("widgetTag")] },
  ],
};
