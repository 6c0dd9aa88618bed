import { addDays } from "@pulau/domain/calendar/day.ts";
import type { AccountId, OwnerId, PackageId } from "@pulau/domain/ids.ts";
import type { influencerPackage, referralClick, referralCode } from "../../schema/referral.ts";
import type { Chance } from "../chance.ts";
import { reach } from "../stays/occupancy.ts";
import { someTime } from "../stays/resort-clock.ts";
import type { PartnersRequest } from "./partners-options.ts";

type ClickRow = typeof referralClick.$inferInsert;

/** Personal links of the demo, the same on each start so that they can be written down. */
const codes = { guest: "A7SYAH24", influencer: "M4RABSEA" } as const;

/** The influencer's packages and what was bought by them, personal links, and who followed them. */
export function makeLinks(chance: Chance, demo: PartnersRequest) {
  const { people, resort, today } = demo;
  const ownerOf = (key: keyof typeof codes) => people.owners.get(key)?.accountId ?? "";
  const mira = ownerOf("influencer");
  const from = addDays(today, -reach.past);
  const links: (typeof influencerPackage.$inferInsert)[] = resort.packages
    .filter(({ type }) => type === "influencer")
    .map(({ id }) => ({ packageId: id, accountId: mira, activeStatus: true, from, to: null }));
  const personal = (["guest", "influencer"] as const).map((key): typeof referralCode.$inferInsert => ({
    accountId: ownerOf(key),
    code: codes[key],
    createdAt: someTime(chance, from, 9, 12),
  }));
  const clicks = [
    ...links.flatMap(({ packageId }) => followed(chance, demo, { accountId: mira, packageId, times: 30 })),
    ...followed(chance, demo, { accountId: mira, packageId: null, times: 14 }),
    ...followed(chance, demo, { accountId: ownerOf("guest"), packageId: null, times: 9 }),
  ];
  return {
    links,
    codes: personal,
    clicks: [...clicks, ...thank(chance, demo, { links, guest: ownerOf("guest"), mira })],
  };
}

/** Strangers who opened a link within the last weeks and left again. */
function followed(
  chance: Chance,
  { today }: PartnersRequest,
  { times, ...link }: { accountId: AccountId; packageId: PackageId | null; times: number },
): ClickRow[] {
  return Array.from({ length: times }, () => ({
    id: chance.id(),
    ...link,
    ownerId: chance.id(),
    cameFrom: null,
    at: someTime(chance, addDays(today, -chance.whole(1, 40)), 8, 22),
  }));
}

/** Bookings of an influencer's package came by their link; of the others a few by somebody's personal one. */
function thank(
  chance: Chance,
  { tables, people }: PartnersRequest,
  { links, guest, mira }: { links: { packageId: PackageId }[]; guest: string; mira: string },
): ClickRow[] {
  const shown = new Set(links.map(({ packageId }) => packageId));
  const owned = new Set<OwnerId>([...people.owners.values()].map(({ accountId }) => accountId));
  const clicks: ClickRow[] = [];
  const came = (row: (typeof tables.bookings)[number], accountId: AccountId, packageId: PackageId | null) =>
    clicks.push({
      id: chance.id(),
      accountId,
      packageId,
      ownerId: row.ownerId,
      cameFrom: null,
      at: new Date(row.submittedAt.getTime() - chance.whole(10, 4_000) * 60_000),
    });
  for (const row of tables.bookings) {
    if (!shown.has(row.packageId)) continue;
    row.influencerId = mira;
    came(row, mira, row.packageId);
  }
  const strangers = tables.bookings.filter(
    ({ ownerId, packageId, state }) => state === "completed" && !owned.has(ownerId) && !shown.has(packageId),
  );
  for (const [i, row] of strangers.slice(-5).entries()) {
    row.referredBy = i < 2 ? guest : mira;
    came(row, row.referredBy, null);
  }
  return clicks;
}
