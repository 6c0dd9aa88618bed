import { customerRoute, saveProfileRoute } from "@pulau/contract/accounts.ts";
import { addCustomerRoute, changeCustomerRoute } from "@pulau/contract/agents.ts";
import { setAgentBankDetailsRoute, setOwnBankDetailsRoute } from "@pulau/contract/bank-details.ts";
import { boatsRoute, updateBoatRoute } from "@pulau/contract/boats-admin.ts";
import {
  bookingNotesRoute,
  transactionNoteRoute,
  transportNoteRoute,
} from "@pulau/contract/booking-notes.ts";
import { bookingRoute } from "@pulau/contract/bookings.ts";
import { changeBookingRoute } from "@pulau/contract/changes.ts";
import {
  addCurrencyRoute,
  adminCurrenciesRoute,
  changeCurrencyRoute,
  orderCurrenciesRoute,
} from "@pulau/contract/currencies.ts";
import { createDraftRoute, draftRoute, saveDraftRoute } from "@pulau/contract/drafts.ts";
import { accountEInvoiceRoute, setAccountEInvoiceRoute } from "@pulau/contract/e-invoice.ts";
import { changeEnquiryRoute, createEnquiryRoute, staffEnquiryRoute } from "@pulau/contract/enquiries.ts";
import { addEventRoute, staffEventsRoute, updateEventRoute } from "@pulau/contract/event-admin.ts";
import { postFeedbackRoute } from "@pulau/contract/feedback.ts";
import { saveFoliosRoute } from "@pulau/contract/folios.ts";
import { addFoundThingRoute, changeFoundThingRoute } from "@pulau/contract/found-things.ts";
import { gatewayListRoute, setGatewaysRoute } from "@pulau/contract/gateways.ts";
import { changeGroupRoute, createGroupRoute } from "@pulau/contract/groups.ts";
import { housekeepingRoute, roomNoteRoute } from "@pulau/contract/housekeeping.ts";
import { mailTextRoute, saveMailTextRoute } from "@pulau/contract/mail-texts.ts";
import {
  orderPackagesRoute,
  staffPackageRoute,
  staffPackagesRoute,
  updatePackageOptionRoute,
  updatePackageRoute,
} from "@pulau/contract/package-admin.ts";
import { adminPageRoute, orderPagesRoute, pagesRoute, savePageRoute } from "@pulau/contract/pages.ts";
import { partnerRoute, setLinkRoute } from "@pulau/contract/partners.ts";
import { staffPromoPackagesRoute, updatePromoPackageRoute } from "@pulau/contract/promo-package-admin.ts";
import { createPackageRoute, putRateCardsRoute, rateCardsRoute } from "@pulau/contract/rates-admin.ts";
import { setRewardsSettingsRoute, staffRewardsSettingsRoute } from "@pulau/contract/rewards.ts";
import {
  adminRoomTypesRoute,
  roomsByTypesRoute,
  roomTypePriorityRoute,
  setBedOptionsRoute,
  updateRoomRoute,
  updateRoomTypeRoute,
} from "@pulau/contract/room-admin.ts";
import { changeClosureRoute, closeRoomRoute } from "@pulau/contract/room-closures.ts";
import {
  fillLinkedRoomingListRoute,
  fillRoomingListRoute,
  roomingLinkRoute,
  roomingListRoute,
  staffFillRoomingListRoute,
  staffRoomingListRoute,
} from "@pulau/contract/rooming-list.ts";
import type { RouteDefinition } from "@pulau/contract/route.ts";
import { sailingCrewRoute, setSailingCrewRoute } from "@pulau/contract/sailing-crew.ts";
import { setHarbourDetailsRoute } from "@pulau/contract/sailings.ts";
import { serviceKeysRoute, setServiceKeysRoute } from "@pulau/contract/service-keys.ts";
import { saveSettingRoutes, settingRoutes } from "@pulau/contract/settings/groups.ts";
import { staffCreateDraftRoute, staffSaveDraftRoute } from "@pulau/contract/staff-bookings.ts";
import { staffChangeQuoteRoute, staffChangeRoute } from "@pulau/contract/staff-changes.ts";
import {
  addPromoCodeRoute,
  changePromoCodeRoute,
  orderPromoCodesRoute,
  staffPromoCodesRoute,
} from "@pulau/contract/staff-promo-codes.ts";
import { roleRecords } from "@pulau/contract/staff-records.ts";
import { addTravelDocumentRoute, changeTravelDocumentRoute } from "@pulau/contract/travel-documents.ts";
import type { SavedKind } from "@pulau/contract/versions.ts";
import { setWalletSettingRoute, staffWalletSettingRoute } from "@pulau/contract/wallet.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bed } from "../db/schema/rooms.ts";
import {
  detailOf,
  mustChange,
  once,
  paidBooking,
  sentBack,
} from "../modules/booking/changes/test-booking.ts";
import { clubOf } from "../modules/booking/groups/test-block.ts";
import { makeGroup, person } from "../modules/booking/rooming-list/test-group.ts";
import { makeStay } from "../modules/desk/front-desk/test-stay.ts";
import { makePartner } from "../modules/partners/agents/test-partner.ts";
import { makeLink } from "../modules/partners/referral/test-link.ts";
import { testPassword } from "../modules/people/accounts/test-people.ts";
import { eventBody } from "../modules/selling/events/test-event.ts";
import { makePromo } from "../modules/selling/promo-packages/test-promo.ts";
import type { Caller } from "../races/caller.ts";
import { newGuest, stayOf } from "../races/guest.ts";
import { memberWithWallet } from "../races/members.ts";
import { openStage, type Stage } from "../races/one-server.ts";
import { all, staffCaller } from "../races/staff.ts";

const onlyRead = { read: true, write: false, create: false, delete: false };
/** The resort as the tax office knows it; without it nobody is asked for an e-Invoice. */
const taxPayer = {
  tin: "C2584563222",
  brn: "200001000000",
  sst: "W10-1808-32000001",
  tourismTax: "123-4567-89012345",
  industry: { code: "55101", name: "Hotels and resort hotels" },
  address: { lines: ["Lot 12"], city: "Mersing", postCode: "86800", state: "01" },
  phone: "+6075550118",
};

let stage: Stage;
let ana: Caller;
let ben: Caller;
/** Of an agency. */
let owner: Caller;
/** Who has a booking, and its id. */
let guest: Caller;
let stay: string;
let names: Record<"ana" | "ben", string>;
beforeAll(async () => {
  stage = await openStage({
    rooms: { standard: 40, deluxe: 2 },
    days: 120,
    ferrySeats: 1_000,
    settings: { taxPayer },
  });
  const rights = {
    housekeeping: all,
    bookings: all,
    charges: all,
    groups: all,
    rooms: all,
    settings: all,
    wallets: all,
    rates: all,
    boats: all,
    posts: all,
    payments: all,
    users: all,
  };
  const [first, second] = [await staffCaller(stage, rights), await staffCaller(stage, rights)];
  [ana, ben] = [first.desk, second.desk];
  const { rows } = await stage.base.pool.query("SELECT id, name FROM staff_user");
  const nameOf = (id: string) => rows.find((row: { id: string }) => row.id === id)?.name ?? "";
  owner = await (await makePartner(stage, "agency")).signIn("admin");
  guest = (await memberWithWallet(stage, 100_000_000)).member;
  stay = await paidBooking(stage, guest, { inDays: 40 });
  names = { ana: nameOf(first.staffId), ben: nameOf(second.staffId) };
});
afterAll(() => stage.close());

const read = (version: number) => ({ "if-match": `"${version}"` });
const refused = (facts: object) => ({ ok: false, status: 412, code: "CHANGED_SINCE", facts });

describe("two people on one thing", () => {
  it("are told apart by the version of the rooming list: staff, guest and link alike", async () => {
    const { guest, params } = await makeGroup(stage);
    const { url } = await guest.must(roomingLinkRoute, { params });
    const link = { params: { token: url.split("/").at(-1) ?? "" } };
    const { version } = await guest.must(roomingListRoute, { params });
    const filled = await ana.must(
      staffFillRoomingListRoute,
      { params, body: { guests: [person(0)] } },
      read(version),
    );
    expect(filled.version).toBe(version + 1);
    const byGuest = { params, body: { guests: [person(1)] } };
    expect(await guest.call(fillRoomingListRoute, byGuest, read(version))).toMatchObject(
      refused({ by: "staff", name: null, version: version + 1, changed: "0" }),
    );
    expect(
      await guest.call(fillLinkedRoomingListRoute, { ...link, body: byGuest.body }, read(version)),
    ).toMatchObject(refused({ by: "staff", name: null }));
    const kept = await guest.must(roomingListRoute, { params });
    expect(kept.rooms[0]?.seats[0]?.guest?.fullName).toBe("Guest Number 0");
    await guest.must(fillLinkedRoomingListRoute, { ...link, body: byGuest.body }, read(kept.version));
    expect(
      await ben.call(staffFillRoomingListRoute, { params, body: { guests: [] } }, read(kept.version)),
    ).toMatchObject(refused({ by: "link", name: null, changed: "1,0" }));
    const { version: now } = await ben.must(staffRoomingListRoute, { params });
    expect(now).toBe(version + 2);
  });

  it("don't agree to a change of a booking that a colleague has changed, and see who did", async () => {
    const { member } = await memberWithWallet(stage, 100_000_000);
    const _id = await paidBooking(stage, member, { inDays: 60 });
    const params = { _id };
    const nights = { nights: 3, overrideReason: "A night more, agreed on the phone" };
    const quote = await ben.must(staffChangeQuoteRoute, { params, body: nights });
    const agreed = { agreedTotalSen: quote.after?.totalSen ?? 0, agreedRefundSen: quote.refundSen };
    const dates = { checkIn: stayOf(stage.resort, { inDays: 64 }).checkIn ?? "" };
    const { after, refundSen } = await ana.must(staffChangeQuoteRoute, { params, body: dates });
    const moved = { ...dates, agreedTotalSen: after?.totalSen ?? 0, agreedRefundSen: refundSen };
    await ana.must(staffChangeRoute, { params, body: moved }, { ...once(), ...read(quote.version) });
    const late = await ben.call(
      staffChangeRoute,
      { params, body: { ...nights, ...agreed } },
      { ...once(), ...read(quote.version) },
    );
    expect(late).toMatchObject(refused({ by: "staff", name: names.ana, changed: "dates" }));
    const again = await ben.must(staffChangeQuoteRoute, { params, body: nights });
    expect(again).toMatchObject({ version: quote.version + 1, before: { checkIn: dates.checkIn } });
    const body = { ...nights, agreedTotalSen: again.after?.totalSen ?? 0, agreedRefundSen: again.refundSen };
    await ben.must(staffChangeRoute, { params, body }, { ...once(), ...read(again.version) });
    expect(
      await member.call(changeBookingRoute, { params, body: {} }, { ...once(), ...read(again.version) }),
    ).toMatchObject(refused({ by: "staff", name: null }));
  });

  it("don't write over guests whom the rooming list has named since", async () => {
    const { member } = await memberWithWallet(stage, 100_000_000);
    const _id = await paidBooking(stage, member, { inDays: 60 });
    const params = { _id };
    const { version } = await ana.must(staffChangeQuoteRoute, { params, body: {} });
    const list = await member.must(roomingListRoute, { params });
    await member.must(
      fillRoomingListRoute,
      { params, body: { guests: [person(0), person(1)] } },
      read(list.version),
    );
    const guests = sentBack(await detailOf(member, _id));
    expect(
      await ana.call(staffChangeRoute, { params, body: { guests } }, { ...once(), ...read(version) }),
    ).toMatchObject(refused({ by: "guest" }));
    const { version: listed } = await member.must(roomingListRoute, { params });
    const [first, ...others] = guests;
    await mustChange(member, _id, { guests: [{ ...first, fullName: "Another Name" } as never, ...others] });
    expect((await member.must(roomingListRoute, { params })).version).toBe(listed + 1);
  });

  it("don't write over a draft from another device", async () => {
    const guest = await newGuest(stage.urls);
    const { _id, json, version } = await guest.must(createDraftRoute, { body: stayOf(stage.resort) });
    const params = { _id };
    const phone = { params, body: { ...json, specialRequest: "from the phone" } };
    expect(await guest.must(saveDraftRoute, phone, read(version))).toMatchObject({ version: version + 1 });
    const desk = { params, body: { ...json, specialRequest: "from the desk" } };
    expect(await guest.call(saveDraftRoute, desk, read(version))).toMatchObject(
      refused({ version: version + 1 }),
    );
    expect((await guest.must(draftRoute, { params })).json.specialRequest).toBe("from the phone");
    await guest.must(saveDraftRoute, desk);
  });
});

type Opened = {
  readonly version: number;
  /** The first makes something other of it than the second. */
  readonly save: (by: Caller, version: number) => Promise<unknown>;
};
type Scenario = {
  readonly name: string;
  /** What the second hears that the first has changed. */
  readonly changed: string;
  readonly open: () => Promise<Opened>;
  /** Both of one account, where it is theirs; else the two of the staff. */
  readonly whose?: () => readonly [Caller, Caller];
};

const saver = (version: number, route: RouteDefinition, sent: object): Opened => ({
  version,
  save: (by, base) => by.call(route, sent as never, read(base)),
});
const inAll = (text: string) => ({ en: text, my: text, cn: text });
const addCode = (code: string) =>
  ana.must(addPromoCodeRoute, {
    body: {
      code,
      type: "cash",
      name: inAll("Two"),
      description: inAll("Two"),
      picture: "lagoon-above",
      valueSen: 5_000,
    },
  });
const ofAgency = () => [owner, owner] as const;

/** Whatever is saved whole, by its name in the contract: how it is read, sent back with something changed, and read again. */
const scenarios: Readonly<Record<Exclude<SavedKind, "booking" | "roomingList" | "draft">, Scenario>> = {
  harbourDetails: {
    name: "what the harbour asks of a guest",
    changed: "sex",
    open: async () => {
      const stay = await makeStay(stage.base.db, stage.resort, {
        roomId: stage.resort.roomTypes.standard.roomIds[0] ?? "",
        checkIn: stage.resort.from,
      });
      const { rows } = await stage.base.pool.query("SELECT id FROM booking_guest WHERE booking_id = $1", [
        stay.id,
      ]);
      const params = { _id: rows[0].id };
      const body = { nationality: null, sex: "female" as const, nextOfKin: null };
      return saver(1, setHarbourDetailsRoute, { params, body });
    },
  },
  sailingCrew: {
    name: "who crews a boat",
    changed: "others",
    open: async () => {
      const params = { _id: stage.resort.sailings.ferry.out.get(stage.resort.from) ?? "" };
      const { version } = await ana.must(sailingCrewRoute, { params, query: {} });
      const body = { staff: [], others: [`Mat ${version}`] };
      return saver(version, setSailingCrewRoute, { params, body });
    },
  },
  mailText: {
    name: "the words of a mail",
    changed: "closing,subject",
    open: async () => {
      const params = { mail: "booking-confirmed" as const };
      const { text, version } = await ana.must(mailTextRoute, { params });
      const body = { ...text, subject: inAll("Booked"), closing: inAll("Bye") };
      return saver(version, saveMailTextRoute, { params, body });
    },
  },
  page: {
    name: "a page",
    changed: "body,place",
    open: async () => {
      const { pages } = await ana.must(pagesRoute, {});
      const params = { _id: pages.find(({ kind }) => kind === "faq")?._id ?? "" };
      const { draft, version } = await ana.must(adminPageRoute, { params });
      const body = { ...draft, body: inAll("Yes."), place: "menu" };
      return saver(version, savePageRoute, { params, body });
    },
  },
  pageOrder: {
    name: "the order of pages",
    changed: "about,getting-here",
    open: async () => {
      const { pages, orderVersion } = await ana.must(pagesRoute, {});
      const [first, second, ...others] = pages.map(({ _id }) => _id);
      const pageIds = [second, first, ...others];
      return saver(orderVersion, orderPagesRoute, { body: { pageIds } });
    },
  },
  roomType: {
    name: "a room type",
    changed: "sizeSqm",
    open: async () => {
      const [type] = (await ana.must(adminRoomTypesRoute, { query: {} })).roomTypes;
      if (!type) throw new Error("no room type");
      const body = { ...type, sizeSqm: type.sizeSqm + 1 };
      return saver(type.version, updateRoomTypeRoute, { params: { _id: type._id }, body });
    },
  },
  package: {
    name: "a package",
    changed: "summary",
    open: async () => {
      const params = { _id: stage.resort.packageId };
      const { version, ...body } = await ana.must(staffPackageRoute, { params });
      return saver(version, updatePackageRoute, { params, body: { ...body, summary: inAll("Reefs") } });
    },
  },
  packageOption: {
    name: "an option of a package",
    changed: "meals",
    open: async () => {
      const { options } = await ana.must(staffPackageRoute, { params: { _id: stage.resort.packageId } });
      const [option] = options;
      if (!option) throw new Error("no option");
      const body = { ...option, meals: option.meals === "full" ? "half" : "full" };
      return saver(option.version, updatePackageOptionRoute, { params: { _id: option._id }, body });
    },
  },
  packageOrder: {
    name: "the order of packages",
    changed: "FIRST,REEF",
    open: async () => {
      const added = await ana.must(createPackageRoute, {
        body: {
          code: "FIRST",
          type: "tour",
          name: inAll("First"),
          summary: inAll("First"),
          pictures: [{ picture: "reef", alt: inAll("") }],
        },
      });
      const { orderVersion } = await ana.must(staffPackagesRoute, { query: {} });
      const packageIds = [added._id, stage.resort.packageId];
      return saver(orderVersion, orderPackagesRoute, { body: { packageIds } });
    },
  },
  bedOptions: {
    name: "the beds of a room type",
    changed: "bedOptions.0",
    open: async () => {
      const [type] = (await ana.must(adminRoomTypesRoute, { query: {} })).roomTypes;
      const size = { width: 150, length: 190, noOfPax: 2 };
      const [{ id: bedId } = { id: "" }] = await stage.base.db
        .insert(bed)
        .values({ name: inAll("Queen"), ...size })
        .returning();
      const params = { _id: type?._id ?? "" };
      const bedOptions = [{ beds: [{ bedId, count: 2 }] }];
      return saver(type?.bedsVersion ?? 0, setBedOptionsRoute, { params, body: { bedOptions } });
    },
  },
  roomTypeOrder: {
    name: "the order of room types",
    changed: "F,S",
    open: async () => {
      const { roomTypes, orderVersion } = await ana.must(adminRoomTypesRoute, { query: {} });
      const roomTypeIds = roomTypes.map(({ _id }) => _id).toReversed();
      return saver(orderVersion, roomTypePriorityRoute, { body: { roomTypeIds } });
    },
  },
  room: {
    name: "a room",
    changed: "adjoins,desc",
    open: async () => {
      const [room, beside] = (await ana.must(roomsByTypesRoute, { query: {} })).roomTypes.flatMap(
        ({ rooms }) => rooms,
      );
      const params = { _id: room?._id ?? "" };
      const body = { desc: "By the stairs", allowSmoking: false, adjoins: [{ roomId: beside?._id }] };
      return saver(room?.version ?? 0, updateRoomRoute, { params, body });
    },
  },
  foundThing: {
    name: "what was found in a room",
    changed: "what",
    open: async () => {
      const [room] = (await ana.must(housekeepingRoute, {})).rooms;
      const goggles = { what: "Goggles", place: "Shelf 2" };
      const found = { ...goggles, roomId: room?._id ?? "", foundOn: "2026-01-01" };
      const { _id } = await ana.must(addFoundThingRoute, { body: found });
      const body = { ...goggles, what: "Blue goggles" };
      return saver(1, changeFoundThingRoute, { params: { _id }, body });
    },
  },
  feedback: {
    name: "what a guest says about a stay",
    changed: "privateNote,publish,publishedName,review,score",
    whose: () => [guest, guest],
    open: async () => {
      const { rows } = await stage.base.pool.query("SELECT owner_id AS id FROM booking WHERE id = $1", [
        stay,
      ]);
      const { id: bookingId } = await makeStay(stage.base.db, stage.resort, {
        roomId: stage.resort.roomTypes.standard.roomIds[1] ?? "",
        checkIn: addDays(stage.resort.from, 14),
        state: "completed",
        ownerId: rows[0].id,
      });
      const feedback = {
        score: 4,
        answers: [],
        review: "",
        privateNote: "",
        publish: false,
        publishedName: "",
      };
      return saver(1, postFeedbackRoute, { body: { bookingId, send: true, ...feedback } });
    },
  },
  roomNote: {
    name: "what is to be known about a room",
    changed: "note",
    open: async () => {
      const [room] = (await ana.must(housekeepingRoute, {})).rooms;
      const body = { note: "One pillow is missing" };
      return saver(room?.noteVersion ?? 0, roomNoteRoute, { params: { _id: room?._id ?? "" }, body });
    },
  },
  folios: {
    name: "the folios of a booking",
    changed: "folios,invoices,shares",
    open: async () => {
      const { id: _id } = await makeStay(stage.base.db, stage.resort, {
        roomId: stage.resort.roomTypes.standard.roomIds[0] ?? "",
        checkIn: addDays(stage.resort.from, 10),
      });
      const payer = { registrationNo: "", taxNo: "", email: "", phone: "" };
      const folios = [
        { letter: "A" as const, payer: "guest" as const, name: "", ...payer },
        { letter: "B" as const, payer: "company" as const, name: "Halim Sdn. Bhd.", ...payer },
      ];
      const shares = [{ folio: "B" as const, of: "room" as const, kind: "percent" as const, value: 5_000 }];
      return saver(1, saveFoliosRoute, { params: { _id }, body: { folios, shares } });
    },
  },
  group: {
    name: "a group",
    changed: "note,persons",
    open: async () => {
      const { optionId, checkIn, ...body } = clubOf(stage.resort, { inDays: 70, rooms: 1 });
      const { _id } = await ana.must(createGroupRoute, { body: { ...body, optionId, checkIn } });
      const changed = { ...body, persons: 4, note: "Own tanks" };
      return saver(1, changeGroupRoute, { params: { _id }, body: changed });
    },
  },
  roomClosure: {
    name: "a closed room",
    changed: "note,until",
    open: async () => {
      const [room] = (await ana.must(roomsByTypesRoute, { query: {} })).roomTypes.flatMap(
        ({ rooms }) => rooms,
      );
      const roomId = room?._id ?? "";
      const closed = {
        kind: "outOfService",
        reason: "plumbing",
        from: "2031-03-01",
        until: "2031-03-05",
      } as const;
      const body = { ...closed, roomId, note: "" };
      const { _id, version } = await ana.must(closeRoomRoute, { body });
      const changed = { ...closed, until: "2031-03-07", note: "The pump comes later" };
      return saver(version, changeClosureRoute, { params: { _id }, body: changed });
    },
  },
  boat: {
    name: "a boat",
    changed: "seats,timetables",
    open: async () => {
      const { boats } = await ana.must(boatsRoute, { query: { limit: "100" } });
      const ferry = boats.find(({ kind }) => kind === "ferry");
      const timetables = ferry?.timetables.map((timetable) => ({
        ...timetable,
        out: [...timetable.out, { time: "16:00", isDefault: false }],
      }));
      const body = { ...ferry, seats: 60, timetables };
      return saver(ferry?.version ?? 0, updateBoatRoute, { params: { _id: ferry?._id }, query: {}, body });
    },
  },
  promoCode: {
    name: "a promo code",
    changed: "capacity,minSpendSen",
    open: async () => {
      const made = await addCode("TWOPEOPLE");
      const { promoCodes } = await ana.must(staffPromoCodesRoute, { query: { search: "TWOPEOPLE" } });
      const body = { ...made, minSpendSen: 10_000, capacity: 20 };
      return saver(promoCodes[0]?.version ?? 0, changePromoCodeRoute, { params: { _id: made._id }, body });
    },
  },
  promoCodeOrder: {
    name: "the order of promo codes",
    changed: "FIRSTCODE,NEXTCODE",
    open: async () => {
      const first = await addCode("FIRSTCODE");
      const next = await addCode("NEXTCODE");
      const { orderVersion } = await ana.must(staffPromoCodesRoute, { query: {} });
      const promoCodeIds = [first._id, next._id];
      return saver(orderVersion, orderPromoCodesRoute, { body: { promoCodeIds } });
    },
  },
  promoPackage: {
    name: "a promo package",
    changed: "depositSen,nosToSell",
    open: async () => {
      const { promoPackageId: _id } = await makePromo(stage.base.db, stage.resort);
      const { promoPackages } = await ana.must(staffPromoPackagesRoute, { query: {} });
      const found = promoPackages.find((promoOffer) => promoOffer._id === _id);
      const body = { ...found, depositSen: 25_000, nosToSell: 9 };
      return saver(found?.version ?? 0, updatePromoPackageRoute, { params: { _id }, body });
    },
  },
  event: {
    name: "an event",
    changed: "adultSen,capacity",
    open: async () => {
      const before = eventBody(stage.resort, { capacity: 4 });
      const { _id } = await ana.must(addEventRoute, { body: before });
      const { events } = await ana.must(staffEventsRoute, { query: {} });
      const { version } = events.find((found) => found._id === _id) ?? { version: 0 };
      return saver(version, updateEventRoute, {
        params: { _id },
        body: { ...before, capacity: 5, adultSen: before.adultSen + 100 },
      });
    },
  },
  setting: {
    name: "a group of settings",
    changed: "slips",
    open: async () => {
      const { values, version } = await ana.must(settingRoutes.bankTransfer, {});
      const body = { offline: { ...values.offline, slips: values.offline.slips + 1 } };
      return saver(version, saveSettingRoutes.bankTransfer, { body });
    },
  },
  record: {
    name: "a row of the staff’s lists",
    changed: "permissions",
    open: async () => {
      const obj = { name: "Night porter", permissions: { bookings: onlyRead } };
      const { data } = await ana.must(roleRecords.add, { body: { obj } });
      const body = { obj: { id: data.id, permissions: { ...obj.permissions, rooms: onlyRead } } };
      return saver(data.version, roleRecords.update, { body });
    },
  },
  currency: {
    name: "a currency",
    changed: "symbol",
    open: async () => {
      const { currencies } = await ana.must(adminCurrenciesRoute, {});
      const sgd = currencies.find(({ code }) => code === "SGD");
      const body = { name: sgd?.name ?? "", symbol: "S$", activeStatus: true };
      return saver(sgd?.version ?? 0, changeCurrencyRoute, { params: { _id: sgd?._id ?? "" }, body });
    },
  },
  currencyOrder: {
    name: "the order of currencies",
    changed: "SGD,USD",
    open: async () => {
      const rated = { ringgitPerForeign: "4.2", ratedOn: stage.resort.from };
      const body = { code: "USD", name: "US dollar", symbol: "US$", ...rated };
      await ana.must(addCurrencyRoute, { body });
      const { currencies, orderVersion } = await ana.must(adminCurrenciesRoute, {});
      const both = currencies.filter(({ code }) => ["SGD", "USD"].includes(code));
      const currencyIds = both.map(({ _id }) => _id).toReversed();
      return saver(orderVersion, orderCurrenciesRoute, { body: { currencyIds } });
    },
  },
  gateways: {
    name: "the gateways",
    changed: "sandbox.active",
    open: async () => {
      const { gateways, version } = await ana.must(gatewayListRoute, {});
      // In the order in which they are, so that one alone is other.
      await ana.must(setGatewaysRoute, { body: { gateways } }, read(version));
      const body = {
        gateways: gateways.map(({ id, active }) => ({ id, active: active && id !== "sandbox" })),
      };
      return saver(version + 1, setGatewaysRoute, { body });
    },
  },
  serviceKeys: {
    name: "the keys of a service",
    changed: "FIUU_MERCHANT_ID",
    open: async () => {
      const params = { service: "fiuu" };
      const { version } = await ana.must(serviceKeysRoute, { params });
      const password = testPassword;
      const keys = { FIUU_VERIFY_KEY: "verify", FIUU_SECRET_KEY: "secret", FIUU_SANDBOX: "1" };
      const first = { ...keys, FIUU_MERCHANT_ID: "telukbiru_Dev" };
      await ana.must(setServiceKeysRoute, { params, body: { password, values: first } }, read(version));
      const body = { password, values: { FIUU_MERCHANT_ID: "telukhijau_Dev" } };
      return saver(version + 1, setServiceKeysRoute, { params, body });
    },
  },
  walletSetting: {
    name: "the wallet’s setting",
    changed: "topUp",
    open: async () => {
      const { version, ...body } = await ana.must(staffWalletSettingRoute, {});
      const topUp = { ...body.topUp, minSen: body.topUp.minSen + 1_000 };
      return saver(version, setWalletSettingRoute, { body: { ...body, topUp } });
    },
  },
  rewardsSettings: {
    name: "the rewards’ settings",
    changed: "windowDays",
    open: async () => {
      const { version, ...body } = await ana.must(staffRewardsSettingsRoute, {});
      return saver(version, setRewardsSettingsRoute, { body: { ...body, windowDays: 20 } });
    },
  },
  partnerLink: {
    name: "an influencer’s link",
    changed: "commission",
    open: async () => {
      const { accountId } = await makePartner(stage, "influencer", "Nadia");
      const { packageId } = await makeLink(stage.base.db, stage.resort, accountId);
      const { links } = await ana.must(partnerRoute, { params: { _id: accountId } });
      const [link] = links;
      const body = {
        activeStatus: link?.activeStatus,
        from: link?.from,
        to: link?.to ?? null,
        commission: 700,
      };
      return saver(link?.version ?? 0, setLinkRoute, { params: { _id: accountId, packageId }, body });
    },
  },
  customer: {
    name: "a customer of an agency",
    changed: "phone",
    whose: ofAgency,
    open: async () => {
      const { _id, version } = await owner.must(addCustomerRoute, { body: { name: "Tan Wei Jie" } });
      const body = { name: "Tan Wei Jie", phone: "+60123456789" };
      return saver(version, changeCustomerRoute, { params: { _id }, body });
    },
  },
  profile: {
    name: "a profile",
    changed: "city",
    whose: () => [guest, guest],
    open: async () => {
      const { rows } = await stage.base.pool.query(
        "SELECT m.id FROM member m JOIN booking b ON b.account_id = m.account_id WHERE b.id = $1",
        [stay],
      );
      const params = { _id: rows[0]?.id };
      const { data } = await guest.must(customerRoute, { params });
      return saver(data.data.version, saveProfileRoute, {
        params,
        body: { name: data.data.name, city: "Marang" },
      });
    },
  },
  travelDocument: {
    name: "a travel document",
    changed: "number",
    whose: () => [guest, guest],
    open: async () => {
      const body = {
        kind: "passport" as const,
        holderName: "Aini",
        number: "A12345678",
        country: "MY",
        expiresOn: "2031-01-01",
      };
      const { _id, version } = await guest.must(addTravelDocumentRoute, { body });
      const other = { ...body, number: "A12345679" };
      return saver(version, changeTravelDocumentRoute, { params: { _id }, body: other });
    },
  },
  bankDetails: {
    name: "bank details",
    changed: "accountNumber",
    whose: ofAgency,
    open: async () => {
      const body = {
        accountName: "Coral & Co",
        bank: "maybank",
        accountNumber: "512345678901",
        swift: "MBBEMYKL",
        password: testPassword,
      };
      const { version } = await owner.must(setAgentBankDetailsRoute, { body });
      return saver(version, setOwnBankDetailsRoute, { body: { ...body, accountNumber: "512345678902" } });
    },
  },
  eInvoiceParty: {
    name: "to whom e-Invoices are made out",
    changed: "city,idNumber",
    whose: ofAgency,
    open: async () => {
      const buyer = {
        name: "Kenari Trading",
        idType: "BRN" as const,
        idNumber: "202001234567",
        tin: "C2584563200",
        phone: "+60123456789",
        email: "books@kenari.example",
        address: "18 Jalan Kenari 4",
        area: "",
        city: "Puchong",
        postCode: "47100",
        state: "10",
        country: "MY",
      };
      await owner.must(setAccountEInvoiceRoute, { body: buyer });
      const { version } = await owner.must(accountEInvoiceRoute, {});
      const body = { ...buyer, idNumber: "202001234568", city: "Klang" };
      return saver(version, setAccountEInvoiceRoute, { body });
    },
  },
  enquiry: {
    name: "an enquiry",
    changed: "state",
    open: async () => {
      const body = {
        name: "Aini",
        email: "aini@example.test",
        phone: "+60123456789",
        consent: true as const,
        flexible: true,
        party: { adults: 2, childAges: [], nonMalaysians: 0 },
      };
      const { _id } = await guest.must(createEnquiryRoute, { body });
      const { version } = await ana.must(staffEnquiryRoute, { params: { _id } });
      return saver(version, changeEnquiryRoute, { params: { _id }, body: { state: "closed" } });
    },
  },
  specialRequest: {
    name: "a special request",
    changed: "specialRequest",
    whose: () => [guest, guest],
    open: async () => {
      const params = { _id: stay };
      const { requestVersion } = await guest.must(bookingRoute, { params });
      return saver(requestVersion, bookingNotesRoute, { params, query: {}, body: { note: "High floor" } });
    },
  },
  partNote: {
    name: "a note on one boat or payment",
    changed: "note",
    whose: () => [guest, guest],
    open: async () => {
      const { crossings, payments } = await guest.must(bookingRoute, { params: { _id: stay } });
      const [boat] = crossings;
      const params = { _id: stay, transId: boat?._id ?? "" };
      const sent = { params, body: { note: "A wheelchair comes along" } };
      const noted = await guest.must(transportNoteRoute, sent, read(boat?.noteVersion ?? 0));
      expect(noted.version).toBe((boat?.noteVersion ?? 0) + 1);
      expect(payments[0]?.noteVersion).toBe(1);
      const { crossings: now } = await guest.must(bookingRoute, { params: { _id: stay } });
      return saver(now[0]?.noteVersion ?? 0, transactionNoteRoute, {
        ...sent,
        body: { note: "Two of them" },
      });
    },
  },
  // Last: it writes the resort’s own package anew.
  rateCards: {
    name: "the rate cards of a package",
    changed: "0.deposit",
    open: async () => {
      const params = { _id: stage.resort.packageId };
      const { cards, version } = await ana.must(rateCardsRoute, { params });
      const [card, ...others] = cards;
      if (!card) throw new Error("no card");
      const deposit = { ...card.deposit, balanceDaysBefore: card.deposit.balanceDaysBefore + 1 };
      return saver(version, putRateCardsRoute, {
        params,
        body: { cards: [{ ...card, deposit }, ...others] },
      });
    },
  },
};

describe("what is saved whole", () => {
  it.each(Object.values(scenarios))("is not written over unseen: $name", async ({ open, changed, whose }) => {
    const { version, save } = await open();
    const [first, second] = whose?.() ?? [ana, ben];
    expect(await save(first, version)).toMatchObject({ ok: true });
    const by = whose ? { by: "guest", name: null } : { by: "staff", name: names.ana };
    expect(await save(second, version)).toMatchObject(refused({ ...by, version: version + 1, changed }));
    expect(await save(second, version + 1)).toMatchObject({ ok: true });
  });

  it("is saved by one of two who press at once", async () => {
    const { version, save } = await scenarios.roomType.open();
    const both = await Promise.all([save(ana, version), save(ben, version)]);
    expect(both.map((answer) => (answer as { ok: boolean }).ok).toSorted()).toEqual([false, true]);
  });

  it("refuses an If-Match that names no version, and a save that names none", async () => {
    const sent = { body: { gateways: [] } };
    expect(await ana.call(setGatewaysRoute, sent, { "if-match": '"new"' })).toMatchObject({
      status: 400,
      code: "INVALID_INPUT",
      fields: [{ path: "If-Match", rule: "invalid" }],
    });
    const url = `${stage.urls[0]}${setGatewaysRoute.path}`;
    const headers = { authorization: `Bearer ${ana.token}`, "content-type": "application/json" };
    const answer = await fetch(url, { method: "PUT", headers, body: JSON.stringify(sent.body) });
    expect([answer.status, (await answer.json()).code]).toEqual([428, "VERSION_NEEDED"]);
  });

  it("tells of a staff’s draft that a colleague saved it", async () => {
    const { _id, json, version } = await ana.must(staffCreateDraftRoute, {
      body: { json: stayOf(stage.resort) },
    });
    const save = (by: Caller, specialRequest: string) =>
      by.call(staffSaveDraftRoute, { params: { _id }, body: { ...json, specialRequest } }, read(version));
    expect(await save(ana, "High floor")).toMatchObject({ ok: true });
    expect(await save(ben, "Low floor")).toMatchObject(refused({ by: "staff", version: version + 1 }));
  });
});
