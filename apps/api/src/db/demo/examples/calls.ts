import type { DemoFacts } from "./facts.ts";

/** The people of the demo who send examples; their e-mail addresses begin so. */
export type DemoPerson = "guest" | "agent" | "influencer" | "admin";

type Values = Readonly<Record<string, unknown>>;

/** What one call holds beside what its fields say, and who sends it. */
export type CallExample = {
  readonly as?: DemoPerson;
  readonly params?: Values;
  readonly query?: Values;
  readonly body?: Values;
  /** What must be known from elsewhere before it can be sent: said to the reader. */
  readonly needs?: string;
};

/** What a list is sent as a table, and what it is tried with. */
const tables = (byList: Readonly<Record<string, string>>): Readonly<Record<string, CallExample>> =>
  Object.fromEntries(
    Object.entries(byList).flatMap(([list, text]) =>
      ["", "/check"].map((end) => [`POST /admin/api/${list}/import${end}`, { body: { text } }] as const),
    ),
  );

const agent = { as: "agent" } as const;
const influencer = { as: "influencer" } as const;
const said = (en: string, my: string, cn: string) => ({ en, my, cn });
/** What moves money asks for the password again. */
const own = { body: { password: "pulau-demo-2026" } } as const;
const sealed = { needs: "`until` and `seal` of the address that the call before it answers" } as const;
const mailed = { needs: "the token of the link in the mail" } as const;
const held = { needs: "a draft with a live hold", body: { termsAgreed: true } } as const;
const agreed = { needs: "the sums that the quote of the same change answers" } as const;
const unused = { needs: "the `id` of a row that nothing uses" } as const;
const deleted = { needs: "the `id` of a row that you deleted within the last ten minutes" } as const;

/** Deleting from the lists takes something that nothing needs any more. */
const goneFromLists: Readonly<Record<string, CallExample>> = Object.fromEntries(
  [
    ...["usersList", "departmentsList", "rolesList", "buildingsList"],
    ...["bedsList", "amenitiesList", "roomTypesList", "roomNumbersList"],
    ...["landTransfersList", "transferPointsList", "vehiclesList", "excludedBoatsList"],
    ...["leadSourcesList", "feedbackQuestionsList", "addOnsList", "addOnCategoriesList", "priceListsList"],
  ].flatMap((list) => [
    [`POST /admin/api/${list}/delete-data`, unused],
    [`POST /admin/api/${list}/restore-data`, deleted],
  ]),
);
const upload = { needs: "a file of your own" } as const;

/** What the examples of single calls say beside their fields, by method and path. */
export const examplesOfCalls = (demo: Partial<DemoFacts>): Readonly<Record<string, CallExample>> => {
  const stay = {
    packageId: demo.package,
    optionId: demo.option,
    checkIn: demo.checkIn,
    party: { adults: 2, childAges: [], nonMalaysians: 0 },
    rooms: [
      {
        roomTypeId: demo.roomType,
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
  const buyer = { body: { tin: "C2584563222" } };
  const ownPassword = { body: { password: "your present password" }, needs: "your present password" };
  const nightFerry = {
    kind: "ferry",
    name: said("Night ferry", "Feri malam", "夜班渡轮"),
    seats: 40,
    tickets: [{ guestKind: "toddler", sen: 20_000 }],
    timetables: [
      {
        ...{ from: "03-01", to: "10-31", weekdays: [5, 6], excluded: [] },
        ...{ mainland: "Tanjung Jetty", island: "Teluk Biru Jetty" },
        out: [{ time: "18:30", isDefault: false }],
        back: [],
      },
    ],
  };
  const roomType = {
    roomCode: "TENT",
    name: said("Beach tent", "Khemah pantai", "海滩帐篷"),
    summary: said("Canvas, and the sea outside.", "Kanvas, dan laut di luar.", "帆布帐篷，推门见海。"),
    highlight: said("Ten steps to the water", "Sepuluh langkah ke air", "十步到海边"),
    picture: "garden-room",
    sizeSqm: 18,
    minPax: 1,
    maxPax: 2,
    bedTypes: ["twin"],
    amenities: [],
  };
  const pack = {
    type: "tour",
    name: said("Lagoon Escape", "Percutian Lagun", "碧湾假期"),
    summary: said("Two nights by the lagoon.", "Dua malam di tepi lagun.", "潟湖边两晚。"),
    pictures: [
      { picture: "lagoon-above", alt: said("The lagoon from above", "Lagun dari atas", "俯瞰潟湖") },
    ],
  };
  const option = {
    name: said("3 days, 2 nights", "3 hari, 2 malam", "三天两晚"),
    nights: 2,
    meals: "full",
    includes: [said("Ferry both ways", "Feri pergi dan balik", "往返渡轮")],
    usualOptionId: null,
    addOns: [],
  };
  const event = {
    name: said("Squid by lantern", "Mencandat sotong", "灯下钓鱿鱼"),
    description: said("Two hours on the boat.", "Dua jam di atas bot.", "乘船两小时。"),
    place: said("Main jetty", "Jeti utama", "主码头"),
    startsAt: "20:00",
    day: demo.checkOut,
    saleUntil: demo.checkIn,
    adultSen: 9_000,
    childSen: 4_500,
    capacity: 20,
  };
  return {
    "POST /admin/api/package-option/:_id/price-draft/publish": { body: { at: null } },
    "POST /admin/api/package-option/:_id/price-versions/:number/take-back": {
      params: { number: 2 },
      needs: "the number of a version that was published",
    },
    "GET /admin/api/mail-texts/:mail/versions/:number": { needs: "the number of a version that was saved" },
    ...goneFromLists,
    "POST /admin/api/usersList/invite": { needs: "the `id` of somebody who was invited and has not joined" },
    "POST /admin/api/auth/join": mailed,
    "POST /admin/api/auth/first-owner": {
      needs: "the token of the link that a start without staff prints",
    },
    "GET /api/resort/picture/:_id": { needs: "a picture that staff have put into the resort’s look" },
    "POST /admin/api/bedsList/add-data": {
      body: {
        obj: { name: said("Trundle bed", "Katil laci", "抽拉床"), width: 120, length: 190, no_of_pax: 1 },
      },
    },
    "POST /admin/api/transferPointsList/add-data": {
      body: { obj: { name: said("Night market, Marang", "Pasar malam, Marang", "马让夜市"), type: "city" } },
    },
    "POST /admin/api/vehiclesList/add-data": {
      body: { obj: { name: said("Small van", "Van kecil", "小面包车"), type: "shared", seats: 10 } },
    },
    "POST /admin/api/excludedBoatsList/add-data": {
      body: { obj: { boat_id: demo.ferry, from: demo.today, to: demo.today } },
    },
    "POST /admin/api/excludedBoatsList/update-data": { body: { obj: { id: 1, active_status: false } } },
    "POST /admin/api/addOnCategoriesList/add-data": {
      body: { obj: { name: said("On the water", "Di atas air", "水上活动"), icon: "boat" } },
    },
    "POST /admin/api/addOnsList/add-data": {
      body: {
        obj: {
          ...{ name: said("Kayak at sunrise", "Kayak waktu subuh", "日出皮划艇"), category: 1, sen: 6_500 },
          ...{ summary: said("Two hours with a guide.", "Dua jam bersama pemandu.", "由向导带领两小时。") },
          ...{ needs_day: true, daily_stock: 8, most: 4 },
        },
      },
    },
    "POST /admin/api/addOnsList/update-data": { body: { obj: { id: 1, most: 6 } } },
    "POST /admin/api/addOnCategoriesList/update-data": {
      body: { obj: { id: 1, position: 0, icon: "dive" } },
    },
    "POST /admin/api/leadSourcesList/add-data": {
      body: { obj: { name: said("A magazine", "Majalah", "杂志") } },
    },
    "POST /admin/api/priceListsList/add-data": { body: { obj: { name: "Agents 2027" } } },
    "POST /admin/api/priceListsList/update-data": {
      body: { obj: { id: 1, desc: "Net prices from November" } },
    },
    "GET /admin/api/priceListsList/:_id/holders": { needs: "the `_id` of a price list" },
    "POST /admin/api/priceListsList/:_id/holders": { needs: "the `_id` of a price list" },
    "DELETE /admin/api/priceListsList/:_id/holders/:accountId": { needs: "the `_id` of a price list" },
    ...tables({
      roomNumbersList: "roomNo,roomType,building\nG-91,G,Garden Court",
      buildingsList: "name,floors\nBoat house,Ground; Upper",
      bedsList: "nameEn,nameMy,nameCn,width,length,sleeps\nSwing bed,Katil buai,吊床,120,190,1",
      amenitiesList: "nameEn,nameMy,nameCn\nTelescope,Teleskop,天文望远镜",
      departmentsList: "name,desc\nLaundry,Behind the kitchen",
      rolesList: "name,desc\nLaundry hand,",
      usersList: "email,name,role,mobile\naminah@example.test,Aminah Ali,Staff,+60 12-345 6789",
      roomTypesList: "roomCode,sizeSqm\nG,26",
    }),
    "POST /admin/api/amenitiesList/add-data": {
      body: { obj: { name: said("Binoculars", "Teropong", "望远镜") } },
    },
    "POST /admin/api/roomTypesList/add-data": {
      body: {
        obj: {
          ...{ name: said("Tree house", "Rumah pokok", "树屋"), room_code: "TREE", min_pax: 1, max_pax: 2 },
          desc: said("Among the leaves.", "Di celah daun.", "绿叶之间。"),
          room_images_path: ["garden-room"],
        },
      },
    },
    "POST /api/authenticate/login/user": {
      body: { email: "guest@demo.pulau.test", password: "pulau-demo-2026" },
    },
    "POST /admin/api/authenticate/login/user": {
      body: { email: "admin@demo.pulau.test", password: "pulau-demo-2026" },
    },
    "POST /api/auth/refresh-token": { needs: "the cookie that signing in sets" },
    "POST /admin/api/auth/refresh-token": { needs: "the cookie that signing in sets" },
    "POST /api/auth/verify-email": mailed,
    "POST /api/auth/reset-password": mailed,
    "POST /api/auth/join": mailed,
    "POST /api/reservations/claim": mailed,
    "POST /api/booking-enquiry/prepared": mailed,
    "POST /api/customer/pass-update": {
      ...influencer,
      body: { currentPassword: "pulau-demo-2026", newPassword: "tiga-penyu-di-teluk" },
    },
    "POST /admin/api/auth/password": {
      body: { currentPassword: "your present password", newPassword: "tiga-penyu-di-teluk" },
      needs: "your present password",
    },
    "POST /admin/api/rolesList/look-as": { needs: "the `id` of a role" },
    "POST /admin/api/auth/passkey/begin": ownPassword,
    "POST /admin/api/auth/passkey": { needs: "what the browser made by the call before it" },
    "POST /admin/api/auth/passkey/:_id/rename": { needs: "a passkey of yours" },
    "POST /admin/api/auth/passkey/:_id/remove": { needs: "a passkey of yours, and your present password" },
    "POST /admin/api/auth/passkey/sign-in": { needs: "what the browser signed by the call before it" },
    "POST /admin/api/auth/two-step/begin": ownPassword,
    "POST /admin/api/auth/two-step/confirm": { needs: "the code that your authenticator app shows now" },
    "POST /admin/api/auth/two-step/end": ownPassword,
    "POST /admin/api/auth/two-step/recovery-codes": ownPassword,
    "POST /admin/api/usersList/reset-two-step": { needs: "the `id` of somebody who has a second step" },
    "POST /api/customer/email-update": { body: { email: "aina@example.com", password: "pulau-demo-2026" } },
    "POST /admin/api/auth/email": { body: { email: "farah@example.com", password: "pulau-demo-2026" } },
    "POST /api/auth/confirm-email": mailed,
    "POST /admin/api/auth/confirm-email": mailed,
    "DELETE /api/auth/sessions/:_id": { needs: "a session of yours, as the call that lists them answers" },
    "DELETE /admin/api/auth/sessions/:_id": {
      needs: "a session of yours, as the call that lists them answers",
    },
    "POST /api/wallet/payout": own,
    "PUT /api/bank-details": own,
    "PUT /api/agent-info/bank-details": own,
    "POST /api/agent/members": { body: { name: "Lim Hui Min", email: "huimin@example.com", role: "editor" } },
    "POST /api/agent/members/:_id/invite": { needs: "a member who has not joined yet" },
    "PUT /api/agent/members/:_id": { body: { role: "editor" } },
    "GET /api/influencer-package/:_id/:agentId": { params: { agentId: demo.influencer } },
    "GET /api/influencer-package": influencer,
    "POST /api/referral-click": {
      body: { packageId: demo.influencerPackage, influencerId: demo.influencer },
    },
    "GET /api/social-share": { ...influencer, query: { packageId: demo.influencerPackage } },
    "POST /api/reservations/by-room": { body: { _id: demo.upcoming } },
    "GET /api/file/:_id/address": { needs: "a file that you uploaded" },
    "PUT /admin/api/package/order": { body: { packageIds: [demo.package] } },
    "PUT /admin/api/package/:_id": { body: { ...pack, code: "LAGOON" } },
    "POST /admin/api/package/:_id/copy": {
      body: { code: "LAGOON-2", name: said("Lagoon in May", "Lagun pada bulan Mei", "五月潟湖") },
    },
    "DELETE /admin/api/package/:_id": { needs: "a package that nothing uses" },
    "POST /admin/api/package/:_id/option": { body: { ...option, nights: 4 } },
    "PUT /admin/api/package-option/:_id": { body: option },
    "DELETE /admin/api/package-option/:_id": { needs: "an option that nothing uses" },
    "PUT /admin/api/package/:_id/rate-card": {
      needs: "the cards of the package, as the call that reads them answers",
    },
    "PUT /admin/api/refund/by-hand/:_id": { needs: "a refund that waits for staff" },
    "PUT /admin/api/refund/to-wallet/:_id": { needs: "a refund that waits for staff" },
    "PUT /admin/api/refund/again/:_id": { needs: "a refund that waits for staff" },
    "DELETE /api/purchase/:_id": { needs: "a purchase that is not paid yet" },
    "GET /api/commission/statement": agent,
    "GET /api/commission/statement/address": agent,
    "GET /api/wallet/commissions": agent,
    "GET /api/commission/statement/pdf": sealed,
    "GET /api/commission/statement/csv": sealed,
    "GET /admin/api/partner-statement/pdf": sealed,
    "GET /admin/api/partner-statement/csv": sealed,
    "POST /admin/api/partners": {
      body: {
        kind: "agency",
        accountName: "Lagoon Travel",
        owner: { name: "Siti Hajar", email: "siti.hajar@example.com", language: "my" },
      },
    },
    "POST /admin/api/partners/:_id/contracts": {
      body: {
        model: "commission",
        share: 1_200,
        payment: { kind: "payLater", withinDays: 14 },
        roomsUnpaid: 10,
        from: demo.checkIn,
      },
    },
    "PUT /admin/api/partners/:_id/contracts/:contractId": {
      params: { contractId: demo.contract },
      body: { activeStatus: true },
    },
    "PUT /admin/api/partners/:_id/links/:packageId": {
      params: { packageId: demo.influencerPackage },
      body: { from: demo.today, commission: 1_000 },
    },
    "POST /admin/api/package": {
      body: {
        code: "TURTLES",
        type: "tour",
        name: said("Turtle nights", "Malam penyu", "海龟之夜"),
        summary: said("Two nights with the rangers.", "Dua malam bersama renjer.", "与护林员共度两晚。"),
        pictures: pack.pictures,
      },
    },
    "POST /api/draft-booking": { body: stay },
    "PUT /api/draft-booking/:_id": { body: stay },
    "POST /admin/api/draft-booking": { body: { accountId: demo.guest, json: stay } },
    "PUT /admin/api/draft-booking/:_id": { body: stay },
    "POST /api/pre-reservation": held,
    "POST /api/reservations": held,
    "POST /admin/api/pre-reservation": held,
    "GET /admin/api/reservations/move-room/:_id": { needs: "a room that rooms-to-move tells" },
    "GET /admin/api/room-timer/:_id": { needs: "a hold that staff took for a guest" },
    "GET /api/pre-reservation/:_id": agent,
    "GET /api/pre-reservation/booking-json/:_id": agent,
    "PUT /api/pre-reservation/booking-json/:_id": { ...agent, ...agreed },
    "DELETE /api/pre-reservation/:_id": agent,
    "GET /api/offline-payment/:_id": agent,
    "POST /api/offline-payment/:_id": { ...agent, needs: "a slip that was uploaded before" },
    "GET /api/payment/options/:_id": agent,
    "POST /api/payment/start": {
      ...agent,
      body: { bookingId: demo.awaiting, part: "full", gateway: "sandbox" },
    },
    "POST /api/wallet/pay": { ...agent, body: { bookingId: demo.owing, part: "balance" } },
    "POST /api/payment/callback/:gateway/:flow": { needs: "a body that the gateway has signed" },
    "POST /api/wallet/pay-purchase": { needs: "a purchase that is not paid yet" },
    "POST /api/upload": upload,
    "POST /upload": upload,
    "POST /admin/api/upload": upload,
    "POST /admin/upload": upload,
    "POST /admin/api/catalogue/check": upload,
    "POST /admin/api/catalogue/import": upload,
    "POST /admin/api/catalogue/template": { needs: "a Pulau with nothing to sell yet" },
    "GET /api/file/:_id": sealed,
    "GET /admin/api/file/:_id": sealed,
    "POST /admin/api/offline-payment/:_id": {
      body: { way: "cash", amountSen: 10_000, paidOn: demo.today, note: "Paid at the jetty" },
    },
    "PUT /admin/api/offline-payment/verify/:_id": { body: { amountSen: 10_000 } },
    "DELETE /admin/api/reservations/transaction/:_id/:tansId": { params: { tansId: demo.offlinePaid } },
    "DELETE /admin/api/reservations/transaction/:_id": {
      query: { tansId: demo.offlinePaid },
      needs: "a payment that was entered at the desk",
    },
    "POST /admin/api/refund/:_id": {
      body: { amountSen: 5_000, to: "wallet", reason: "No boat for an hour" },
    },
    "PUT /admin/api/needs-person/:_id": { body: { way: "tickOff", note: "Sorted out by phone" } },
    "GET /admin/api/payments/csv": sealed,
    "PUT /admin/api/reservations/payment-status/:_id": { body: { paymentStatus: "failed" } },
    "GET /api/payment/banks/:gateway": {
      params: { gateway: "billplz" },
      needs: "a gateway that lists banks",
    },
    "PUT /admin/api/gateways": { body: { gateways: [{ id: "sandbox", active: true }] } },
    "PUT /admin/api/promo-code/:_id": { body: { code: "SLOWDAYS" } },
    "GET /admin/api/papers": { query: { month: demo.soldMonth } },
    "GET /admin/api/e-invoice/consolidated": { query: { month: demo.soldMonth } },
    "GET /admin/api/e-invoice/self-billed/:_id": { query: { month: demo.earnedMonth } },
    "GET /promo-code-by-code/:code": { params: { code: "HELLO50" } },
    "GET /api/promo-code-by-code/:code": { params: { code: "HELLO50" } },
    "POST /api/promo-code/block": { body: { promoCodeId: demo.promoCode, count: 1 } },
    "DELETE /api/promo-code/block/:_id": { needs: "the `_id` of a block" },
    "POST /api/promo-code/buy": { body: { promoCodeId: demo.promoCode, count: 1 } },
    "POST /api/wallet/pay-promo-code": { body: { purchaseId: demo.openVouchers } },
    "POST /api/promo-code/book": { body: { draftId: demo.draft, code: "HELLO50" } },
    "POST /api/voucher/claim": { ...agent, body: { code: demo.giftCode } },
    "POST /api/voucher/redeem": { body: { code: demo.voucherCode } },
    "POST /api/voucher/give/:_id": {
      ...agent,
      body: { name: "Mei Ling", email: "meiling@example.com", from: "Aisyah Rahman", language: "cn" },
    },
    "GET /api/voucher/print/:token": mailed,
    "GET /api/voucher/print/:token/pdf": mailed,
    "POST /admin/api/voucher/:_id/void": { body: { balance: "buyer", reason: "Bought twice" } },
    "GET /api/pay/:token": mailed,
    "POST /api/pay/:token": { ...mailed, body: { part: "balance", gateway: "sandbox" } },
    "POST /api/wallet/top-up": { body: { amountSen: 20_000 } },
    "POST /api/promo-package/buy": { body: { promoPackageId: demo.promoPackage, count: 1 } },
    "POST /api/wallet/pay-promo-package": { body: { promoPackageId: demo.promoPackage, count: 1 } },
    "POST /admin/api/promo-package": {
      body: {
        optionId: demo.promoOption,
        name: said("Two nights ahead", "Dua malam awal", "预购两晚"),
        description: said("Buy now, choose later.", "Beli dahulu, pilih kemudian.", "先购买，后选日期。"),
        per: "pax",
        depositSen: 5_000,
        paxMax: 2,
        nosToSell: 50,
        saleFrom: demo.today,
        expiresAfterDays: 365,
      },
    },
    "PUT /admin/api/promo-package/:_id": {
      body: {
        optionId: demo.promoOption,
        name: said("Two nights ahead", "Dua malam awal", "预购两晚"),
        description: said("Buy now, choose later.", "Beli dahulu, pilih kemudian.", "先购买，后选日期。"),
        per: "pax",
        depositSen: 5_000,
        paxMax: 4,
        nosToSell: 200,
        saleFrom: demo.today,
        expiresAfterDays: 365,
      },
    },
    "POST /api/event/vacancy": { body: { eventId: demo.event, count: 2 } },
    "POST /api/event/buy": {
      body: { eventId: demo.event, guests: [{ name: "Aina binti Yusof", guestKind: "adult" }] },
    },
    "POST /api/wallet/pay-event": {
      body: { eventId: demo.event, guests: [{ name: "Aina binti Yusof", guestKind: "adult" }] },
    },
    "GET /api/event/user/:id": { params: { id: demo.guest } },
    "DELETE /api/event/tickets/:_id": { query: { to: "wallet" } },
    "POST /admin/api/event": { body: event },
    "PUT /admin/api/event/:_id": { body: { ...event, capacity: 200 } },
    "POST /admin/api/event/:_id/cancel": { body: { note: "The sea is too rough" } },
    "DELETE /api/reservations/cancel/:_id": agreed,
    "DELETE /admin/api/reservations/cancel/:_id": agreed,
    "POST /api/reservations/change-quote/:_id": { body: { specialRequest: "A cot, please" } },
    "PUT /api/reservations/:_id": { body: { specialRequest: "A cot, please" } },
    "POST /api/reservations/edit": { body: { _id: demo.upcoming, specialRequest: "A cot, please" } },
    "PUT /api/reservations/booking-json/:_id": agreed,
    "PUT /api/reservations/transportation/:_id": { body: { transport: { out: null, back: null } } },
    "GET /admin/api/reservations/cancel-room/:_id": { query: { room: 0 } },
    "GET /admin/api/reservations/rooms-to-move/:_id": { query: { room: 0 } },
    "POST /admin/api/reservations/check-in/:_id": { body: { despiteRooms: "The guests wait at the bar" } },
    "POST /admin/api/reservations/take-back/:_id": {
      needs: "a booking that was checked in or out, or found missing, by mistake",
    },
    "POST /admin/api/reservations/reveal-paper/:_id": { body: { guest: demo.guestInHouse } },
    "PUT /admin/api/reservations/move-room/:_id": {
      needs: "a room of which `rooms-to-move` says that it fits",
    },
    "GET /admin/api/reservations/cancel-person/:_id": { query: { guest: demo.guestInAgencyBooking } },
    "GET /api/reservations/cancel-room/:_id": { query: { room: 0 } },
    "DELETE /api/reservations/cancel-room/:_id": agreed,
    "GET /api/reservations/cancel-person/:_id": { query: { guest: demo.guestInBooking } },
    "DELETE /api/reservations/cancel-person/:_id": agreed,
    "PUT /api/reservations/notes/:_id/:transId": { params: { transId: demo.payment } },
    "PUT /api/reservations/transportation-notes/:_id/:transId": { params: { transId: demo.crossing } },
    "POST /admin/api/reservations/change-quote/:_id": { body: { specialRequest: "A cot, please" } },
    "PUT /admin/api/reservations/:_id": { body: { specialRequest: "A cot, please" } },
    "POST /admin/api/reservations/edit": { body: { _id: demo.agencyAhead, specialRequest: "A cot, please" } },
    "DELETE /admin/api/reservations/cancel-room/:_id": agreed,
    "DELETE /admin/api/reservations/cancel-person/:_id": agreed,
    "PUT /admin/api/reservations/exclude-charge/:_id": {
      needs: "the `ruleId` of a charge of the booking, as the call that lists them answers",
      body: { ruleId: "marine-park" },
    },
    "DELETE /admin/api/reservations/exclude-charge/:_id": {
      needs: "the `ruleId` of a charge that was left out",
      query: { ruleId: "marine-park" },
    },
    "PUT /api/e-invoice/account": { ...agent, ...buyer },
    "PUT /api/e-invoice/:_id": buyer,
    "PUT /api/purchase/:_id/e-invoice": buyer,
    "POST /api/waiting-list": { body: { checkIn: demo.fullDay, daysAround: 0 } },
    "POST /admin/api/room-type": { body: roomType },
    "PUT /admin/api/room-type/:_id": { body: roomType },
    "PUT /admin/api/room-type/:_id/bed-options": {
      body: { bedOptions: [{ beds: [{ bedId: demo.bed, count: 1 }] }] },
      needs: "a room type of your own",
    },
    "POST /admin/api/room-number/several": {
      body: { numbers: "901 to 905", roomTypeId: demo.roomType },
      needs: "a building of your own",
    },
    "PUT /admin/api/settings/taxPayer": {
      body: {
        taxPayer: {
          ...{ tin: "C2584563202", brn: "201901234567", phone: "+60123456789" },
          industry: { code: "55101", name: "Hotels and resort hotels" },
          address: { lines: ["Lot 12, Jalan Pantai"], city: "Kuala Besut", postCode: "22300", state: "11" },
        },
      },
    },
    "POST /admin/api/boat": { body: nightFerry },
    "PUT /admin/api/boat/:_id": { body: nightFerry },
    "DELETE /admin/api/boat/:_id": { needs: "a boat out of use that nobody ever had a place on" },
    "GET /api/invoice/:_id/pdf": sealed,
    "GET /admin/api/invoice/:_id/pdf": sealed,
    "GET /api/papers/:_id/pdf": sealed,
    "GET /admin/api/papers/:_id/pdf": sealed,
    "GET /admin/api/papers/csv/:month": sealed,
    "GET /api/receipt/:_id/pdf": sealed,
    "GET /admin/api/receipt/:_id/pdf": sealed,
    "GET /api/papers/:_id/e-invoice-address": {
      needs: "a paper of a booking that an e-Invoice was asked for",
    },
    "GET /api/papers/:_id/e-invoice": sealed,
    "GET /admin/api/e-invoice/:_id/file": sealed,
    "GET /admin/api/e-invoice/consolidated/:month/:kind/:part": sealed,
    "GET /admin/api/e-invoice/self-billed/:_id/:month/:kind/:part": sealed,
    "GET /api/reservations/rooming-list/:_id/csv": sealed,
    "GET /admin/api/reservations/rooming-list/:_id/csv": sealed,
    "GET /api/rooming-list/:token": mailed,
    "PUT /api/rooming-list/:token": mailed,
    "POST /api/rooming-list/:token/check": mailed,
    "GET /api/rooming-list/:token/csv": mailed,
    "GET /api/waiting-list/:token": mailed,
    "POST /api/waiting-list/:token/accept": mailed,
    "POST /api/waiting-list/:token/decline": mailed,
    "DELETE /api/waiting-list/:token": mailed,
    "POST /admin/api/currency": {
      body: {
        code: "NZD",
        name: "New Zealand dollar",
        symbol: "NZ$",
        ringgitPerForeign: "2.56",
        ratedOn: demo.today,
      },
    },
    "POST /admin/api/currency/:_id/rates": { body: { ratedOn: demo.today, ringgitPerForeign: "3.27" } },
    "POST /admin/api/currency/:_id/rates/import": { body: { text: `ratedOn,rate\n${demo.today},3.27` } },
    "POST /admin/api/currency/:_id/rates/import/check": {
      body: { text: `ratedOn,rate\n${demo.today},3.27` },
    },
    "PUT /api/preferences/:name": { params: { name: "density" } },
    "PUT /admin/api/preferences/:name": { params: { name: "density" } },
    "POST /admin/api/currency/import": { needs: "Bank Negara’s interface to be reached" },
    "PUT /api/reservations/rooming-list/:_id": { body: { guests: [] } },
    "PUT /admin/api/reservations/rooming-list/:_id": { body: { guests: [] } },
  };
};
