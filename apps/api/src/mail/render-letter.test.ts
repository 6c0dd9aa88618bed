import { describe, expect, it } from "vitest";
import type { BookingData } from "./booking-facts.ts";
import type { Frame, Letter, MailLanguage } from "./letter.ts";
import { renderLetter } from "./render-letter.ts";
import { bookingCancelledLetter } from "./templates/booking-cancelled.ts";
import { bookingConfirmedLetter } from "./templates/booking-confirmed.ts";
import { paymentLateLetter } from "./templates/payment-late.ts";
import { refundMadeLetter } from "./templates/refund-made.ts";
import { resetPasswordLetter } from "./templates/reset-password.ts";
import { verifyEmailLetter } from "./templates/verify-email.ts";

const frameIn = (language: MailLanguage): Frame => ({
  language,
  resortName: "Teluk Biru <Resort>",
  resortContact: "hello@telukbiru.test",
  publicUrl: "https://pulau.test",
});
const words = (name: string) => ({ en: name, my: `${name} (BM)`, cn: `${name}（中）` });
const booking: BookingData = {
  id: "7d1f4c1e-0000-4000-8000-000000000001",
  bookingNo: "TB-1001",
  bookingName: 'Mei "<b>Ling</b>" & co',
  checkIn: "2026-12-05",
  checkOut: "2026-12-07",
  checkInTime: "15:00",
  checkOutTime: "11:00",
  packageName: words("Full board"),
  rooms: [
    { name: words("Deluxe"), bedType: "twin" },
    { name: words("Deluxe"), bedType: "twin" },
    { name: words("Family"), bedType: "quad" },
  ],
  crossings: [
    { name: words("Ferry"), day: "2026-12-05", time: "11:00:00", from: "Merang", to: "Teluk" },
    { name: words("Charter"), day: "2026-12-07", time: null, from: "Teluk", to: "Merang" },
  ],
  totalSen: 114_550,
  paidSen: 57_275,
  balanceDueOn: "2026-11-05",
  cancelReason: null,
};
const link = { name: booking.bookingName, token: "t0ken-t0ken-t0ken-t0ken" };
const confirm = (
  language: MailLanguage,
  given: Partial<BookingData> = {},
  claimToken: string | null = null,
) =>
  render(
    bookingConfirmedLetter({ booking: { ...booking, ...given }, claimToken }, frameIn(language)),
    language,
  );
const render = (letter: Letter, language: MailLanguage) => renderLetter(letter, frameIn(language));

const templates: Record<string, (frame: Frame) => Letter> = {
  "verify-email": (frame) => verifyEmailLetter(link, frame),
  "reset-password": (frame) => resetPasswordLetter(link, frame),
  "booking-confirmed": (frame) => bookingConfirmedLetter({ booking, claimToken: "claim-token" }, frame),
  "booking-cancelled": (frame) =>
    bookingCancelledLetter({ booking: { ...booking, cancelReason: "BY_GUEST" }, refundSen: 40_000 }, frame),
  "refund-made": (frame) => refundMadeLetter({ booking, amountSen: 40_000 }, frame),
  "payment-late": (frame) => paymentLateLetter({ booking, amountSen: 114_550 }, frame),
};

describe.each(Object.entries(templates))("the mail %s", (_name, template) => {
  it.each(["en", "my", "cn"] as const)("speaks %s in text and HTML alike", (language) => {
    const { subject, text, html } = render(template(frameIn(language)), language);
    expect(subject).toContain("Teluk Biru <Resort>");
    expect(text).toContain(booking.bookingName);
    expect(text).toMatch(/https:\/\/pulau\.test\/(pages|booking)\//);
    expect(html).toContain(`<html lang="${{ en: "en", my: "ms", cn: "zh-Hans" }[language]}">`);
    expect(html).toContain("Mei &quot;&lt;b&gt;Ling&lt;/b&gt;&quot; &amp; co");
    expect(html).not.toMatch(/<b>|<table|<script|<Resort>/);
    expect(`${subject}${text}${html}`).not.toMatch(/undefined|null|NaN|\[object/);
    if (language === "cn") expect(text).toMatch(/您好/);
    else expect(text.replace("（中）", "")).not.toMatch(/\p{Script=Han}/u);
  });

  it("says something else in each language", () => {
    const said = (["en", "my", "cn"] as const).map((language) => template(frameIn(language)));
    expect(new Set(said.map((each) => each.subject)).size).toBe(3);
    expect(new Set(said.map((each) => each.paragraphs.join())).size).toBe(3);
    expect(new Set(said.map((each) => each.link?.label)).size).toBe(3);
  });
});

describe("a confirmation", () => {
  it("names number, days, rooms, boats and money", () => {
    expect(confirm("en").text).toBe(`Hello Mei "<b>Ling</b>" & co,

Thank you. Your stay is booked, and this is what we have kept for you.

Booking number: TB-1001
Your stay:
  Full board
  In: Saturday, 5 December 2026, from 15:00
  Out: Monday, 7 December 2026, until 11:00
Rooms:
  2 × Deluxe, two sharing
  1 × Family, four sharing
Boats:
  Ferry, Merang → Teluk, Saturday, 5 December 2026, 11:00
  Charter, Teluk → Merang, Monday, 7 December 2026
Total: RM 1,145.50
Paid: RM 572.75
Still to pay:
  RM 572.75
  by Thursday, 5 November 2026

See the booking:
https://pulau.test/booking/detail/7d1f4c1e-0000-4000-8000-000000000001

We look forward to seeing you on the island.
Teluk Biru <Resort>
hello@telukbiru.test
`);
  });

  it("writes dates as the language does", () => {
    expect(confirm("my").text).toContain("Sabtu, 5 Disember 2026");
    expect(confirm("cn").text).toContain("2026年12月5日星期六");
  });

  it("asks for no balance when all is paid", () => {
    const { text } = confirm("en", { paidSen: booking.totalSen, balanceDueOn: null });
    expect(text).not.toContain("Still to pay");
  });

  it("offers the claim link only when it has one", () => {
    expect(confirm("en").text).not.toContain("/booking/claim/");
    expect(confirm("en", {}, "abc").html).toContain('href="https://pulau.test/booking/claim/abc"');
  });
});

describe("a cancellation", () => {
  const cancel = (given: Partial<BookingData>, refundSen: number) =>
    bookingCancelledLetter({ booking: { ...booking, ...given }, refundSen }, frameIn("en")).paragraphs;

  it("says why, and what goes back", () => {
    expect(cancel({ cancelReason: "BY_GUEST" }, 40_000)).toEqual([
      "Your booking is cancelled, as you wished.",
      "RM 400.00 goes back to you. We write again when it is on its way.",
    ]);
    expect(cancel({ cancelReason: "BY_STAFF" }, 0)[1]).toMatch(/nothing of what was paid/);
    expect(cancel({ cancelReason: "NOT_PAID_IN_TIME", paidSen: 0 }, 0)).toHaveLength(1);
  });
});

it("keeps a subject on one line", () => {
  const letter = verifyEmailLetter({ ...link, name: "x" }, frameIn("en"));
  const { subject } = render({ ...letter, subject: "One\r\nBcc: everybody@example.test" }, "en");
  expect(subject).toBe("One Bcc: everybody@example.test");
});
