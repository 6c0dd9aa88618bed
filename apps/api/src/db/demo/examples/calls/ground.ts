import { type Examples, fact, onBothSides, sealed } from "../example.ts";

const upload = { needs: "a file of your own" } as const;

/** What files, settings and texts are tried with. */
export const groundCalls: Examples = {
  ...onBothSides({ "POST /upload": upload, "GET /file/:_id": sealed }),
  // Deleting comes before, and the demo has one page of its own.
  "PUT /admin/api/pages/order": { body: { pageIds: [fact("privacyPage")] } },
  "GET /admin/api/pages/:_id": { params: { _id: fact("page") } },
  "POST /admin/api/presence": { needs: "a page that follows the news, by its line" },
  "GET /admin/api/mail-texts/:mail/versions/:number": { needs: "the number of a version that was saved" },
  "GET /api/resort/picture/:_id": { needs: "a picture that staff have put into the resort’s look" },
  "GET /api/file/:_id/address": { needs: "a file that you uploaded" },
  "POST /upload": upload,
  "POST /admin/upload": upload,
  "POST /admin/api/catalogue/check": upload,
  "POST /admin/api/catalogue/import": upload,
  "POST /admin/api/catalogue/template": { needs: "a Pulau with nothing to sell yet" },
  // Prices of the demo tell its activities and markets apart, so that these keep their names.
  "PUT /admin/api/settings/guests": {
    body: {
      activityNames: {
        diver: { en: "Diver", my: "Penyelam", cn: "潜水者" },
        nonDiver: { en: "Stays ashore", my: "Tinggal di darat", cn: "不下水" },
        snorkeller: { en: "Snorkeller", my: "Pesnorkel", cn: "浮潜者" },
      },
      marketNames: {
        malaysia: { en: "Malaysia", my: "Malaysia", cn: "马来西亚" },
        international: { en: "Another country", my: "Negara lain", cn: "其他国家" },
      },
    },
  },
  // Boats go from and to these jetties, which therefore can't be left out.
  "PUT /admin/api/settings/resort": {
    body: {
      profile: {
        name: "Teluk Biru Island Resort",
        shortName: "Teluk Biru",
        legalName: "Teluk Biru Island Resort Sdn. Bhd.",
        address: {
          short: "Teluk Biru, Marang, Terengganu",
          first: "Lot 12, Kampung Teluk Biru",
          second: "21600 Marang, Terengganu, Malaysia",
        },
        bank: {
          name: "Maybank",
          address: "Jalan Sultan Ismail, 20200 Kuala Terengganu, Terengganu",
          accountHolder: "Teluk Biru Island Resort Sdn. Bhd.",
          accountNumber: "5140 1188 2260",
          swift: "MBBEMYKL",
        },
        email: "stay@telukbiru.example",
        tel: ["+60 9-555 0118", "+60 9-555 0119"],
        fax: "+60 9-555 0120",
        whatsapp: [
          { holder: "Farah", number: "+60125550118" },
          { holder: "Suresh", number: "+60125550119" },
        ],
        messengerUrl: "https://m.me/telukbiru.example",
        websiteUrl: "https://www.telukbiru.example",
        termsUrl: "https://www.telukbiru.example/terms",
        adminPortalUrl: null,
        social: {
          facebook: "https://www.facebook.com/telukbiru.example",
          instagram: "https://www.instagram.com/telukbiru.example",
          tiktok: null,
          youtube: null,
          xiaohongshu: null,
        },
        registrationNumber: "200001000000 (0000000-X)",
        taxNumber: "W10-1808-00000000",
        gstNumber: null,
        jetties: ["Tanjung Jetty", "Teluk Biru Jetty"],
        hidden: [],
      },
    },
  },
  "PUT /admin/api/settings/taxPayer": {
    body: {
      taxPayer: {
        tin: "C2584563202",
        brn: "201901234567",
        phone: "+60123456789",
        sst: "W10-1808-32000059",
        tourismTax: null,
        industry: { code: "55101", name: "Hotels and resort hotels" },
        address: { lines: ["Lot 12, Jalan Pantai"], city: "Kuala Besut", postCode: "22300", state: "11" },
      },
    },
  },
};
