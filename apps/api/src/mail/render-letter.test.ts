import type { Sen } from "@pulau/domain/money/sen.ts";
import { describe, expect, it } from "vitest";
import type { BookingData } from "./booking-facts.ts";
import { goodToKnow } from "./good-to-know.ts";
import type { Frame, Letter, MailLanguage } from "./letter.ts";
import { renderLetter } from "./render-letter.ts";
import { accountChangedLetter } from "./templates/account-changed.ts";
import { type BalanceMail, balanceReminderLetter } from "./templates/balance-reminder.ts";
import { bookingCancelledLetter } from "./templates/booking-cancelled.ts";
import { bookingChangedLetter } from "./templates/booking-changed.ts";
import { bookingConfirmedLetter } from "./templates/booking-confirmed.ts";
import {
  type EnquiryData,
  enquiryArrivedLetter,
  enquiryReceivedLetter,
  enquiryReplyLetter,
} from "./templates/enquiry.ts";
import { type EventMail, eventLetter } from "./templates/event.ts";
import { joinAccountLetter } from "./templates/join-account.ts";
import { paymentLateLetter } from "./templates/payment-late.ts";
import { paymentLinkLetter } from "./templates/payment-link.ts";
import { paymentReceivedLetter } from "./templates/payment-received.ts";
import { paymentReminderLetter } from "./templates/payment-reminder.ts";
import { refundMadeLetter } from "./templates/refund-made.ts";
import { resetPasswordLetter } from "./templates/reset-password.ts";
import { slipRefusedLetter, slipVerifiedLetter } from "./templates/slip-decided.ts";
import { verifyEmailLetter } from "./templates/verify-email.ts";
import { waitJoinedLetter, waitMissedLetter, waitOfferLetter } from "./templates/waiting-list.ts";
import type { WantedStay } from "./wanted-stay-facts.ts";

const frameIn = (language: MailLanguage): Frame => ({
  language,
  resortName: "Teluk Biru <Resort>",
  resortContact: "hello@telukbiru.test",
  logoUrl: "https://pulau.test/mark.png",
  publicUrl: "https://pulau.test",
});
const words = (name: string) => ({ en: name, my: `${name} (BM)`, cn: `${name}（中）` });
const booking: BookingData = {
  id: "7d1f4c1e-0000-4000-8000-000000000001",
  bookingNo: "TB-1001",
  bookingName: 'Mei "<b>Ling</b>" & co',
  reader: 'Mei "<b>Ling</b>" & co',
  checkIn: "2026-12-05",
  checkOut: "2026-12-07",
  checkInTime: "15:00",
  checkOutTime: "11:00",
  packageName: words("Full board"),
  picture: "beach-chalet",
  party: { adults: 4, childAges: [7, 2], nonMalaysians: 0 },
  guests: ["Tan Wei Ming", "Lim Siew Ling"],
  boats: { boardMinutes: 30, crossingMinutes: 45 },
  rooms: [
    { name: words("Deluxe"), bedType: "twin" },
    { name: words("Deluxe"), bedType: "twin" },
    { name: words("Family"), bedType: "quad" },
  ],
  crossings: [
    { name: words("Ferry"), day: "2026-12-05", time: "11:00:00", from: "Merang", to: "Teluk" },
    { name: words("Charter"), day: "2026-12-07", time: null, from: "Teluk", to: "Merang" },
  ],
  transfers: [
    {
      name: words("Van"),
      from: words("Airport"),
      to: words("Jetty"),
      pickUpPoint: "Arrival <hall>",
      pickUpDay: "2026-12-05",
      pickUpTime: "09:00",
      dropLocation: "Counter",
      returnDay: "2026-12-07",
      returnTime: "10:30",
    },
  ],
  totalSen: 114_550,
  paidSen: 57_275,
  owedSen: 57_275,
  othersPaySen: 0,
  balanceDueOn: "2026-11-05",
  cancelReason: null,
  claimToken: null,
};
const link = { name: booking.bookingName, token: "t0ken-t0ken-t0ken-t0ken" };
const confirm = (language: MailLanguage, given: Partial<BookingData> = {}) =>
  render(bookingConfirmedLetter({ booking: { ...booking, ...given } }, frameIn(language)), language);
const render = (letter: Letter, language: MailLanguage) => renderLetter(letter, frameIn(language));

const wantedStay: WantedStay = {
  packageName: words("Reef"),
  optionName: words("3D2N"),
  checkIn: "2026-12-05",
  nights: 2,
  daysAround: 3,
  party: { adults: 2, childAges: [7, 2], nonMalaysians: 0 },
  roomTypes: [words("Deluxe")],
};
const enquiry: EnquiryData = {
  enquiryNo: 1007,
  name: booking.bookingName,
  email: "mei@example.test",
  phone: "+60123456789",
  message: "A cot, 'please'",
  wantedStay,
};
const reply = { text: "We have a room.\n\nShall we keep it?", preparedToken: "t0ken" };
const waiting = {
  name: booking.bookingName,
  wantedStay,
  token: "t0ken",
  offer: {
    checkIn: "2026-12-06" as const,
    checkOut: "2026-12-08" as const,
    until: new Date("2026-11-01T14:30:00Z"),
    timeZone: "Asia/Kuala_Lumpur",
  },
};

const reminder = {
  payUrl: "https://pulau.test/pay/pay-token",
  booking: { ...booking, paidSen: 0 },
  payUntil: new Date("2026-11-01T14:30:00Z"),
  timeZone: "Asia/Kuala_Lumpur",
};

const balance: BalanceMail = {
  booking,
  owedSen: 57_275,
  dueOn: "2026-11-05",
  overdue: false,
  lastDay: "2026-11-10",
  payUrl: "https://pulau.test/pay/pay-token",
};

const templates: Record<string, (frame: Frame) => Letter> = {
  "enquiry-received": (frame) => enquiryReceivedLetter(enquiry, frame),
  "enquiry-arrived": (frame) => enquiryArrivedLetter("an-id", enquiry, frame),
  "enquiry-prepared": (frame) => enquiryReplyLetter(enquiry, reply, frame),
  "wait-joined": (frame) => waitJoinedLetter(waiting, frame),
  "wait-offer": (frame) => waitOfferLetter(waiting, frame),
  "wait-missed": (frame) => waitMissedLetter(waiting, frame),
  "account-changed": (frame) => accountChangedLetter({ name: link.name, what: "bankDetails" }, frame),
  "reset-password": (frame) => resetPasswordLetter(link, frame),
  "booking-confirmed": (frame) => bookingConfirmedLetter({ booking }, frame),
  "booking-cancelled": (frame) =>
    bookingCancelledLetter({ booking: { ...booking, cancelReason: "BY_GUEST" }, refundSen: 40_000 }, frame),
  "booking-changed": (frame) => bookingChangedLetter({ booking, refundSen: 40_000 }, frame),
  "payment-reminder": (frame) => paymentReminderLetter(reminder, frame),
  "balance-reminder": (frame) => balanceReminderLetter(balance, frame),
  "payment-link": (frame) => paymentLinkLetter({ booking, owedSen: 57_275, payUrl: balance.payUrl }, frame),
  "refund-made": (frame) => refundMadeLetter({ booking, amountSen: 40_000 }, frame),
  "payment-late": (frame) => paymentLateLetter({ booking, amountSen: 114_550 }, frame),
};

describe("a mail to an address that nobody has vouched for", () => {
  it.each(["en", "my", "cn"] as const)("holds no word that a stranger chose, in %s", (language) => {
    const frame = frameIn(language);
    const stranger = { name: "Win RM 500 at evil.test", token: link.token };
    for (const letter of [
      verifyEmailLetter(stranger, frame),
      joinAccountLetter({ ...stranger, accountName: "Coral Travel", role: "editor" }, frame),
      resetPasswordLetter({ ...stranger, name: null }, frame),
    ])
      expect(JSON.stringify(render(letter, language))).not.toMatch(/evil\.test|RM 500|null/);
  });
});

describe.each(Object.entries(templates))("the mail %s", (_name, template) => {
  it.each(["en", "my", "cn"] as const)("speaks %s in text and HTML alike", (language) => {
    const { subject, text, html } = render(template(frameIn(language)), language);
    expect(subject).toContain("Teluk Biru <Resort>");
    expect(text).toContain(booking.bookingName);
    expect(text).toMatch(/https:\/\/pulau\.test\/(pages|pay|booking|waiting-list|staff)/);
    expect(html).toContain(`<html lang="${{ en: "en", my: "ms", cn: "zh-CN" }[language]}">`);
    expect(html).toContain("Mei &quot;&lt;b&gt;Ling&lt;/b&gt;&quot; &amp; co");
    expect(html).not.toMatch(/<b>|<table|<script|<Resort>/);
    expect(`${subject}${text}${html}`).not.toMatch(/undefined|null|NaN|\[object/);
    if (language === "cn") expect(text).toMatch(/您好/);
    else expect(text.replace("（中）", "")).not.toMatch(/\p{Script=Han}/u);
  });

  it("says something else in each language", () => {
    const letters = (["en", "my", "cn"] as const).map((language) => template(frameIn(language)));
    expect(new Set(letters.map((letter) => letter.subject)).size).toBe(3);
    // What a person wrote stands as it was written.
    const paragraphs = _name === "enquiry-prepared" ? 1 : 3;
    expect(new Set(letters.map((letter) => letter.paragraphs.join())).size).toBe(paragraphs);
    expect(new Set(letters.map((letter) => letter.link?.label)).size).toBe(3);
  });
});

describe("a confirmation", () => {
  it("names number, days, rooms, boats and money", () => {
    expect(confirm("en").text).toBe(`Hello Mei "<b>Ling</b>" & co,

Thank you. Your stay is booked. Here are the details.

Booking number: TB-1001
Your stay:
  Full board
  Check-in: Saturday, 5 December 2026, from 15:00
  Check-out: Monday, 7 December 2026, by 11:00
Who is coming:
  4 adults, 2 children (7, 2)
  Tan Wei Ming, Lim Siew Ling
Rooms:
  2 × Deluxe, two sharing
  1 × Family, four sharing
Boats:
  Ferry, Merang → Teluk, Saturday, 5 December 2026, 11:00
  Be at Merang by 10:30
  Charter, Teluk → Merang, Monday, 7 December 2026
Land transfers:
  Van, Airport → Jetty
  Saturday, 5 December 2026, 09:00, Arrival <hall>
  Van, Jetty → Airport
  Monday, 7 December 2026, 10:30, Counter
Total: RM 1,145.50
Paid: RM 572.75
Still to pay:
  RM 572.75
  by Thursday, 5 November 2026

See the booking:
https://pulau.test/booking/detail/7d1f4c1e-0000-4000-8000-000000000001?lang=en

We look forward to seeing you on the island.
Teluk Biru <Resort>
hello@telukbiru.test
`);
  });

  it("shows the resort's logo and what was booked, and leads to the map, the way there and the terms", () => {
    const frame = { ...frameIn("my"), logoUrl: "https://pulau.test/api/resort/picture/a?w=160" };
    const page = (kind: "directions" | "terms", title: string) => ({
      kind,
      slug: kind,
      earlier: [],
      place: "footer" as const,
      versionId: null as never,
      title: words(title),
    });
    const links = goodToKnow(booking, [page("terms", "Terms"), page("directions", "The way")], frame);
    const { html, text } = renderLetter(bookingConfirmedLetter({ booking, links }, frame), frame);
    expect(html).toContain('<img src="https://pulau.test/api/resort/picture/a?w=160" alt=""');
    expect(html).toContain(
      '<img src="https://pulau.test/art/beach-chalet-800.jpg" alt="Full board (BM)" width="512"',
    );
    expect(text).toContain(
      [
        "Peta: Merang:",
        "https://www.google.com/maps/search/?api=1&query=Merang",
        "The way (BM):",
        "https://pulau.test/info/directions?lang=my",
        "Terms (BM):",
        "https://pulau.test/info/terms?lang=my",
      ].join("\n"),
    );
    expect(html).toContain(
      '<a href="https://pulau.test/info/terms?lang=my" style="color:#0b6e75">Terms (BM)</a>',
    );
  });

  it("writes dates as the language does", () => {
    expect(confirm("my").text).toContain("Sabtu, 5 Disember 2026");
    expect(confirm("cn").text).toContain("2026年12月5日星期六");
  });

  it("asks for no balance when all is paid", () => {
    const { text } = confirm("en", { paidSen: booking.totalSen, owedSen: 0, balanceDueOn: null });
    expect(text).not.toContain("Still to pay");
  });

  it("leads to pages in its own language", () => {
    const { text, html } = confirm("cn");
    for (const part of [text, html]) expect(part).toContain(`https://pulau.test${ownPage}?lang=cn`);
  });

  const ownPage = `/booking/detail/${booking.id}`;
  const amountSen = 40_000;
  const slip = { reason: "", payUntil: null, timeZone: reminder.timeZone };
  it.each<(booking: BookingData, frame: Frame) => Letter>([
    (booking, frame) => bookingConfirmedLetter({ booking }, frame),
    (booking, frame) => bookingChangedLetter({ booking, refundSen: 0 }, frame),
    (booking, frame) => bookingCancelledLetter({ booking, refundSen: 0 }, frame),
    (booking, frame) => balanceReminderLetter({ ...balance, booking }, frame),
    (booking, frame) => paymentReceivedLetter({ booking, amountSen }, frame),
    (booking, frame) => slipVerifiedLetter({ booking, amountSen }, frame),
    (booking, frame) => slipRefusedLetter({ booking, ...slip }, frame),
  ])("shows the booking to whoever made it without an account, on any device (%#)", (letterOf) => {
    const unclaimed = render(letterOf({ ...booking, claimToken: "abc" }, frameIn("en")), "en");
    expect(unclaimed.text).toContain("https://pulau.test/booking/claim/abc?lang=en");
    expect(unclaimed.text).not.toContain(ownPage);
    const { text } = render(letterOf(booking, frameIn("en")), "en");
    expect(text).toContain(ownPage);
    expect(text).not.toContain("/booking/claim/");
  });
});

describe("a cancellation", () => {
  const cancel = (given: Partial<BookingData>, refundSen: Sen) =>
    bookingCancelledLetter({ booking: { ...booking, ...given }, refundSen }, frameIn("en")).paragraphs;

  it("says why, and what goes back", () => {
    expect(cancel({ cancelReason: "BY_GUEST" }, 40_000)).toEqual([
      "Your booking has been cancelled, as you asked.",
      "RM 400.00 will be refunded to you. We’ll e-mail you when it is on its way.",
    ]);
    expect(cancel({ cancelReason: "BY_STAFF" }, 0)[1]).toMatch(/there is no refund/);
    expect(cancel({ cancelReason: "NOT_PAID_IN_TIME", paidSen: 0 }, 0)).toHaveLength(1);
  });
});

describe("a reply to an enquiry", () => {
  it("is the person's own text, paragraph by paragraph, above what was asked for", () => {
    const { text } = render(
      enquiryReplyLetter(enquiry, { ...reply, preparedToken: null }, frameIn("en")),
      "en",
    );
    expect(text).toBe(`Hello Mei "<b>Ling</b>" & co,

We have a room.

Shall we keep it?

Enquiry number: E-1007
Package: Reef, 3D2N
When:
  Saturday, 5 December 2026, 2 nights
  or up to 3 days earlier or later
Who is coming: 2 adults, 2 children (7, 2)
Rooms: Deluxe
Your message: A cot, 'please'

To write back, just reply to this e-mail.
Teluk Biru <Resort>
hello@telukbiru.test
`);
  });
});

it.each([
  ["en", "Held for you: Sunday 6 December – Tuesday 8 December 2026"],
  ["my", "Ditahan untuk anda: Ahad, 6 Disember – Selasa, 8 Disember 2026"],
  ["cn", "为您保留：2026年12月6日星期日至2026年12月8日星期二"],
] as const)("says the days of an offered stay as one range in %s", (language, range) => {
  const { text } = render(waitOfferLetter(waiting, frameIn(language)), language);
  expect(text.replaceAll("\u2009", " ")).toContain(range);
});

it("says until when an offered stay is kept, by the resort's clock", () => {
  const { text } = render(waitOfferLetter(waiting, frameIn("en")), "en");
  expect(text).toContain("Book it by: Sunday, 1 November 2026 at 22:30");
  expect(text).not.toContain("earlier or later");
});

it("keeps a subject on one line", () => {
  const letter = verifyEmailLetter({ ...link, name: "x" }, frameIn("en"));
  const { subject } = render({ ...letter, subject: "One\r\nBcc: everybody@example.test" }, "en");
  expect(subject).toBe("One Bcc: everybody@example.test");
});

describe("a reminder to pay", () => {
  it("says until when by the resort's clock, and leads to where anybody can pay and, without an account, to one", () => {
    const unclaimed = { ...reminder, booking: { ...booking, claimToken: "claim-token" } };
    const { text } = render(paymentReminderLetter(unclaimed, frameIn("en")), "en");
    expect(text).toMatch(/Sunday,? 1 November 2026(,| at) 22:30/);
    expect(text).toContain("https://pulau.test/pay/pay-token");
    expect(text).toContain("https://pulau.test/booking/claim/claim-token");
    expect(render(paymentReminderLetter(reminder, frameIn("en")), "en").text).not.toContain(
      "/booking/claim/",
    );
  });
});

describe("a reminder of a balance", () => {
  const textOf = (given: Partial<BalanceMail>) =>
    render(balanceReminderLetter({ ...balance, ...given }, frameIn("en")), "en").text;
  it("says what is due by when, what happens without it, and where to pay", () => {
    expect(textOf({})).toContain("RM 572.75, is due by Thursday, 5 November 2026");
    expect(textOf({})).toContain("Please pay it by Tuesday, 10 November 2026.");
    expect(textOf({})).toContain("https://pulau.test/pay/pay-token");
    expect(textOf({ overdue: true })).toContain("was due by Thursday, 5 November 2026");
    expect(textOf({ lastDay: null })).not.toContain("cancelled");
  });
});

describe("a changed booking", () => {
  const textOf = (given: Partial<BookingData>, refundSen: Sen) =>
    render(bookingChangedLetter({ booking: { ...booking, ...given }, refundSen }, frameIn("en")), "en").text;
  it("names what goes back, or what is owed, and nothing that is not", () => {
    expect(textOf({ paidSen: booking.totalSen, owedSen: 0 }, 12_345)).toContain(
      "RM 123.45 will be refunded to you.",
    );
    expect(textOf({ paidSen: booking.totalSen, owedSen: 0 }, 0)).not.toMatch(/refunded|still to be paid/);
    expect(textOf({}, 0)).toContain("RM 572.75 is still to be paid.");
  });
});

it("tells each ride on land with its pick-up", () => {
  const { text, html } = confirm("en");
  expect(text).toContain("Van, Airport → Jetty");
  expect(text).toContain("Saturday, 5 December 2026, 09:00, Arrival <hall>");
  expect(text).toContain("Van, Jetty → Airport");
  expect(text).toContain("Monday, 7 December 2026, 10:30, Counter");
  expect(html).toContain("Arrival &lt;hall&gt;");
  expect(confirm("my").text).toContain("Pengangkutan darat");
  expect(confirm("cn").text).toContain("陆路接送");
  expect(confirm("en", { transfers: [] }).text).not.toContain("Land transfers");
});

it("keeps the lines of somebody's own words, as HTML too, and writes colons as the language does", () => {
  const letter: Letter = {
    mail: null,
    values: {},
    subject: "s",
    greeting: "g",
    closing: "c",
    paragraphs: ["Happy birthday!\nYours, <Mei>"],
    facts: [{ label: "礼券码", value: "TB-K7M4-XQRA" }],
  };
  expect(renderLetter(letter, frameIn("en")).html).toContain("Happy birthday!<br>Yours, &lt;Mei&gt;</p>");
  expect(renderLetter(letter, frameIn("en")).text).toContain("礼券码: TB-K7M4-XQRA");
  expect(renderLetter(letter, frameIn("cn")).text).toContain("礼券码：TB-K7M4-XQRA");
});

it("parts the day and the hour of an event as the language does", () => {
  const event: EventMail = {
    purchaseId: "00000000-0000-4000-8000-000000000002",
    reader: "Mei",
    number: "TB-P1",
    totalSen: 12_800,
    note: "",
    tickets: [],
    name: words("Dinner"),
    place: words("Jetty"),
    day: "2026-11-28",
    startsAt: "19:30",
  };
  const textIn = (language: MailLanguage) =>
    renderLetter(eventLetter("event-tickets", event, frameIn(language)), frameIn(language)).text;
  expect(textIn("en")).toContain("28 November 2026, 19:30");
  expect(textIn("cn")).toContain("2026年11月28日星期六，19:30");
});
