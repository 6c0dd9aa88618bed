import { agent, type Examples, fact, mailed, onBothSides, sealed, words } from "../example.ts";

const stay = {
  packageId: fact("package"),
  optionId: fact("option"),
  checkIn: fact("checkIn"),
  party: { adults: 2, childAges: [], nonMalaysians: 0 },
  rooms: [
    {
      roomTypeId: fact("roomType"),
      bedType: "twin",
      occupants: { adult: 2, child: 0, toddler: 0, infant: 0 },
    },
  ],
  guests: [
    { fullName: "Aina binti Yusof", gender: "female", identity: "900101-14-5678", nationality: "MY" },
    { fullName: "Daniel Tan", gender: "male", identity: "880214-10-5431", nationality: "MY" },
  ],
  step: "payment",
};
const held = { needs: "a draft with a live hold", body: { termsAgreed: true } } as const;
const changed = { body: { specialRequest: "A cot, please" } } as const;
const agreed = { needs: "the sums that the quote of the same change answers" } as const;

const handedOver = { needs: "a session that was handed over to a guest" } as const;

/** What one guest's registration card is tried with. */
const cardCalls: Examples = {
  "POST CARD/identity": { body: { paper: "A12345678", replace: true } },
  "POST CARD/identity/excuse": { body: { reason: "Passport is with the embassy" } },
  "POST CARD/sign": {
    body: {
      name: "Aina binti Yusof",
      signature: null,
      terms: [fact("termsShown"), fact("cancellationShown")],
    },
  },
  "DELETE CARD/sign": {},
  "POST CARD/hand-over": { body: { language: "en" } },
};

const group = {
  name: "Kelab Selam Permata",
  kind: "club",
  contactName: "Rashid bin Omar",
  email: "rashid@example.com",
  mobile: "+60123456789",
  language: "my",
  note: "Own tanks",
  persons: 10,
  cutOffOn: fact("today"),
  stages: [{ dueOn: fact("today"), share: 3_000 }],
  prices: [{ guestKind: "adult", bedType: null, sen: 48_000 }],
} as const;

/** What groups are tried with. */
const groupCalls: Examples = {
  "POST /admin/api/groups": {
    body: {
      ...group,
      persons: 2,
      optionId: fact("option"),
      checkIn: fact("checkIn"),
      nights: null,
      rooms: [{ roomTypeId: fact("roomType"), rooms: 1 }],
    },
  },
  "PUT /admin/api/groups/:_id": {
    body: { ...group, rooms: [{ roomTypeId: fact("groupRoomType"), rooms: 5 }] },
  },
  "POST /admin/api/groups/:_id/keep": { body: { cutOffOn: fact("today") } },
  "POST /admin/api/groups/:_id/bookings": {
    body: {
      rooms: [
        {
          roomTypeId: fact("groupRoomType"),
          guests: [{ name: "Aini binti Salleh" }, { name: "Tan Mei Ling" }],
          nonMalaysians: 0,
          payer: "group",
        },
      ],
    },
  },
  "POST /admin/api/groups/:_id/paper-mails": { body: { paperId: fact("groupPaper") } },
  "POST /admin/api/groups/:_id/payer": { body: { bookingId: fact("groupBooking"), payer: "own" } },
  "POST /admin/api/groups/:_id/payments": {
    body: { way: "transfer", amountSen: 10_000, paidOn: fact("today"), reference: "CIMB 4711" },
  },
  "POST /admin/api/groups/:_id/spread": {
    body: {},
    needs: "money on the group’s account that its bookings owe",
  },
  "POST /admin/api/groups/:_id/deposit-mails": {
    body: { dueOn: fact("today") },
  },
  "POST /admin/api/groups/:_id/returns": {
    body: { way: "transfer", amountSen: 10_000, reference: "CIMB 4712", reason: "Fewer are coming" },
  },
  "POST /admin/api/groups/:_id/void": { body: { entryId: fact("groupEntry"), reason: "Entered twice" } },
};

/** What bookings, drafts and waiting lists are tried with. */
export const bookingCalls: Examples = {
  ...groupCalls,
  ...onBothSides({
    "PUT /draft-booking/:_id": { body: stay },
    "POST /pre-reservation": held,
    "DELETE /reservations/cancel/:_id": agreed,
    "POST /reservations/change-quote/:_id": changed,
    "PUT /reservations/:_id": changed,
    "GET /reservations/cancel-room/:_id": { query: { room: 0 } },
    "DELETE /reservations/cancel-room/:_id": agreed,
    "DELETE /reservations/cancel-person/:_id": agreed,
    "GET /reservations/rooming-list/:_id/csv": sealed,
    "PUT /reservations/rooming-list/:_id": { body: { guests: [] } },
  }),
  "POST /admin/api/leadSourcesList/add-data": {
    body: { obj: { name: words("A magazine", "Majalah", "杂志") } },
  },
  "GET /api/reservations/claim/:token": mailed,
  "POST /api/reservations/claim": mailed,
  "POST /api/booking-enquiry/prepared": mailed,
  "POST /api/reservations/by-room": { body: { _id: fact("upcoming") } },
  "POST /api/draft-booking": { body: stay },
  "POST /admin/api/draft-booking": { body: { accountId: fact("guest"), json: stay } },
  "DELETE /admin/api/draft-booking/:_id": {
    params: { _id: fact("draft") },
    needs: "a draft that staff began and nobody wants to keep",
  },
  "POST /admin/api/courtesy-holds/:_id": {
    body: { untilDay: fact("tomorrow"), untilTime: "18:00" },
  },
  "PUT /admin/api/courtesy-holds/:_id": {
    body: { untilDay: fact("tomorrow"), untilTime: "20:00", mail: false },
  },
  "GET /admin/api/reservations/discount/:_id": { params: { _id: fact("owing") } },
  "PUT /admin/api/draft-booking/:_id/account": { body: { accountId: fact("guest") } },
  "POST /api/reservations/boat-answers/:_id": { needs: "a booking whose boat was cancelled" },
  "POST /api/reservations": held,
  "GET /admin/api/reservations/move-room/:_id": { needs: "a room that rooms-to-move tells" },
  "GET /admin/api/room-timer/:_id": { needs: "a hold that staff took for a guest" },
  "GET /api/pre-reservation/:_id": agent,
  "GET /api/pre-reservation/booking-json/:_id": agent,
  "PUT /api/pre-reservation/booking-json/:_id": { ...agent, ...agreed },
  "DELETE /api/pre-reservation/:_id": agent,
  "POST /api/reservations/edit": { body: { _id: fact("upcoming"), ...changed.body } },
  "PUT /api/reservations/booking-json/:_id": agreed,
  "PUT /api/reservations/transportation/:_id": { body: { transport: { out: null, back: null } } },
  "GET /admin/api/reservations/rooms-to-move/:_id": { query: { room: 0 } },
  "POST /admin/api/reservations/check-in/:_id": { body: { despiteRooms: "The guests wait at the bar" } },
  "POST /admin/api/reservations/take-back/:_id": {
    needs: "a booking that was checked in or out, or found missing, by mistake",
  },
  ...Object.fromEntries(
    Object.entries(cardCalls).map(([call, example]) => [
      call.replace("CARD", "/admin/api/reservations/:_id/registration/:guest"),
      { params: { guest: fact("guestInHouse") }, ...example },
    ]),
  ),
  "POST /admin/api/reservations/:_id/registration/check-in": { needs: "a guest whose card is complete" },
  "GET /admin/api/handed-over": handedOver,
  "POST /admin/api/handed-over/end": handedOver,
  "POST /admin/api/reservations/reveal-paper/:_id": { body: { guest: fact("guestInHouse") } },
  "PUT /admin/api/reservations/vip/:_id": { body: { vip: true } },
  "PUT /admin/api/reservations/room-lock/:_id": {
    body: { room: 0, roomId: fact("agencyRoom"), reason: "Same room as last year" },
  },
  "PUT /admin/api/reservations/park-stay/:_id": { needs: "the room that the guests are in" },
  "POST /admin/api/draft-booking/:_id/discount-request": { needs: "a draft that holds rooms" },
  "POST /admin/api/discount-requests/:_id/answer": {
    needs: "a request of a colleague whose stay is still held",
  },
  "PUT /admin/api/reservations/split-stay/:_id": {
    needs: "a room of the same type that is free later in the stay",
  },
  "PUT /admin/api/reservations/move-rooms": {
    needs: "guests, the rooms that they are in, and rooms of which `rooms-to-move` says that they fit",
  },
  "PUT /admin/api/reservations/move-room/:_id": {
    needs: "a room of which `rooms-to-move` says that it fits",
  },
  "GET /admin/api/reservations/cancel-person/:_id": { query: { guest: fact("guestInAgencyBooking") } },
  "GET /api/reservations/cancel-person/:_id": { query: { guest: fact("guestInBooking") } },
  "PUT /api/reservations/notes/:_id/:transId": { params: { transId: fact("payment") } },
  "PUT /api/reservations/transportation-notes/:_id/:transId": { params: { transId: fact("crossing") } },
  "POST /admin/api/reservations/edit": {
    body: { _id: fact("agencyAhead"), ...changed.body },
  },
  "POST /admin/api/reservations/discount/:_id": { params: { _id: fact("owing") } },
  "DELETE /admin/api/reservations/discount/:_id": {
    needs: "the `ruleId` of a discount among the lines of the booking’s price",
  },
  "PUT /admin/api/reservations/exclude-charge/:_id": {
    needs: "the `ruleId` of a charge of the booking, as the call that lists them answers",
    body: { ruleId: "marine-park" },
  },
  "DELETE /admin/api/reservations/exclude-charge/:_id": {
    needs: "the `ruleId` of a charge that was left out",
    query: { ruleId: "marine-park" },
  },
  "POST /api/waiting-list": { body: { checkIn: fact("fullDay"), daysAround: 0 } },
  "POST /api/reservations/guest-links/:_id": { body: { seat: 1 } },
  "DELETE /api/reservations/guest-links/:_id/:linkId": {
    params: { _id: fact("upcoming"), linkId: fact("guestLink") },
  },
  "GET /api/guest-link/:token": mailed,
  "PUT /api/guest-link/:token": {
    ...mailed,
    body: {
      fullName: "Daniel Tan Wei Ming",
      identity: "900101-14-5679",
      age: 36,
      senior: false,
      disabled: false,
      vegetarian: true,
      allergies: "Prawns",
      nonMalaysian: false,
      phones: ["+60123456789"],
    },
  },
  "GET /api/shared-stay/:token": { needs: "the token of the link by which a booking is shared" },
  "GET /api/rooming-list/:token": mailed,
  "PUT /api/rooming-list/:token": mailed,
  "POST /api/rooming-list/:token/check": mailed,
  "GET /api/rooming-list/:token/csv": mailed,
  "GET /api/waiting-list/:token": mailed,
  "POST /api/waiting-list/:token/accept": mailed,
  "POST /api/waiting-list/:token/decline": mailed,
  "DELETE /api/waiting-list/:token": mailed,
};
