import type { staffBookingsRoute } from "@pulau/contract/booking-list.ts";
import type { foundThingsRoute } from "@pulau/contract/found-things.ts";
import type { housekeepingRoomRoute, housekeepingRoute } from "@pulau/contract/housekeeping.ts";
import type { needsPersonRoute, paymentsRoute } from "@pulau/contract/money-desk.ts";
import type { News, NewsKind } from "@pulau/contract/news.ts";
import type { deskNoticesRoute } from "@pulau/contract/notices.ts";
import type { pickUpsRoute } from "@pulau/contract/pick-ups.ts";
import type { presenceRoute } from "@pulau/contract/presence.ts";
import type { priceDraftRoute, pricedOptionsRoute } from "@pulau/contract/price-draft.ts";
import type { priceVersionsRoute } from "@pulau/contract/price-versions.ts";
import type { roomsByTypesRoute } from "@pulau/contract/room-admin.ts";
import type { roomFaultsRoute } from "@pulau/contract/room-faults.ts";
import type { manifestRoute, sailingsRoute } from "@pulau/contract/sailings.ts";
import type { staffBookingRoute, todayRoute } from "@pulau/contract/staff.ts";
import type { staysRoute } from "@pulau/contract/stay-list.ts";
import type { tapeChartRoute } from "@pulau/contract/tape-chart.ts";
import type { chargesRoute, tillRoute } from "@pulau/contract/till.ts";
import type { AnyId } from "@pulau/domain/ids.ts";

const today: (typeof todayRoute)["path"] = "/admin/api/front-desk/today";
const chart: (typeof tapeChartRoute)["path"] = "/admin/api/tape-chart";
const housekeeping: (typeof housekeepingRoute)["path"] = "/admin/api/housekeeping";
const cleanedRoom: (typeof housekeepingRoomRoute)["path"] = "/admin/api/housekeeping/:_id";
const faults: (typeof roomFaultsRoute)["path"] = "/admin/api/room-faults";
const found: (typeof foundThingsRoute)["path"] = "/admin/api/found-things";
const bookings: (typeof staffBookingsRoute)["path"] = "/admin/api/reservations";
const stays: (typeof staysRoute)["path"] = "/admin/api/front-desk/stays";
const booking: (typeof staffBookingRoute)["path"] = "/admin/api/reservations/info/:_id";
const till: (typeof tillRoute)["path"] = "/admin/api/till";
const charges: (typeof chargesRoute)["path"] = "/admin/api/reservations/:_id/charges";
const needs: (typeof needsPersonRoute)["path"] = "/admin/api/needs-person";
const payments: (typeof paymentsRoute)["path"] = "/admin/api/payments";
const rooms: (typeof roomsByTypesRoute)["path"] = "/admin/api/rooms-by-room-types";
const priced: (typeof pricedOptionsRoute)["path"] = "/admin/api/priced-options";
const priceDraft: (typeof priceDraftRoute)["path"] = "/admin/api/package-option/:_id/price-draft";
const sailings: (typeof sailingsRoute)["path"] = "/admin/api/sailings";
const manifest: (typeof manifestRoute)["path"] = "/admin/api/sailings/:_id/manifest";
const presence: (typeof presenceRoute)["path"] = "/admin/api/presence";
const pickUps: (typeof pickUpsRoute)["path"] = "/admin/api/pick-ups";
const notices: (typeof deskNoticesRoute)["path"] = "/admin/api/notices";
const versions: (typeof priceVersionsRoute)["path"] = "/admin/api/package-option/:_id/price-versions";

/** The calls whose answers are out of date after news of a kind. */
const outdatedBy: Record<NewsKind, readonly string[]> = {
  booking: [
    ...[today, chart, bookings, stays, booking, housekeeping, cleanedRoom, sailings, manifest],
    ...[till, charges, pickUps],
  ],
  money: [today, stays, needs, payments],
  room: [today, chart, rooms, housekeeping, cleanedRoom, faults, found],
  prices: [priced, priceDraft, versions],
  boarding: [sailings, manifest, pickUps],
  presence: [presence],
  pickUps: [pickUps],
  notice: [notices],
};

/** Calls of one thing alone, which only news of that thing make out of date. */
const ofOne: readonly string[] = [booking, charges, priceDraft, versions];

/** Whether news make a remembered answer, by its key, out of date. A booking's page only for news of this booking. */
export function isOutdated(key: readonly unknown[], news: Pick<News, "kind" | "id">): boolean {
  const [, path, sent] = key;
  if (!outdatedBy[news.kind].includes(String(path))) return false;
  if (!ofOne.includes(String(path)) || news.id === null) return true;
  return (sent as { params?: { _id?: AnyId } } | undefined)?.params?._id === news.id;
}
