import { bookingRoute } from "@pulau/contract/bookings.ts";
import { packagesRoute } from "@pulau/contract/catalogue.ts";
import { createDraftRoute } from "@pulau/contract/drafts.ts";
import { comparePricesRoute } from "@pulau/contract/price-comparison.ts";
import {
  cancelPlannedPricesRoute,
  changePriceDraftRoute,
  type DraftChange,
  discardPriceDraftRoute,
  priceDraftChangesRoute,
  priceDraftFaultsRoute,
  priceDraftRoute,
  pricedOptionsRoute,
  publishPricesRoute,
  sleptNightsRoute,
} from "@pulau/contract/price-draft.ts";
import {
  priceVersionChangesRoute,
  priceVersionsRoute,
  takeBackPricesRoute,
} from "@pulau/contract/price-versions.ts";
import { quoteRoute, staffQuoteRoute } from "@pulau/contract/quotes.ts";
import type { RateCard } from "@pulau/contract/rate-card.ts";
import { createPackageRoute, putRateCardsRoute, rateCardsRoute } from "@pulau/contract/rates-admin.ts";
import { resortChargesRoute, saveResortChargesRoute } from "@pulau/contract/resort-charges.ts";
import { addDays, type Day, dayOf, weekdayOf } from "@pulau/domain/calendar/day.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { type CardChange, valuesIn } from "@pulau/domain/rate-card/card-changes.ts";
import { type CardLists, toResortList } from "@pulau/domain/rate-card/own-lists.ts";
import { columnsOf } from "@pulau/domain/rate-grid/grid-model.ts";
import { copiedSeason, freshPeriod } from "@pulau/domain/rate-grid/periods.ts";
import { restrictDays } from "@pulau/domain/rate-grid/restrict-days.ts";
import { inSeason, renamedPeriod } from "@pulau/domain/rate-grid/season-moves.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { promoCode } from "../../../db/schema/promotions.ts";
import type { Caller } from "../../../races/caller.ts";
import { mustHold, newGuest, stayOf, submit } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { everyAct, onlyLook, staffWith } from "../../people/accounts/test-staff.ts";
import { carOf } from "../transport/test-ride.ts";

let stage: Stage;
let mei: Caller;
let suresh: Caller;
let params: { _id: string };

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 6 }, days: 60, cars: 3 });
  mei = (await staffWith(stage, { rates: everyAct })).caller;
  suresh = (await staffWith(stage, { rates: everyAct })).caller;
  params = { _id: stage.resort.optionId };
});
afterAll(() => stage.close());
afterEach(async () => {
  await mei.must(discardPriceDraftRoute, { params });
});

type Rate = RateCard["rates"][number];

const published = async () => (await mei.must(priceDraftRoute, { params })).published;
const adultTwin = ({ rates }: { rates: readonly Rate[] }): Rate => {
  const found = rates.find(
    ({ bedType, guestKind, roomTypeId }) =>
      bedType === "twin" && guestKind === "adult" && roomTypeId === stage.resort.roomTypes.standard.id,
  );
  if (!found) throw new Error("the resort has no price for two");
  return found;
};
const priced = (rate: Rate, sen: number): DraftChange => ({
  part: "rates",
  key: rate.id,
  was: rate,
  now: { ...rate, sen },
});
const change = (caller: Caller, ...changes: DraftChange[]) =>
  caller.must(changePriceDraftRoute, { params, body: { changes } });
const publish = (at: string | null = null) => mei.call(publishPricesRoute, { params, body: { at } });

const guestsTotal = async (): Promise<number> => {
  const { packageId: _, ...stay } = stayOf(stage.resort, { inDays: 10 });
  const body = {
    optionId: stage.resort.optionId,
    checkIn: stay.checkIn,
    party: stay.party,
    rooms: stay.rooms,
  };
  return (await (await newGuest(stage.urls)).must(quoteRoute, { body: body as never })).quote.totalSen;
};

describe("the draft of an option's prices", () => {
  it("is changed by cells, and guests see nothing of it until it is published", async () => {
    const before = await guestsTotal();
    const twin = adultTwin(await published());
    const { changes, conflicts } = await change(mei, priced(twin, twin.sen + 10_000));
    expect(conflicts).toEqual([]);
    expect(changes).toMatchObject([{ part: "rates", key: twin.id, value: { sen: twin.sen + 10_000 } }]);
    expect(await guestsTotal()).toBe(before);

    const done = await publish();
    expect(done).toMatchObject({ ok: true, value: { number: 2, planned: null } });
    expect(await guestsTotal()).toBeGreaterThan(before);
    expect((await mei.must(priceDraftRoute, { params })).changes).toEqual([]);

    const { versions } = await mei.must(priceVersionsRoute, { params, query: {} });
    expect(versions).toMatchObject([
      { number: 2, act: "published", changed: { rates: 1 } },
      { number: 1, act: "before" },
    ]);
    const changesOf = (number: number, page = 1) =>
      mei.must(priceVersionChangesRoute, { params: { ...params, number }, query: { page } });
    const made = await changesOf(2);
    expect(made).toMatchObject({ page: 1, pages: 1, total: 1 });
    expect(made.changes).toMatchObject([
      { part: "rates", key: twin.id, before: { sen: twin.sen }, after: { sen: twin.sen + 10_000 } },
    ]);
    expect(made.changes[0]?.roomType?.en).toBeTruthy();
    expect(await changesOf(1)).toMatchObject({ total: 0, changes: [] });
    const nowhere = await mei.call(priceVersionChangesRoute, { params: { ...params, number: 9 }, query: {} });
    expect(nowhere).toMatchObject({ ok: false, code: "NOT_FOUND" });
    await mei.must(takeBackPricesRoute, { params: { ...params, number: 1 } });
    expect(await guestsTotal()).toBe(before);
    // What went back is told as it went back.
    expect((await changesOf(3)).changes).toMatchObject([
      { before: { sen: twin.sen + 10_000 }, after: { sen: twin.sen } },
    ]);
    const { rows } = await stage.base.pool.query(
      "SELECT act, facts FROM audit_entry WHERE subject_id = $1 ORDER BY at",
      [params._id],
    );
    expect(rows.map(({ act }) => act)).toEqual(["pricesDrafted", "pricesPublished", "pricesTakenBack"]);
    const [firstChange] = rows[0].facts.changes;
    expect(firstChange).toMatchObject({ before: { sen: twin.sen }, after: { sen: twin.sen + 10_000 } });
    if (twin.roomTypeId) expect(firstChange.roomType.en).toBeTruthy();
    expect(rows[2].facts).toMatchObject({
      number: 3,
      takenFrom: 1,
      changes: [{ before: { sen: twin.sen + 10_000 }, after: { sen: twin.sen } }],
    });
  });

  it("tells of each of many changes in the audit log, also of a draft that is discarded", async () => {
    const twin = adultTwin(await published());
    const added = Array.from({ length: 250 }, (_, at) => {
      const now = { ...twin, id: `more-${at}`, sen: twin.sen + at };
      return { part: "rates", key: now.id, was: null, now } as const;
    });
    await mei.must(changePriceDraftRoute, { params, body: { changes: added } });
    await mei.must(discardPriceDraftRoute, { params });
    for (const act of ["pricesDrafted", "priceDraftDiscarded"]) {
      const { rows } = await stage.base.pool.query<{ facts: { changes: { key: string }[]; count: number } }>(
        "SELECT facts FROM audit_entry WHERE subject_id = $1 AND act = $2 ORDER BY at DESC LIMIT 2",
        [params._id, act],
      );
      const keys = rows.flatMap(({ facts }) => facts.changes.map(({ key }) => key));
      expect(new Set(keys)).toEqual(new Set(added.map(({ key }) => key)));
      expect(rows.reduce((sum, { facts }) => sum + facts.count, 0)).toBe(250);
    }
  });

  it("takes changes of two people to different cells, and tells of both values of the same one", async () => {
    const card = await published();
    const twin = adultTwin(card);
    const other = card.rates.find(({ id }) => id !== twin.id) as Rate;
    await change(mei, priced(twin, 70_000));
    const second = await change(suresh, priced(other, 71_000), priced(twin, 72_000));
    expect(second.conflicts).toMatchObject([{ part: "rates", key: twin.id, theirs: { sen: 70_000 } }]);
    expect(second.conflicts[0]?.by).toBeTruthy();
    expect(second).toMatchObject({ total: 2 });
    expect(second.changes.map(({ key }) => key).toSorted()).toEqual([twin.id, other.id].toSorted());
    const { conflicts } = await change(suresh, {
      part: "rates",
      key: twin.id,
      was: { ...twin, sen: 70_000 },
      now: { ...twin, sen: 72_000 },
    });
    expect(conflicts).toEqual([]);
    const back = await change(suresh, {
      part: "rates",
      key: twin.id,
      was: { ...twin, sen: 72_000 },
      now: twin,
    });
    expect(back).toMatchObject({ total: 1, changes: [] });
    const left = await mei.must(priceDraftRoute, { params });
    expect(left.changes.map(({ key }) => key)).toEqual([other.id]);
  });

  it("publishes nothing while something contradicts itself, and names each place", async () => {
    const card = await published();
    const twin = adultTwin(card);
    await change(mei, priced(twin, 99_000), {
      part: "rates",
      key: "again",
      was: null,
      now: { ...twin, id: "again", sen: 1 },
    });
    const { faults } = await mei.must(priceDraftFaultsRoute, { params });
    expect(faults).toEqual([{ path: `rates.${card.rates.length}`, rule: "card.equalRates" }]);
    const refused = await publish();
    expect(refused).toMatchObject({ ok: false, status: 400, code: "INVALID_INPUT", fields: faults });
    expect(await published()).toEqual(card);
  });

  it("is published at its time by a job, as it then is, unless that was cancelled or it has errors", async () => {
    const twin = adultTwin(await published());
    await change(mei, priced(twin, twin.sen + 500));
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect(await publish("2020-01-01T00:00:00Z")).toMatchObject({ status: 400, code: "INVALID_INPUT" });
    expect(await publish(at)).toMatchObject({ ok: true, value: { planned: { at, errors: null } } });
    await mei.must(cancelPlannedPricesRoute, { params });
    await stage.jobs["publish-prices"]({ optionId: params._id, at });
    expect(adultTwin(await published()).sen).toBe(twin.sen);

    await publish(at);
    await change(mei, { part: "rates", key: "again", was: null, now: { ...twin, id: "again", sen: 1 } });
    await stage.jobs["publish-prices"]({ optionId: params._id, at });
    expect(await mei.must(priceDraftRoute, { params })).toMatchObject({ planned: { errors: 1 } });
    const { packages } = await mei.must(pricedOptionsRoute, {});
    const listed = packages.flatMap(({ options }) => options).find(({ _id }) => _id === params._id);
    expect(listed?.plan).toEqual({ at, errors: 1 });
    await change(mei, { part: "rates", key: "again", was: { ...twin, id: "again", sen: 1 }, now: null });
    await publish(at);
    await stage.jobs["publish-prices"]({ optionId: params._id, at });
    expect(adultTwin(await published()).sen).toBe(twin.sen + 500);
    expect((await mei.must(priceDraftRoute, { params })).planned).toBeNull();
  });

  it("loses its time with its changes: what is drafted next is not published then", async () => {
    const twin = adultTwin(await published());
    const at = new Date(Date.now() + 7_200_000).toISOString();
    await change(mei, priced(twin, twin.sen + 700));
    await publish(at);
    await mei.must(discardPriceDraftRoute, { params });
    expect((await mei.must(priceDraftRoute, { params })).planned).toBeNull();
    await change(mei, priced(twin, 1));
    await stage.jobs["publish-prices"]({ optionId: params._id, at });
    expect(adultTwin(await published()).sen).toBe(twin.sen);
  });

  it("leaves holds and bookings their lines", async () => {
    const guest = await newGuest(stage.urls);
    const held = await mustHold(guest, stayOf(stage.resort, { inDays: 12 }));
    const twin = adultTwin(await published());
    await change(mei, priced(twin, twin.sen + 50_000));
    await publish();
    const booked = await submit(guest, held);
    if (!booked.ok) throw new Error(booked.code);
    const { lines, totalSen } = await guest.must(bookingRoute, { params: { _id: booked.value._id } });
    expect(totalSen).toBe(held.quote.totalSen);
    expect(lines.map(({ amountSen }) => amountSen)).toEqual(
      held.quote.lines.map(({ amountSen }: { amountSen: number }) => amountSen),
    );
  });

  it("says how many bookings and holds sleep on days, on chosen weekdays too", async () => {
    const guest = await newGuest(stage.urls);
    const from = addDays(stage.resort.from, 30);
    const last = addDays(from, (await published()).option.nights - 1);
    const held = await mustHold(guest, stayOf(stage.resort, { inDays: 30 }));
    const count = (query: { from: Day; to: Day; weekdays?: string }) =>
      mei.must(sleptNightsRoute, { params, query });
    const before = await count({ from, to: last });
    expect(before.holds).toBe(1);
    // The day of check-out is no night of the stay, and the one before its check-in neither.
    expect((await count({ from: addDays(last, 1), to: addDays(last, 1) })).holds).toBe(0);
    const night = String(weekdayOf(from));
    expect((await count({ from, to: from, weekdays: night })).holds).toBe(1);
    const others = [1, 2, 3, 4, 5, 6, 7].filter((day) => String(day) !== night).join(",");
    expect((await count({ from, to: from, weekdays: others })).holds).toBe(0);
    const booked = await submit(guest, held);
    if (!booked.ok) throw new Error(booked.code);
    expect(await count({ from, to: last })).toEqual({ bookings: before.bookings + 1, holds: 0 });
    const unknown = { _id: "7d1f4c1e-0000-4000-8000-000000000001" };
    expect(await mei.call(sleptNightsRoute, { params: unknown, query: { from, to: last } })).toMatchObject({
      status: 404,
    });
  });

  it("says who would pay differently, and what is unpublished of which option", async () => {
    const twin = adultTwin(await published());
    await change(mei, priced(twin, twin.sen + 10_000));
    const { samples } = await mei.must(comparePricesRoute, { params });
    expect(samples).toMatchObject({ less: 0, lost: 0, gained: 0, lessBy: null });
    expect(samples.more).toBeGreaterThan(0);
    expect(samples.same).toBeGreaterThan(0);
    expect(samples.more + samples.same).toBe(samples.compared);
    expect(samples.tried).toBe(Math.min(samples.possible, 1_000));
    const rises = samples.changed.map(({ beforeSen, afterSen }) => (afterSen ?? 0) - (beforeSen ?? 0));
    expect(rises).toEqual(rises.toSorted((x, y) => y - x));
    expect(samples.moreBy?.mostSen).toBe(rises[0]);
    expect(samples.moreBy?.leastSen).toBeGreaterThan(0);
    expect(samples.changed.every(({ open, bedType }) => open === null && bedType === "twin")).toBe(true);
    const { packages, roomTypes } = await mei.must(pricedOptionsRoute, {});
    const options = packages.flatMap(({ options }) => options);
    expect(options.find(({ _id }) => _id === params._id)).toMatchObject({ unpublished: 1 });
    expect(roomTypes.length).toBeGreaterThan(0);
  });

  it("compares what guests have open: holds, drafts and enquiries, by what they were told", async () => {
    const guest = await newGuest(stage.urls);
    const { json } = await guest.must(createDraftRoute, {
      body: stayOf(stage.resort, { inDays: 14 }) as never,
    });
    await mustHold(await newGuest(stage.urls), stayOf(stage.resort, { inDays: 16 }));
    const answer = await guest.must(createDraftRoute, {
      body: stayOf(stage.resort, { inDays: 18 }) as never,
    });
    await stage.base.pool.query(
      `INSERT INTO booking_enquiry (id, owner_id, language, origin, name, email, phone, check_in, flexible, party, message,
        draft_id, consent_at, created_at, changed_at)
       SELECT gen_random_uuid(), owner_id, 'en', 'other', 'Aminah', 'a@example.com', '+60123456789', '2027-01-01', false,
        '{}', '', id, now(), now(), now() FROM draft WHERE id = $1`,
      [answer._id],
    );
    const twin = adultTwin(await published());
    await change(mei, priced(twin, twin.sen + 10_000));
    const wan = (await staffWith(stage, { rates: onlyLook, bookings: onlyLook })).caller;
    const { openQuotes } = await wan.must(comparePricesRoute, { params });
    const opened = (day: string) => openQuotes.changed.find(({ checkIn }) => checkIn === day);
    expect(opened(json.checkIn ?? "")?.open).toEqual({ kind: "draft", number: null });
    expect(opened(addDays(dayOf(json.checkIn ?? ""), 2))?.open).toEqual({ kind: "hold", number: null });
    const enquiry = opened(answer.json.checkIn ?? "");
    expect(enquiry?.open).toMatchObject({ kind: "enquiry", number: expect.any(Number) });
    expect(openQuotes.more + openQuotes.same).toBe(openQuotes.compared);
    expect(openQuotes.possible).toBe(openQuotes.tried);
    // Who reads prices alone is told of no enquiry.
    const quotes = (await mei.must(comparePricesRoute, { params })).openQuotes;
    expect(quotes.tried).toBe(openQuotes.tried);
    expect(quotes.changed.map(({ open }) => open?.kind)).not.toContain("enquiry");
    // Nor of what an agency has on hold by its contract.
    const contract = {
      id: "c",
      model: "commission",
      commission: 1_000,
      priceList: null,
      market: null,
      markdown: 0,
      payment: { kind: "public" },
    };
    await stage.base.pool.query(
      "UPDATE stay_hold SET stay = stay || jsonb_build_object('contract', $1::jsonb) WHERE state = 'live'",
      [JSON.stringify(contract)],
    );
    const nora = (await staffWith(stage, { rates: onlyLook, wallets: onlyLook })).caller;
    const held = (await nora.must(comparePricesRoute, { params })).openQuotes;
    const unheld = (await mei.must(comparePricesRoute, { params })).openQuotes;
    expect(held.tried).toBe(openQuotes.tried);
    expect(unheld.tried).toBeLessThan(held.tried);
    expect([unheld.tried, unheld.changed.some(({ open }) => open?.kind === "hold")]).toEqual([
      unheld.possible,
      false,
    ]);
  });

  it("compares what a guest with boats, a transfer and a code would see, to the sen", async () => {
    const twin = adultTwin(await published());
    const name = { en: "Ten off", my: "", cn: "" };
    const code = {
      type: "percent" as const,
      name,
      description: name,
      picture: "reef",
      share: 1_000 as never,
    };
    const land = [carOf(stage.resort)] as never;
    const stay = (inDays: number, promoCode: string) => ({
      ...stayOf(stage.resort, { inDays, transport: { out: null, back: null, land } }),
      promoCode,
    });
    const guest = await newGuest(stage.urls);
    const open = [stay(24, "TENOFF"), stay(31, "TENOFF"), stay(38, "SPENDMORE")];
    const [first, held, late] = open as [(typeof open)[0], (typeof open)[0], (typeof open)[0]];
    const plain = await guest.must(quoteRoute, {
      body: { ...late, draftId: undefined, promoCode: null, optionId: stage.resort.optionId } as never,
    });
    // What is spent reaches the second one's least at the new price alone.
    await stage.base.db.insert(promoCode).values([
      { ...code, code: "TENOFF" },
      { ...code, code: "SPENDMORE", minSpendSen: plain.quote.totalSen + 1 },
    ]);
    for (const body of [first, late]) await guest.must(createDraftRoute, { body: body as never });
    await mustHold(await newGuest(stage.urls), held as never);
    const totalOf = async ({ optionId, checkIn, party, rooms, transport, promoCode }: typeof first) => {
      const body = { optionId, checkIn, party, rooms, transport, promoCode };
      const answer = await guest.call(quoteRoute, { body: body as never });
      if (answer.ok) return answer.value.quote.totalSen;
      expect(answer.code).toBe("PROMO_MIN_SPEND");
      return (await guest.must(quoteRoute, { body: { ...body, promoCode: null } as never })).quote.totalSen;
    };
    const before = await Promise.all(open.map(totalOf));
    await change(mei, priced(twin, twin.sen + 12_345));
    const { openQuotes } = await mei.must(comparePricesRoute, { params });
    const compared = open.map(({ checkIn }) => openQuotes.changed.find((quote) => quote.checkIn === checkIn));
    expect(compared.map((quote) => quote?.beforeSen)).toEqual(before);
    expect((await publish()).ok).toBe(true);
    expect(compared.map((quote) => quote?.afterSen)).toEqual(await Promise.all(open.map(totalOf)));
    expect(compared.map((quote) => [quote?.open?.kind, quote?.hasExtras])).toEqual([
      ["draft", true],
      ["hold", true],
      ["draft", true],
    ]);
  });

  it("compares on when a draft's room has days of its own that no stay has", async () => {
    const body = stayOf(stage.resort, { inDays: 45 });
    const rooms = (body.rooms ?? []).map((room) => ({ ...room, checkIn: "2020-01-01" }));
    const visitor = await newGuest(stage.urls);
    const { json } = await visitor.must(createDraftRoute, { body: { ...body, rooms } as never });
    expect(json.rooms[0]?.checkIn).toBe("2020-01-01");
    const { openQuotes } = await mei.must(comparePricesRoute, { params });
    expect(openQuotes.changed.map(({ checkIn }) => checkIn)).not.toContain(json.checkIn);
    expect(openQuotes.compared).toBeLessThan(openQuotes.tried);
  });

  it("says who would have no price any more, and that they don't pay less", async () => {
    const twin = adultTwin(await published());
    await change(mei, { part: "rates", key: twin.id, was: twin, now: null });
    const { samples } = await mei.must(comparePricesRoute, { params });
    expect(samples).toMatchObject({ more: 0, less: 0, gained: 0, moreBy: null });
    expect(samples.changed.length).toBe(Math.min(samples.lost, 100));
    expect(samples.lost).toBeGreaterThan(0);
    await change(mei, { part: "rates", key: twin.id, was: null, now: twin });
  });

  it("stands on whatever was put whole meanwhile", async () => {
    const card = await published();
    const twin = adultTwin(card);
    await change(mei, priced(twin, 88_000));
    const [whole] = (await mei.must(rateCardsRoute, { params: { _id: stage.resort.packageId } })).cards;
    if (!whole) throw new Error("no card");
    const cards = [{ ...whole, deposit: { ...whole.deposit, balanceDaysBefore: 21 } }];
    await suresh.must(putRateCardsRoute, { params: { _id: stage.resort.packageId }, body: { cards } });
    await publish();
    const now = await published();
    expect(adultTwin(now).sen).toBe(88_000);
    expect(now.deposit.balanceDaysBefore).toBe(21);
  });

  it("puts an option that was made without prices on sale with its first", async () => {
    const words = (en: string) => ({ en, my: en, cn: en });
    const { cards } = await mei.must(createPackageRoute, {
      body: {
        code: "PAPER",
        type: "tour",
        name: words("Paper"),
        summary: words("Paper"),
        pictures: [{ picture: "reef", alt: words("") }],
        options: [{ name: words("3D2N"), meals: "full", nights: 2 }],
      },
    });
    const own = { _id: cards[0]?.option.id ?? "" };
    expect(cards[0]).toMatchObject({ rates: [], periods: [], option: { nights: 2 } });
    const { published: empty } = await mei.must(priceDraftRoute, { params: own });
    expect(empty.taxes).toEqual((await published()).taxes);
    const listed = async () =>
      (await mei.must(packagesRoute, { query: {} })).packages.map(({ code }) => code);
    expect(await listed()).not.toContain("PAPER");
    const season = { ...(await published()).periods[0], id: "season" } as RateCard["periods"][number];
    const rate = { ...adultTwin(await published()), id: "twin", periodId: "season" };
    await mei.must(changePriceDraftRoute, {
      params: own,
      body: {
        changes: [
          { part: "periods", key: "season", was: null, now: season },
          { part: "rates", key: "twin", was: null, now: rate },
        ],
      },
    });
    await mei.must(publishPricesRoute, { params: own, body: {} });
    expect(await listed()).toContain("PAPER");
  });

  it("restricts some days of a period as it is added without sending a price", async () => {
    const name = { en: "Plain", my: "Plain", cn: "Plain" };
    const option = { name, meals: "full" as const, nights: 2 };
    const body = { code: "PLAIN", type: "tour" as const, name, summary: name, options: [option] };
    const { cards } = await mei.must(createPackageRoute, {
      body: { ...body, pictures: [{ picture: "reef", alt: name }] },
    });
    const own = { _id: cards[0]?.option.id ?? "" };
    const load = async () => (await mei.must(priceDraftRoute, { params: own })).published as RateBook;
    const send = async (changes: readonly CardChange[]) => {
      const card = await load();
      const wasOf = ({ part, key }: CardChange) =>
        (card[part as "periods" | "rates"] as readonly { id: string }[]).find(({ id }) => id === key) ?? null;
      const sent = changes.map(
        (cell) => ({ part: cell.part, key: cell.key, was: wasOf(cell), now: cell.value }) as DraftChange,
      );
      await mei.must(changePriceDraftRoute, { params: own, body: { changes: sent } });
      await mei.must(publishPricesRoute, { params: own, body: {} });
    };
    const from = dayOf(stage.resort.from);
    const dates = { from, to: addDays(from, 50) };
    const period = freshPeriod(await load(), { name: "Monsoon", ...dates, season: null });
    const price = { ...adultTwin(await published()), id: "twin", periodId: null, season: period.season };
    await send([
      { part: "periods", key: period.id, value: period },
      { part: "rates", key: price.id, value: price as RateBook["rates"][number] },
    ]);
    const before = await load();
    const days = { from: addDays(from, 20), to: addDays(from, 24), weekdays: [] };
    const restricted = restrictDays(before, days, { minNights: 3 });
    expect(new Set(restricted.map(({ part }) => part))).toEqual(new Set(["periods"]));
    await send(restricted);
    const after = await load();
    expect(after.rates).toEqual(before.rates);
    expect(after.periods.map(({ season, minNights }) => [season, minNights ?? null])).toEqual([
      ["Monsoon", null],
      ["Monsoon", 3],
      ["Monsoon", null],
    ]);
  });

  it("keeps a season that was copied for the next year, with its rules", async () => {
    const words = (en: string) => ({ en, my: en, cn: en });
    const name = words("By season");
    const option = { name, meals: "full" as const, nights: 2 };
    const body = { code: "YEARS", type: "tour" as const, name, summary: name, options: [option] };
    const { cards } = await mei.must(createPackageRoute, {
      body: { ...body, pictures: [{ picture: "reef", alt: words("") }] },
    });
    const own = { _id: cards[0]?.option.id ?? "" };
    const card = await published();
    const when = { seasons: ["High"] };
    const high = { ...card.periods[0], id: "high", season: "High" } as RateCard["periods"][number];
    const year = { from: high.from, to: addDays(high.from, 364), weekdays: [] };
    const gala = {
      id: "gala",
      name: words("Gala"),
      ...year,
      per: "person" as const,
      sen: 7_700,
      taxGroup: "none" as const,
    };
    const rate = { ...adultTwin(card), id: "twin", periodId: null, season: "High" };
    const amounts = [{ who: null, guestKind: null, sen: 900 }];
    const fee = { id: "jetty", name: words("Jetty"), per: "person" as const, amounts, when };
    const send = (changes: DraftChange[]) =>
      mei.must(changePriceDraftRoute, { params: own, body: { changes } });
    const afresh = async () => (await mei.must(priceDraftRoute, { params: own })).published;
    await send([
      { part: "periods", key: "high", was: null, now: high },
      { part: "rates", key: "twin", was: null, now: rate },
      { part: "fees", key: "jetty", was: null, now: fee },
      { part: "surcharges", key: "gala", was: null, now: gala },
    ]);
    await mei.must(publishPricesRoute, { params: own, body: {} });
    const before = (await afresh()) as unknown as RateBook;
    const column = columnsOf(before).find(({ kind }) => kind === "season");
    if (!column) throw new Error("the season has no column");
    const copy = copiedSeason(before, { column, name: "High later", points: 1_000, to: "none" });
    const was = (part: string, key: string) =>
      (before[part as "rates"] ?? []).find(({ id }) => id === key) ?? null;
    await send(
      copy.map(({ part, key, value }) => ({ part, key, was: was(part, key), now: value }) as DraftChange),
    );
    await mei.must(publishPricesRoute, { params: own, body: {} });
    const after = await afresh();
    expect(after.periods.map(({ season }) => season)).toEqual(["High", "High later"]);
    expect(after.fees.find(({ id }) => id === "jetty")?.when?.seasons).toEqual(["High", "High later"]);
    expect(after.rates.map(({ season, sen }) => [season, sen])).toEqual([
      ["High", rate.sen],
      ["High later", Math.round((rate.sen * 11) / 10)],
    ]);
    const galas = after.surcharges.filter(({ name }) => name.en === "Gala");
    expect(galas.map(({ sen }) => sen)).toEqual([7_700, 7_700]);
    const galaOn = async (checkIn: Day): Promise<number[]> => {
      const { rooms } = stayOf(stage.resort, { inDays: 10 });
      const guest = { age: null, nonMalaysian: false, senior: false, disabled: false };
      const body = { optionId: own._id, checkIn, travellers: [guest, guest], rooms };
      const { quote } = await mei.must(staffQuoteRoute, { body: body as never });
      return quote.lines.filter(({ name: of }) => of?.en === "Gala").map(({ amountSen }) => amountSen);
    };
    const first = addDays(stage.resort.from, 30);
    const later = addDays(first, 365);
    expect([await galaOn(first), await galaOn(later)]).toEqual([[15_400], [15_400]]);
  });

  it("calls a season as its period is called, and takes its prices along when it becomes another", async () => {
    const words = (en: string) => ({ en, my: en, cn: en });
    const name = words("Renamed");
    const option = { name, meals: "full" as const, nights: 2 };
    const body = { code: "RENAMED", type: "tour" as const, name, summary: name, options: [option] };
    const { cards } = await mei.must(createPackageRoute, {
      body: { ...body, pictures: [{ picture: "reef", alt: words("") }] },
    });
    const own = { _id: cards[0]?.option.id ?? "" };
    const load = async () => (await mei.must(priceDraftRoute, { params: own })).published as RateBook;
    const publishAll = async (changes: readonly CardChange[]) => {
      const was = valuesIn(await load());
      const sent = changes.map((cell) => {
        const { part, key, value: now } = cell;
        return { part, key, was: was(cell), now } as DraftChange;
      });
      await mei.must(changePriceDraftRoute, { params: own, body: { changes: sent } });
      await mei.must(publishPricesRoute, { params: own, body: {} });
      return load();
    };
    const pays = async (inDays: number): Promise<number> => {
      const { rooms } = stayOf(stage.resort, { inDays: 10 });
      const guest = { age: null, nonMalaysian: false, senior: false, disabled: false };
      const checkIn = addDays(stage.resort.from, inDays);
      const stay = { optionId: own._id, checkIn, travellers: [guest, guest], rooms };
      return (await mei.must(staffQuoteRoute, { body: stay as never })).quote.totalSen;
    };
    const { from } = stage.resort;
    const days = { from: dayOf(from), to: addDays(from, 29) };
    const low = freshPeriod(await load(), { ...days, name: "Low", season: null });
    const high = {
      ...low,
      id: "high",
      name: "High",
      season: "High",
      from: addDays(from, 30),
      to: addDays(from, 60),
    };
    const twin = { ...adultTwin(await published()), periodId: null } as RateBook["rates"][number];
    const fee = { id: "jetty", name, per: "person", amounts: [{ who: null, guestKind: null, sen: 900 }] };
    const first = await publishAll([
      { part: "periods", key: low.id, value: low },
      { part: "periods", key: "high", value: high },
      { part: "rates", key: "twin", value: { ...twin, id: "twin", season: "Low", sen: 40_000 } },
      { part: "rates", key: "dear", value: { ...twin, id: "dear", season: "High", sen: 70_000 } },
      { part: "fees", key: "jetty", value: { ...fee, when: { seasons: ["Low"] } } },
    ]);
    const [lowPays, highPays] = [await pays(10), await pays(40)];
    expect(highPays).toBeGreaterThan(lowPays);

    const renamed = await publishAll(renamedPeriod(first, low, "Green"));
    expect(columnsOf(renamed).map(({ season }) => season)).toEqual(["Green", "High"]);
    expect(renamed.fees.find(({ id }) => id === "jetty")?.when?.seasons).toEqual(["Green"]);
    expect([await pays(10), await pays(40)]).toEqual([lowPays, highPays]);

    const [green] = renamed.periods;
    if (!green) throw new Error("the period is gone");
    const kept = await publishAll(inSeason(renamed, { period: green, season: "High", way: "own" }));
    expect([await pays(10), await pays(40)]).toEqual([lowPays, highPays]);
    const [joined] = kept.periods;
    if (!joined) throw new Error("the period is gone");
    await publishAll(inSeason(kept, { period: joined, season: "Peak", way: "copy" }));
    expect([await pays(10), await pays(40)]).toEqual([lowPays, highPays]);
  });

  it("takes and publishes more prices than are checked beside guests' calls, and tells what is new alone", async () => {
    const card = await published();
    const twin = adultTwin(card);
    const [model] = card.periods;
    if (!model) throw new Error("no period");
    const weeks = Array.from({ length: 90 }, (_, i) => ({
      ...model,
      id: `week-${i}`,
      season: null,
      name: `Week ${i}`,
      from: addDays(dayOf("2030-01-01"), i * 7),
      to: addDays(dayOf("2030-01-01"), i * 7 + 6),
    }));
    const prices = weeks.flatMap(({ id: periodId }, week) =>
      (["single", "twin", "triple", "quad"] as const).flatMap((bedType) =>
        ["public", "agents"].map((list) => ({
          ...twin,
          id: `${periodId}-${bedType}-${list}`,
          periodId,
          bedType,
          sen: 50_000 + week,
          ...(list === "agents" && { priceList: list }),
        })),
      ),
    );
    const started = new Date(Date.now() - 1_000).toISOString();
    const send = async (part: "periods" | "rates", entries: readonly { id: string }[]) => {
      for (let at = 0; at < entries.length; at += 400) {
        const now = entries.slice(at, at + 400);
        await change(
          mei,
          ...now.map((entry) => ({ part, key: entry.id, was: null, now: entry }) as DraftChange),
        );
      }
    };
    await send("periods", weeks);
    await send("rates", prices);
    const query = { since: started };
    const part = await suresh.must(priceDraftChangesRoute, { params, query });
    expect([part.total, part.changes.length]).toEqual([810, 810]);
    const long = new Date(Date.now() + 3_600_000).toISOString();
    const later = await suresh.must(priceDraftChangesRoute, { params, query: { since: long } });
    expect([later.total, later.changes.length]).toEqual([810, 0]);

    const broken = { ...twin, id: "again", periodId: "week-3", sen: 1 };
    await change(mei, { part: "rates", key: "again", was: null, now: broken });
    expect((await mei.must(priceDraftFaultsRoute, { params })).faults).toMatchObject([
      { rule: "card.equalRates" },
    ]);
    await change(mei, { part: "rates", key: "again", was: broken, now: null });
    expect(await publish()).toMatchObject({ ok: true });
    expect((await published()).rates).toHaveLength(card.rates.length + 720);
    const after = await suresh.must(priceDraftChangesRoute, { params, query });
    expect(after.total).toBe(0);
    expect(after.stamp).not.toBe(part.stamp);
  });

  it("goes back to a version's own lists, and to the resort's as they are today", async () => {
    const whole = { _id: stage.resort.packageId };
    const put = async (change: (card: RateCard) => RateCard) => {
      const { cards } = await mei.must(rateCardsRoute, { params: whole });
      await mei.must(putRateCardsRoute, { params: whole, body: { cards: cards.map(change) } });
      const [last] = (await mei.must(priceVersionsRoute, { params, query: {} })).versions;
      return last?.number ?? 0;
    };
    const inAll = (name: string) => ({ en: name, my: name, cn: name });
    const saveTaxes = async (...shares: number[]) => {
      const { version: _, ...kept } = await mei.must(resortChargesRoute, {});
      const taxes = shares.map((share, at) => ({
        ...kept.taxes[at],
        _id: kept.taxes[at]?._id ?? null,
        name: inAll(`Tax ${at}`),
        group: "stay" as const,
        share: share as never,
      }));
      await mei.must(saveResortChargesRoute, { body: { ...kept, taxes } });
    };
    const goBack = (number: number) => mei.must(takeBackPricesRoute, { params: { ...params, number } });
    const shares = async () => (await published()).taxes.map(({ share }) => share);
    const jetty = {
      id: "jetty",
      name: inAll("Jetty"),
      per: "person" as const,
      amounts: [{ who: null, guestKind: null, sen: 900 }],
    };

    await saveTaxes(800);
    const ownFees = await put((card) => ({ ...card, fees: [jetty] }));
    const { fees: resorts } = await mei.must(resortChargesRoute, {});
    const resortFees = await put((card) => ({
      ...card,
      fees: resorts.map(({ _id, ...fee }) => ({ ...fee, id: _id as string })),
      taxes: card.taxes.map((tax) => ({ ...tax, share: 500 as never })),
    }));
    expect(await shares()).toEqual([500]);
    await saveTaxes(1_000, 300);

    await goBack(ownFees);
    expect(await shares()).toEqual([1_000, 300]);
    expect((await published()).fees.map(({ id }) => id)).toEqual(["jetty"]);
    await saveTaxes(1_200, 300);
    expect(await shares(), "they follow the resort's on").toEqual([1_200, 300]);

    await goBack(resortFees);
    expect(await shares()).toEqual([500]);
    expect((await published()).fees.map(({ id }) => id)).toEqual(resorts.map(({ _id }) => _id));

    // A version from before own lists were told apart has the resort's, but for those that the option has for itself.
    await stage.base.pool.query("UPDATE price_version SET own = NULL WHERE option_id = $1", [params._id]);
    const { rows } = await stage.base.pool.query<{ own: object }>(
      "SELECT own FROM rate_card WHERE option_id = $1",
      [params._id],
    );
    expect(Object.keys(rows[0]?.own ?? {})).toEqual(expect.arrayContaining(["taxes"]));
    expect(Object.keys(rows[0]?.own ?? {})).not.toContain("fees");
    await goBack(ownFees);
    expect(await shares()).toEqual([800]);
    expect((await published()).fees.map(({ id }) => id)).toEqual(resorts.map(({ _id }) => _id));
  });

  it("tells which lists are the option's own, and has the resort's as they are today once it goes back", async () => {
    const read = () => mei.must(priceDraftRoute, { params });
    const { version: _, ...charges } = await mei.must(resortChargesRoute, {});
    const before = await read();
    expect(before.own).not.toContain("surcharges");
    expect(before.resort.surcharges).toEqual(before.published.surcharges);
    const [weekend] = before.published.surcharges;
    if (!weekend) throw new Error("the resort has no surcharge");
    const now = { ...weekend, sen: weekend.sen + 500 };
    await change(mei, { part: "surcharges", key: weekend.id, was: weekend, now });
    await publish();
    const own = await read();
    expect(own.own.toSorted()).toEqual([...before.own, "surcharges"].toSorted());
    expect(own.stamp).not.toBe(before.stamp);
    const later = charges.surcharges.map((surcharge) => ({ ...surcharge, sen: surcharge.sen + 700 }));
    await suresh.must(saveResortChargesRoute, { body: { ...charges, surcharges: later } });
    const reread = await read();
    expect(reread.published.surcharges, "the resort's change reaches its own not").toEqual([now]);
    expect(reread.stamp, "whoever has it open reads the resort's list anew").not.toBe(own.stamp);
    const resort = reread.resort as CardLists["resort"];
    const back = toResortList(reread.published as RateBook, { resort }, "surcharges");
    const standing = valuesIn(reread.published as RateBook);
    const changes = back.map((made) => {
      const { part, key, value: now } = made;
      return { part, key, was: standing(made), now } as DraftChange;
    });
    await change(mei, ...changes);
    await publish();
    expect((await read()).own).toEqual(before.own);
    await suresh.must(saveResortChargesRoute, { body: charges });
    expect((await published()).surcharges).toEqual([weekend]);
  });

  it("keeps a transfer that has a price for both ways alone, and charges that", async () => {
    const before = await guestsTotal();
    const van = (price: object) => ({ id: "van", name: { en: "Van", my: "Van", cn: "面包车" }, price });
    const draw = async (price: object, was: object | null = null) =>
      change(mei, { part: "transfers", key: "van", was, now: van(price) } as DraftChange);
    const unpriced = { per: "person", amounts: [{ guestKind: null }] };
    await draw(unpriced);
    const { faults } = await mei.must(priceDraftFaultsRoute, { params });
    expect(faults).toEqual([{ path: "transfers.0.price.amounts.0.sen", rule: "card.noWayPrice" }]);
    expect(await publish()).toMatchObject({ ok: false });

    const bothWays = { per: "trip", returnSen: 16_000 };
    await draw(bothWays, van(unpriced));
    await publish();
    expect((await published()).transfers).toMatchObject([{ price: bothWays }]);
    expect((await published()).transfers?.[0]?.price).not.toHaveProperty("sen");
    expect((await guestsTotal()) - before).toBe(16_000);

    // Cards before kept a zero beside it, which is charged as it was.
    await draw({ ...bothWays, sen: 0 }, van(bothWays));
    await publish();
    expect((await guestsTotal()) - before).toBe(16_000);
    await draw({ per: "trip", sen: 0 }, van({ ...bothWays, sen: 0 }));
    await publish();
    expect(await guestsTotal()).toBe(before);
    await change(mei, {
      part: "transfers",
      key: "van",
      was: van({ per: "trip", sen: 0 }),
      now: null,
    } as DraftChange);
    await publish();
  });

  it("keeps a whole card that was read before the resort's taxes changed from being put", async () => {
    const whole = { _id: stage.resort.packageId };
    const read = await mei.must(rateCardsRoute, { params: whole });
    const { version: _, ...charges } = await mei.must(resortChargesRoute, {});
    const taxes = charges.taxes.map((tax) => ({ ...tax, share: (tax.share + 100) as never }));
    await suresh.must(saveResortChargesRoute, { body: { ...charges, taxes } });
    const put = ({ cards, version }: typeof read) =>
      mei.call(putRateCardsRoute, { params: whole, body: { cards } }, { "if-match": String(version) });
    expect(await put(read)).toMatchObject({ code: "CHANGED_SINCE" });
    const fresh = await mei.must(rateCardsRoute, { params: whole });
    await mei.must(saveResortChargesRoute, { body: { ...charges, taxes } });
    expect(await put(fresh), "what was saved as it was changes no card").toMatchObject({ ok: true });
  });

  it("is for those who may read and write prices", async () => {
    const viewer = (await staffWith(stage, { rates: onlyLook })).caller;
    expect((await viewer.call(priceDraftRoute, { params })).ok).toBe(true);
    const twin = adultTwin(await published());
    const body = { changes: [priced(twin, 1)] };
    expect(await viewer.call(changePriceDraftRoute, { params, body })).toMatchObject({ status: 403 });
    const unknown = { _id: "7d1f4c1e-0000-4000-8000-000000000001" };
    expect(await mei.call(priceDraftRoute, { params: unknown })).toMatchObject({ status: 404 });
    expect(await mei.call(changePriceDraftRoute, { params: unknown, body })).toMatchObject({ status: 404 });
  });
});
