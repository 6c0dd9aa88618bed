import { type CallExample, type Examples, fact, mailed, sealed, words } from "../example.ts";

const pack = {
  type: "tour",
  name: words("Lagoon Escape", "Percutian Lagun", "潟湖假期"),
  summary: words("Two nights by the lagoon.", "Dua malam di tepi lagun.", "潟湖边两晚。"),
  pictures: [{ picture: "lagoon-above", alt: words("The lagoon from above", "Lagun dari atas", "俯瞰潟湖") }],
};
const option = {
  name: words("3 days, 2 nights", "3 hari, 2 malam", "三天两晚"),
  nights: 2,
  meals: "full",
  includes: [words("Ferry both ways", "Feri pergi dan balik", "往返渡轮")],
  usualOptionId: null,
  addOns: [],
};
const roomType = {
  roomCode: "TENT",
  name: words("Beach tent", "Khemah pantai", "海滩帐篷"),
  summary: words("Canvas, and the sea outside.", "Kanvas, dan laut di luar.", "帆布帐篷，推门见海。"),
  highlight: words("Ten steps to the water", "Sepuluh langkah ke air", "十步到海边"),
  picture: "garden-room",
  sizeSqm: 18,
  minPax: 1,
  maxPax: 2,
  bedTypes: ["twin"],
  amenities: [],
};
const nightFerry = {
  kind: "ferry",
  name: words("Night ferry", "Feri malam", "夜班渡轮"),
  seats: 40,
  tickets: [{ guestKind: "toddler", sen: 20_000 }],
  timetables: [
    {
      from: "03-01",
      to: "10-31",
      weekdays: [5, 6],
      excluded: [],
      mainland: "Tanjung Jetty",
      island: "Teluk Biru Jetty",
      out: [{ time: "18:30", isDefault: false }],
      back: [],
    },
  ],
};

/** A sailing that does not go, with somebody on it who gets a place later. */
const storm: CallExample = {
  body: {
    sailings: [fact("stormySailing")],
    choices: [{ bookingId: fact("stormyBooking"), sailingId: fact("stormySailing"), solution: "later" }],
  },
};

/** What packages, rooms and boats are tried with. */
export const sellingCalls: Examples = {
  "GET /admin/api/sailings/:_id/manifest-file": sealed,
  "POST /admin/api/boarding-code": { needs: "a code as the guests’ page or their PDF shows it" },
  "GET /api/boat-answers/:token": mailed,
  "POST /api/boat-answers/:token": { ...mailed, body: { direction: "out", answer: "fine" } },
  "POST /admin/api/disruptions/plan": { body: { sailings: [fact("stormySailing")] } },
  "POST /admin/api/disruptions/preview": storm,
  "POST /admin/api/disruptions": storm,
  "POST /admin/api/disruptions/:_id/answers": {
    body: {
      bookingId: fact("movedBooking"),
      direction: "back",
      answer: "other",
      note: "They want an earlier boat",
    },
  },
  "POST /admin/api/disruptions/:_id/settle": {
    body: {
      choices: [{ bookingId: fact("waitingBooking"), sailingId: fact("waitingSailing"), solution: "refund" }],
    },
  },
  "POST /admin/api/sailings/:_id/boarding": {
    body: { guests: [fact("boardingGuest")], mark: "aboard" },
  },
  "POST /admin/api/sailings/:_id/weights": {
    body: { party: fact("weighedParty"), guest: fact("weighedGuest"), bodyKg: 68, luggageKg: 12 },
  },
  "POST /admin/api/sailings/:_id/crew/copy": { body: { until: fact("crewUntil"), weekdays: [1, 3, 5] } },
  "POST /admin/api/pick-ups/marks": {
    body: { day: fact("pickUpDay"), rides: [{ transferId: fact("pickUpTransfer"), way: "out" }] },
  },
  "PUT /admin/api/resort-charges": {
    body: {
      surcharges: [
        {
          _id: null,
          name: words("School holidays", "Cuti sekolah", "学校假期"),
          from: "2027-05-29",
          to: "2027-06-13",
          per: "personNight",
          sen: 3_000,
          group: "season",
          holiday: true,
        },
      ],
      taxes: [
        {
          _id: fact("foodTax"),
          name: words(
            "Service tax on food and drink",
            "Cukai perkhidmatan makanan dan minuman",
            "餐饮服务税",
          ),
          group: "food",
          share: 600,
        },
      ],
      fees: [],
    },
  },
  "POST /admin/api/package-option/:_id/price-draft/publish": { body: { at: null } },
  "GET /admin/api/package-option/:_id/price-versions/:number/changes": {
    params: { number: 2 },
    needs: "the number of a version that was published",
  },
  "POST /admin/api/package-option/:_id/price-versions/:number/take-back": {
    params: { number: 2 },
    needs: "the number of a version that was published",
  },
  "PUT /admin/api/currency/order": { body: { currencyIds: [fact("singapore")] } },
  "PUT /admin/api/promo-code/order": { body: { promoCodeIds: [fact("promoCode")] } },
  "PUT /admin/api/package/order": { body: { packageIds: [fact("package")] } },
  "PUT /admin/api/package/:_id": { body: { ...pack, code: "LAGOON" } },
  "POST /admin/api/package/:_id/copy": {
    body: { code: "LAGOON-2", name: words("Lagoon in May", "Lagun pada bulan Mei", "五月潟湖") },
  },
  "DELETE /admin/api/package/:_id": { needs: "a package that nothing uses" },
  "POST /admin/api/package/:_id/option": { body: { ...option, nights: 4 } },
  "PUT /admin/api/package-option/:_id": { body: option },
  "DELETE /admin/api/package-option/:_id": { needs: "an option that nothing uses" },
  "PUT /admin/api/package/:_id/rate-card": {
    needs: "the cards of the package, as the call that reads them answers",
  },
  "POST /admin/api/package": {
    body: {
      code: "TURTLES",
      type: "tour",
      name: words("Turtle nights", "Malam penyu", "海龟之夜"),
      summary: words("Two nights with the rangers.", "Dua malam bersama renjer.", "与护林员共度两晚。"),
      pictures: pack.pictures,
    },
  },
  "POST /admin/api/room-type": { body: roomType },
  "PUT /admin/api/room-type/:_id": { body: roomType },
  "PUT /admin/api/room-type/:_id/bed-options": {
    body: { bedOptions: [{ beds: [{ bedId: fact("bed"), count: 1 }] }] },
    needs: "a room type of your own",
  },
  "POST /admin/api/room-number/several": {
    body: { numbers: "901 to 905", roomTypeId: fact("roomType") },
    needs: "a building of your own",
  },
  "POST /admin/api/room-closures": {
    body: {
      // The demo closes the first room itself, and the next example moves that closure.
      roomId: fact("unclosedRoom"),
      kind: "outOfOrder",
      reason: "renovation",
      note: "New floor",
      from: "2031-06-01",
      until: "2031-06-04",
    },
  },
  "PUT /admin/api/room-closures/:_id": {
    body: { kind: "outOfOrder", reason: "airConditioning", note: "", from: "2031-07-01", until: null },
  },
  "PUT /admin/api/reservations/:_id/folios": {
    body: {
      invoices: "each",
      folios: [
        { letter: "A", payer: "guest" },
        {
          letter: "B",
          payer: "company",
          name: "Halim and Partners Sdn. Bhd.",
          registrationNo: "202001234567",
          taxNo: "C2584563222",
        },
      ],
      shares: [{ folio: "B", of: "room", kind: "rest", value: 0 }],
    },
  },
  "POST /admin/api/reservations/:_id/charges": {
    body: {
      outletId: fact("untaxedOutlet"),
      items: [{ itemId: fact("untaxedItem"), count: 2 }],
      note: "For the children",
      agreedTotalSen: 1_000,
    },
  },
  "POST /admin/api/till/sales": {
    body: {
      outletId: fact("untaxedOutlet"),
      items: [{ itemId: fact("untaxedItem"), count: 2 }],
      way: "terminal",
      reference: "118402",
      note: "Day visitors",
      agreedTotalSen: 1_000,
    },
  },
  "POST /admin/api/till/phone-sales": {
    body: {
      outletId: fact("untaxedOutlet"),
      items: [{ itemId: fact("untaxedItem"), count: 2 }],
      note: "Day visitors",
      agreedTotalSen: 1_000,
    },
  },
  "GET /admin/api/till/phone-sales/:_id": { needs: "a sale that a guest was asked for on their phone" },
  "DELETE /admin/api/till/phone-sales/:_id": { needs: "a sale that a guest was asked for on their phone" },
  "POST /admin/api/till/sales/:_id/mail": { body: { email: "visitor@example.com", language: "en" } },
  "POST /admin/api/till/sales/:_id/take-back": { body: { as: "voided", reason: "Rung up twice" } },
  "POST /admin/api/charges/:_id/move": {
    body: { bookingId: fact("chargeable"), reason: "Wrong room" },
  },
  "POST /admin/api/charges/:_id/discount": { body: { sen: 100, reason: "Returning guest" } },
  "POST /admin/api/charge-slips/:_id/undo": { needs: "something that you have just charged yourself" },
  "POST /admin/api/found-things": {
    body: {
      roomId: fact("dirtyRoom"),
      foundOn: "2026-01-05",
      what: "Blue swimming goggles",
      place: "Housekeeping office, shelf 2",
    },
  },
  "POST /api/feedback": { body: { bookingId: fact("toldStay") } },
  "GET /api/feedback-link/:token": mailed,
  "POST /api/feedback-link/:token": mailed,
  "POST /api/feedback-link/:token/take-down": mailed,
  "POST /admin/api/housekeeping/:_id/photos/:photo": { needs: "a file of your own" },
  "DELETE /admin/api/room-photos/:_id": { needs: "a photo that was taken before" },
  "GET /admin/api/room-photos/:_id": { needs: "a photo that was taken before" },
  "POST /admin/api/housekeeping/assign": { body: { roomIds: [fact("dirtyRoom")], staffId: null } },
  "POST /admin/api/boat": { body: nightFerry },
  "PUT /admin/api/boat/:_id": { body: nightFerry },
  "DELETE /admin/api/boat/:_id": { needs: "a boat out of use that nobody ever had a place on" },
};
