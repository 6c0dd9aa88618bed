import type { InvoiceReply } from "@pulau/contract/papers.ts";
import { sumsOf } from "@pulau/domain/pricing/sums.ts";
import { describe, expect, it } from "vitest";
import { invoicePdf } from "./invoice-pdf.ts";
import { pdfText } from "./test-pdf-text.ts";

const inAll = (text: string) => ({ en: text, my: text, cn: text });
const line = (given: Partial<InvoiceReply["lines"][number]>): InvoiceReply["lines"][number] => ({
  step: "rate",
  ruleId: "r",
  name: null,
  guestKind: "adult",
  who: null,
  bedType: "twin",
  count: 2,
  nights: null,
  unitSen: 69_800,
  share: null,
  baseSen: null,
  amountSen: 139_600,
  taxGroup: "stay",
  ...given,
});
const lines = [
  line({}),
  line({
    step: "fee",
    name: inAll("Marine park fee"),
    who: "foreign",
    nights: null,
    unitSen: 3_000,
    amountSen: 6_000,
  }),
  line({
    step: "tax",
    name: inAll("Service tax"),
    guestKind: null,
    share: 800,
    baseSen: 139_600,
    amountSen: 11_168,
  }),
];

const invoice: InvoiceReply = {
  _id: "1",
  kind: "invoice",
  number: "TB-INV-26-00042",
  issuedOn: "2026-05-29",
  bookingNo: "TB-26-04817",
  paperId: "1",
  reason: "booked",
  corrects: [],
  papers: [],
  papersSen: 0,
  status: "confirmed",
  paymentStatus: "partial",
  billedTo: null,
  changedSen: 0,
  seller: {
    name: "Teluk Biru Island Resort",
    shortName: "Teluk Biru",
    legalName: "Teluk Biru Sdn. Bhd.",
    registrationNumber: "200001000000 (0000000-X)",
    taxNumber: "W10-1808-00000000",
    timeZone: "Asia/Kuala_Lumpur",
    address: { short: "Mersing", first: "Lot 12", second: "86800 Mersing, Johor" },
    email: "stay@telukbiru.example",
    tel: ["+60 7-555 0118"],
    whatsapp: [{ holder: "Farah", number: "+60125550118" }],
    answerHours: { from: "08:00", to: "22:00" },
    bank: {
      name: "Maybank",
      address: "",
      accountHolder: "Teluk Biru",
      accountNumber: "5140",
      swift: "MBBEMYKL",
    },
  },
  billTo: {
    name: "Aisyah binti Abdul Rahman",
    email: "aisyah@guest.example",
    address: {
      address: "18 Jalan Kenari 4",
      area: "",
      city: "Puchong",
      postCode: "47100",
      state: "10",
      country: "MY",
      mobile: "+60123456789",
    },
  },
  stay: {
    packageName: inAll("Lagoon Escape"),
    optionName: inAll("3D2N"),
    nights: 2,
    persons: 2,
    checkIn: "2026-06-12",
    checkOut: "2026-06-14",
    crossings: [],
    transfers: [],
    rooms: [
      {
        roomNo: "V-03",
        next: null,
        roomTypeName: inAll("Family Villa"),
        bedType: "twin" as const,
        occupants: { adult: 2, child: 0, toddler: 0, infant: 0 },
      },
    ],
  },
  lines,
  sums: { ...sumsOf(lines), fees: [...sumsOf(lines).fees], taxes: [...sumsOf(lines).taxes] },
  policy: { tiers: [{ daysBefore: 7, refund: 10_000 }], adminFee: 300 },
  guests: [],
  payments: [{ _id: "p", at: "2026-04-29T17:00:00Z", gateway: "sandbox", amountSen: 78_384, refundedSen: 0 }],
  due: { sen: 78_384, by: "2026-06-12" },
};

const ride = {
  _id: "r",
  landTransferId: "r",
  type: "shared" as const,
  name: inAll("Van"),
  direction: "out" as const,
  tripType: "return" as const,
  from: inAll("Airport"),
  to: inAll("Jetty"),
  pickUpPoint: "Hall",
  pickUpDay: "2026-06-12" as const,
  pickUpTime: "09:00",
  dropLocation: "Counter",
  dropDay: "2026-06-12" as const,
  dropTime: "10:00",
  returnDay: "2026-06-14" as const,
  returnTime: "10:30",
  adultCount: 2,
  childCount: 0,
  vehicles: 1,
  included: false,
  note: "",
  amountSen: 8_000,
};

describe("an invoice as a PDF", () => {
  it("says every line with its reason, each sum, what was paid and what is due", async () => {
    const { text, pages } = await pdfText(await invoicePdf(invoice, "en"));
    expect(pages).toBe(1);
    for (const part of [
      ...[
        "2 adults, two sharing",
        "RM 698.00",
        "RM 1,396.00",
        "2 adults, not Malaysian",
        "8% of RM 1,396.00",
      ],
      ...[
        "RM 1,567.68",
        "30 Apr 2026",
        "-RM 783.84",
        "Still to pay, by 12 Jun 2026",
        "97% refund",
        "Page 1 of 1",
      ],
    ])
      expect(text).toContain(part);
  });

  it("has count, nights and price of each that make the amount", async () => {
    const nightly = line({
      step: "surcharge",
      name: inAll("Weekend"),
      guestKind: null,
      bedType: null,
      count: 3,
      nights: 4,
      unitSen: 1_100,
      amountSen: 13_200,
    });
    const perDays = line({
      step: "fee",
      name: inAll("Permit"),
      count: 2,
      times: 3,
      unitSen: 700,
      amountSen: 4_200,
    });
    const half = line({
      guestKind: "child",
      count: 2,
      nights: 3,
      share: 5_000,
      baseSen: 20_000,
      shareOf: "r",
      unitSen: 10_000,
      amountSen: 60_000,
    });
    const { text } = await pdfText(await invoicePdf({ ...invoice, lines: [nightly, perDays, half] }, "en"));
    expect(text).toContain("Qty Nights Each Amount");
    expect(text).toContain("Weekend 3 4 RM 11.00 RM 132.00");
    expect(text).toContain("Permit 2 adults 6 RM 7.00 RM 42.00");
    expect(text).toContain("50% of RM 200.00 2 3 RM 100.00 RM 600.00");
  });

  it("fits on one page with six lines, boats, a ride, terms, payments, an account and six guests", async () => {
    const six = Array.from({ length: 6 }, (_, i) =>
      line({
        step: "fee",
        name: inAll(i % 2 ? "Marine park fee" : "Shared van, Sultan Mahmud Airport to Tanjung Jetty"),
        unitSen: 1_000,
        amountSen: 2_000,
      }),
    );
    const tiers = [30, 21, 14].map((daysBefore, i) => ({ daysBefore, refund: 10_000 - i * 2_000 }));
    const names = ["Aisyah binti Abdul Rahman", "Jonathan de Souza", "Wei Jie Seah"];
    const [payment] = invoice.payments;
    const crossing = {
      _id: "c",
      crossingId: "c",
      kind: "ferry" as const,
      name: inAll("Bayu Laut ferry"),
      day: "2026-06-12" as const,
      time: "11:00",
      from: "Tanjung Jetty",
      to: "Teluk Biru Jetty",
      seats: 2,
      boats: 0,
      note: "",
    };
    const full: InvoiceReply = {
      ...invoice,
      reason: "changed",
      lines: six,
      policy: { tiers, adminFee: 300 },
      guests: [...names, ...names].map((fullName) => ({ fullName, chineseName: "林美玲", room: 0 })),
      payments: payment ? [payment, { ...payment, _id: "q" }] : [],
      stay: {
        ...invoice.stay,
        crossings: (["out", "back"] as const).map((direction) => ({ ...crossing, direction })),
        transfers: [ride],
      },
    };
    for (const language of ["en", "my", "cn"] as const) {
      const { text, pages } = await pdfText(await invoicePdf(full, language));
      expect(pages).toBe(1);
      for (const name of names) expect(text).toContain(name);
    }
  });

  it("tells the resort's account while something is owed, and the terms while there is a stay to cancel", async () => {
    const { text: owed } = await pdfText(await invoicePdf(invoice, "en"));
    expect(owed).toContain("MBBEMYKL");
    const paid = { ...invoice, due: { sen: 0, by: null } };
    const { text: clear } = await pdfText(await invoicePdf(paid, "en"));
    expect(clear).not.toContain("MBBEMYKL");
    expect(clear).toContain("97% refund");
    const { text: over } = await pdfText(await invoicePdf({ ...paid, status: "cancelled", due: null }, "en"));
    expect(over).not.toContain("97% refund");
  });

  it("says where and when one is picked up on land, there and back", async () => {
    const { text } = await pdfText(
      await invoicePdf({ ...invoice, stay: { ...invoice.stay, transfers: [ride] } }, "en"),
    );
    for (const part of ["Land transfers", "Airport 09:00", "Jetty 10:30", "Van"])
      expect(text).toContain(part);
  });

  it("prints Chinese, old and rare characters, and letters of many lands as text that can be found", async () => {
    const names = ["陈美玲", "陳黃劉馨喆", "鑫峯㛃", "Nguyễn Thị Hạnh", "Zoë Łukasz", "Анна", "Ürümqi"];
    const guests = names.map((fullName) => ({ fullName, chineseName: null, room: 0 }));
    const { text } = await pdfText(await invoicePdf({ ...invoice, guests }, "cn"));
    for (const name of names) expect(text).toContain(name.normalize("NFC"));
  });

  it("goes over as many pages as a hundred guests with long names need, and names each of them", async () => {
    const guests = Array.from({ length: 100 }, (_, i) => ({
      fullName: `Guest Number ${i} ${"of a very long family name ".repeat(3)}end${i}.`,
      room: 0,
      chineseName: `林美玲${String.fromCodePoint(0x4e00 + i)}`,
    }));
    const { text, pages } = await pdfText(await invoicePdf({ ...invoice, guests }, "en"));
    expect(pages).toBeGreaterThan(2);
    for (const [i, { chineseName }] of guests.entries()) {
      expect(text).toContain(`end${i}.`);
      expect(text).toContain(chineseName);
    }
    expect(text).toContain(`Page ${pages} of ${pages}`);
  });

  it("opens no file and no address that a name holds", async () => {
    const billTo = { ...invoice.billTo, name: "file:///etc/passwd http://169.254.169.254/" };
    const { text } = await pdfText(await invoicePdf({ ...invoice, billTo }, "en"));
    expect(text).toContain("file:///etc/passwd");
  });
});
