import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import type { SettingInput } from "../../../modules/ground/resort/public.ts";

/** Every figure of a fictional company: the numbers and addresses lead nowhere. */
export const demoSettings: SettingInput = {
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
    registrationNumber: "200001000000 (0000000-X)",
    taxNumber: "W10-1808-00000000",
    jetties: ["Tanjung Jetty", "Teluk Biru Jetty"],
  },
  taxPayer: {
    tin: "C00000000000",
    brn: "200001000000",
    sst: "W10-1808-00000000",
    tourismTax: "000-0000-00000000",
    industry: { code: "55101", name: "Hotels and resort hotels" },
    address: {
      lines: ["Lot 12", "Kampung Teluk Biru"],
      ...{ city: "Marang", postCode: "21600", state: "11" },
    },
    phone: "+6095550118",
  },
  timeZone: malaysianTime,
  checkInTime: "15:00",
  checkOutTime: "11:00",
  answerHours: { from: "08:00", to: "22:00" },
  activityNames: {
    diver: { en: "Diver", my: "Penyelam", cn: "潜水者" },
    snorkeller: { en: "Snorkeller", my: "Pesnorkel", cn: "浮潜者" },
    nonDiver: { en: "Stays ashore", my: "Tinggal di darat", cn: "留在岸上" },
  },
  marketNames: {
    malaysia: { en: "Malaysia", my: "Malaysia", cn: "马来西亚" },
    international: { en: "Another country", my: "Negara lain", cn: "其他国家" },
  },
  bookingEnvironment: "NEW",
  bookingNoPrefix: "TB",
};
