import { addCustomerRoute } from "@pulau/contract/agents.ts";
import { calendarRoute, nearDatesRoute, roomTypesRoute } from "@pulau/contract/availability.ts";
import { bookingRoute, bookingsRoute } from "@pulau/contract/bookings.ts";
import { allAvailableRoute } from "@pulau/contract/catalogue.ts";
import { createDraftRoute, saveDraftRoute } from "@pulau/contract/drafts.ts";
import { alterHoldRoute } from "@pulau/contract/holds.ts";
import { paymentOptionsRoute } from "@pulau/contract/payments.ts";
import { addDays, weekdayOf } from "@pulau/domain/calendar/day.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadNow } from "../../../db/clock.ts";
import { sql } from "../../../db/orm.ts";
import { rate } from "../../../db/schema/catalogue.ts";
import { readMail } from "../../../mail/read-mail.ts";
import { renderLetter } from "../../../mail/render-letter.ts";
import type { Caller } from "../../../races/caller.ts";
import { mustHold, mustSubmit, newGuest, stayOf, submit } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { makeContract, makePartner, type Partner } from "./test-partner.ts";

let stage: Stage;
let agency: Partner;
let agent: Caller;
let guest: Caller;
/** A Monday: no weekend in its two nights. */
let inDays: number;
beforeAll(async () => {
  const limits = { holdsPerOwner: 50, roomsPerOwner: 100, roomsPerAddress: 500 };
  stage = await openStage({ rooms: { standard: 30 }, settings: { limits } });
  inDays = 35 + ((8 - weekdayOf(stage.resort.from)) % 7);
  agency = await makePartner(stage, "agency");
  await makeContract(stage.base.db, agency.accountId);
  agent = await agency.signIn("editor");
  guest = await newGuest(stage.urls);
});
afterAll(() => stage.close());

const party = { adults: 2, childAges: [], nonMalaysians: 0 };
/** Two adults in a twin: RM 500 each with 8 % tax, RM 5 each for the park; a tenth less of the RM 1,000. */
const publicSen = 108_000 + 1_000;
const netSen = 97_200 + 1_000;

describe("an agency's own prices", () => {
  const stay = () => ({ optionId: stage.resort.optionId, checkIn: addDays(stage.resort.from, inDays) });
  const pricesFor = async (caller: Caller) => {
    const { optionId, checkIn } = stay();
    const month = await caller.must(calendarRoute, { query: { adults: 2, optionId, month: checkIn } });
    const { packages } = await caller.must(allAvailableRoute, { query: { adults: 2, checkIn } });
    const { roomTypes } = await caller.must(roomTypesRoute, { body: { optionId, checkIn, party } });
    const near = await caller.must(nearDatesRoute, { query: { adults: 2, optionId, checkIn } });
    return {
      calendar: month.days.find(({ day }) => day === checkIn)?.totalSen,
      search: packages.map(({ totalSen }) => totalSen),
      room: roomTypes[0]?.prices.find(({ bedType }) => bedType === "twin")?.totalSen,
      near: Math.min(...near.dates.map(({ totalSen }) => totalSen)),
    };
  };

  it("stand in search, calendar, rooms and near dates, for its members alone", async () => {
    const own = { calendar: netSen, search: [netSen], room: netSen, near: netSen };
    const everybodys = { calendar: publicSen, search: [publicSen], room: publicSen, near: publicSen };
    expect(await pricesFor(agent)).toEqual(own);
    expect(await pricesFor(await agency.signIn("viewer"))).toEqual(own);
    expect(await pricesFor(guest)).toEqual(everybodys);
    const rival = await makePartner(stage, "agency");
    expect(await pricesFor(await rival.signIn("admin"))).toEqual(everybodys);
  });

  it("are held and booked, with the markdown on a line of its own; nobody gets them by sending something", async () => {
    const hold = await mustHold(agent, stayOf(stage.resort, { inDays }));
    expect(hold.quote.totalSen).toBe(netSen);
    expect(hold.quote.lines.find(({ step }) => step === "promotion")).toMatchObject({
      name: { en: "Agency rate" },
      amountSen: -10_000,
    });
    const greedy = {
      ...stayOf(stage.resort, { inDays }),
      agent: { sellingSen: 1, mailTo: "agent" as const },
    };
    const held = await mustHold(guest, greedy);
    expect(held.quote.totalSen).toBe(publicSen);
    const { _id } = (await submit(guest, held)).ok ? held : { _id: "" };
    expect(_id).toBe(held._id);
  });

  it("are agreed to anew when the agency signs in after it held at the public price", async () => {
    const late = await newGuest(stage.urls);
    const hold = await mustHold(late, stayOf(stage.resort, { inDays }));
    await stage.base.db.execute(
      sql`UPDATE stay_hold SET owner_id = ${agency.accountId} WHERE id = ${hold._id}`,
    );
    await stage.base.db.execute(sql`UPDATE draft SET owner_id = ${agency.accountId} WHERE id = ${hold._id}`);
    expect(await submit(agent, hold)).toMatchObject({ status: 409, code: "HOLD_OUTDATED" });
    const altered = await agent.must(alterHoldRoute, { params: { _id: hold._id } });
    expect(altered).toMatchObject({ earlierTotalSen: publicSen, quote: { totalSen: netSen } });
    expect((await submit(agent, altered)).ok).toBe(true);
  });
});

describe("an agency's price list", () => {
  it("and its market hold whatever is sent, and for nobody else", async () => {
    const own = await makePartner(stage, "agency");
    const word = { model: "commission", markdown: 0, priceList: "agents", market: "regional" } as const;
    await makeContract(stage.base.db, own.accountId, word);
    const { periodId, optionId, from } = stage.resort;
    const twin = { periodId, roomTypeId: stage.resort.roomTypes.standard.id, bedType: "twin" } as const;
    await stage.base.db.insert(rate).values([
      { ...twin, guestKind: "adult", sen: 40_000, terms: { priceList: "agents", market: "regional" } },
      { ...twin, guestKind: "adult", sen: 1, terms: { priceList: "agents", market: "staff" } },
    ]);
    const checkIn = addDays(from, inDays);
    const priceOf = async (caller: Caller, market?: string) => {
      const body = { optionId, checkIn, party: { ...party, ...(market && { market }) } };
      const { roomTypes } = await caller.must(roomTypesRoute, { body });
      return roomTypes[0]?.prices.find(({ bedType }) => bedType === "twin")?.totalSen;
    };
    const caller = await own.signIn("editor");
    const listed = 86_400 + 1_000;
    expect([await priceOf(caller), await priceOf(caller, "staff")]).toEqual([listed, listed]);
    expect([await priceOf(guest), await priceOf(agent)]).toEqual([publicSen, netSen]);
    const draft = stayOf(stage.resort, { inDays });
    const hold = await mustHold(caller, { ...draft, party: { ...party, market: "staff" } });
    expect(hold.quote.totalSen).toBe(listed);
  });
});

describe("an agency's terms of payment", () => {
  const hour = 3_600_000;
  const bookOn = async (payment: Parameters<typeof makeContract>[2]) => {
    const own = await makePartner(stage, "agency");
    await makeContract(stage.base.db, own.accountId, payment);
    const caller = await own.signIn("editor");
    const { _id, payUntil } = await mustSubmit(caller, stayOf(stage.resort, { inDays }));
    const detail = await caller.must(bookingRoute, { params: { _id } });
    const { offers } = await caller.must(paymentOptionsRoute, { params: { _id } });
    const hours = (Date.parse(payUntil) - (await loadNow(stage.base.db)).getTime()) / hour;
    return { detail, offers: offers.map(({ part, amountSen }) => [part, amountSen]), hours };
  };

  it("let a deposit wait for its days and the rest until its day", async () => {
    const payment = { kind: "deposit", share: 2_000, balanceDaysBefore: 10, withinDays: 3 } as const;
    const { detail, offers, hours } = await bookOn({ payment });
    expect(detail.balanceDueOn).toBe(addDays(stage.resort.from, inDays - 10));
    expect(offers).toEqual([
      ["full", netSen],
      ["deposit", 19_700], // a fifth of RM 982, up to the next ringgit
    ]);
    expect(hours).toBeCloseTo(72, 1);
  });

  it("let a booking wait whole, and never past its first day", async () => {
    const { detail, offers, hours } = await bookOn({ payment: { kind: "payLater", withinDays: 7 } });
    expect(detail.balanceDueOn).toBeNull();
    expect(offers).toEqual([["full", netSen]]);
    expect(hours).toBeCloseTo(7 * 24, 1);
    const long = await bookOn({ payment: { kind: "payLater", withinDays: 90 } });
    expect(long.hours).toBeGreaterThan((inDays - 2) * 24);
    expect(long.hours).toBeLessThan(inDays * 24);
  });

  it("ask for everything at once where that was agreed", async () => {
    const { offers, hours } = await bookOn({});
    expect(offers).toEqual([["full", netSen]]);
    expect(hours).toBeCloseTo(0.5, 1);
  });

  it("say how many rooms may wait", async () => {
    const own = await makePartner(stage, "agency");
    const payment = { kind: "payLater", withinDays: 7 } as const;
    await makeContract(stage.base.db, own.accountId, { payment, roomsUnpaid: 1 });
    const caller = await own.signIn("editor");
    await mustSubmit(caller, stayOf(stage.resort, { inDays }));
    await expect(mustHold(caller, stayOf(stage.resort, { inDays }))).rejects.toThrow("HOLD_QUOTA");
  });
});

describe("a booking for a customer", () => {
  const forCustomer = async (given: { mailTo?: "booker" | "agent"; sellingSen?: Sen | null } = {}) => {
    const customer = await agent.must(addCustomerRoute, { body: { name: "Tan Wei Jie" } });
    const body = { ...stayOf(stage.resort, { inDays }), agent: { customerId: customer._id, ...given } };
    const { _id } = await mustSubmit(agent, body);
    return { _id, customer };
  };

  it("names them in the listing, which can be asked for them alone, and in the detail", async () => {
    const { _id, customer } = await forCustomer({ mailTo: "agent", sellingSen: 123_400 });
    await mustSubmit(agent, stayOf(stage.resort, { inDays }));
    const query = { tab: "pre-booking" as const, customerId: customer._id };
    const listed = await agent.must(bookingsRoute, { query });
    expect(listed.total).toBe(1);
    expect(listed.reservations[0]).toMatchObject({
      _id,
      customer: { _id: customer._id, name: "Tan Wei Jie" },
    });
    const detail = await agent.must(bookingRoute, { params: { _id } });
    expect(detail.agent).toEqual({ model: "net", mailTo: "agent", sellingSen: 123_400 });
    const strangers = await guest.must(bookingsRoute, { query });
    expect(strangers.total).toBe(0);
    expect(await guest.call(bookingRoute, { params: { _id } })).toMatchObject({ status: 404 });
  });

  it("is refused for another agency's customer", async () => {
    const rival = await (await makePartner(stage, "agency")).signIn("admin");
    const theirs = await rival.must(addCustomerRoute, { body: { name: "Theirs" } });
    const hold = await mustHold(agent, stayOf(stage.resort, { inDays }));
    const body = { ...stayOf(stage.resort, { inDays }), agent: { customerId: theirs._id } };
    await agent.must(saveDraftRoute, { params: { _id: hold._id }, body });
    expect(await submit(agent, hold)).toMatchObject({
      code: "DRAFT_INCOMPLETE",
      facts: { path: "agent.customerId" },
    });
  });

  it("is not made by a viewer", async () => {
    const viewer = await agency.signIn("viewer");
    const denied = { status: 403, code: "NOT_ALLOWED" };
    expect(await viewer.call(createDraftRoute, { body: stayOf(stage.resort) })).toMatchObject(denied);
  });

  const letterOf = async (_id: string, job: "confirmed" | "refund") => {
    const settings = { secret: "s".repeat(40), publicUrl: "https://pulau.test" };
    const found = await readMail(
      stage.base.db,
      settings,
      job === "confirmed"
        ? { template: "booking-confirmed", bookingId: _id }
        : { template: "refund-made", bookingId: _id, amountSen: 5_000 },
    );
    if (!found) throw new Error("nothing to say");
    return { to: found.to, text: renderLetter(found.letter, found.frame).text };
  };

  it("is confirmed to the customer without the net price", async () => {
    const { _id } = await forCustomer();
    const { to, text } = await letterOf(_id, "confirmed");
    expect(to).toBe("aini@example.test");
    expect(text).toContain("Hello Aini binti Salleh,");
    expect(text).not.toContain("RM ");
    expect(text).not.toContain("https://pulau.test");
  });

  it("is confirmed to the customer with the price that the agency typed", async () => {
    const { _id } = await forCustomer({ sellingSen: 123_400 });
    const { text } = await letterOf(_id, "confirmed");
    expect(text.match(/RM [\d,.]+/g)).toEqual(["RM 1,234.00"]);
  });

  it("is confirmed to the agent with everything, and money is told to nobody else", async () => {
    const { _id } = await forCustomer({ mailTo: "agent", sellingSen: 123_400 });
    const { to, text } = await letterOf(_id, "confirmed");
    expect(to).toBe(agency.email("editor"));
    expect(text).toContain("Hello editor,");
    expect(text).toContain("Booked for: Aini binti Salleh");
    expect(text).toContain("RM 982.00");
    expect(text).toContain(`https://pulau.test/booking/detail/${_id}`);
    const shy = await forCustomer();
    expect((await letterOf(shy._id, "refund")).to).toBe(agency.email("editor"));
  });

  it("shows the public price to the customer of an agency on commission", async () => {
    const own = await makePartner(stage, "agency");
    await makeContract(stage.base.db, own.accountId, { model: "commission", markdown: 0, commission: 1_200 });
    const caller = await own.signIn("admin");
    const { _id } = await mustSubmit(caller, stayOf(stage.resort, { inDays }));
    expect((await letterOf(_id, "confirmed")).text).toContain("RM 1,090.00");
  });
});
