import { addCurrencyRoute, adminCurrenciesRoute, orderCurrenciesRoute } from "@pulau/contract/currencies.ts";
import { orderPagesRoute, pagesRoute, savePageRoute } from "@pulau/contract/pages.ts";
import { promotionsRoute } from "@pulau/contract/promo-codes.ts";
import { currencyRoute, resortRoute } from "@pulau/contract/resort.ts";
import {
  addPromoCodeRoute,
  orderPromoCodesRoute,
  staffPromoCodesRoute,
} from "@pulau/contract/staff-promo-codes.ts";
import type { AuditSubject } from "@pulau/domain/access/audit-acts.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inAll } from "../db/factories/words.ts";
import { and, desc, eq } from "../db/orm.ts";
import { auditEntry } from "../db/schema/logs.ts";
import type { Caller } from "../races/caller.ts";
import { newGuest } from "../races/guest.ts";
import { openStage, type Stage } from "../races/one-server.ts";
import { all, staffCaller } from "../races/staff.ts";

let stage: Stage;
let desk: Caller;
let looker: Caller;
let guest: Caller;
beforeAll(async () => {
  stage = await openStage();
  ({ desk } = await staffCaller(stage, { settings: all, posts: all }));
  const looks = { ...all, write: false };
  ({ desk: looker } = await staffCaller(stage, { settings: looks, posts: looks }));
  guest = await newGuest(stage.urls);
});
afterAll(() => stage.close());

/** What the audit log says of the newest order of these. */
const factsOf = async (subject: AuditSubject) => {
  const [act] = await stage.base.db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.subject, subject), eq(auditEntry.act, "ordered")))
    .orderBy(desc(auditEntry.at))
    .limit(1);
  return act?.facts;
};
const after = (version: number) => ({ "if-match": String(version) });

it("puts currencies in an order, in which guests are offered them", async () => {
  for (const code of ["USD", "EUR"])
    await desk.must(addCurrencyRoute, {
      body: { code, name: code, symbol: code, ringgitPerForeign: "4.2", ratedOn: stage.resort.from },
    });
  const { currencies, orderVersion } = await desk.must(adminCurrenciesRoute, {});
  expect(currencies.map(({ code }) => code)).toEqual(["SGD", "USD", "EUR"]);
  const ids = new Map(currencies.map(({ code, _id }) => [code, _id]));
  const body = { currencyIds: ["EUR", "SGD"].map((code) => ids.get(code) ?? "") };
  expect(await looker.call(orderCurrenciesRoute, { body })).toMatchObject({ status: 403 });
  await desk.must(orderCurrenciesRoute, { body }, after(orderVersion));
  const now = await desk.must(adminCurrenciesRoute, {});
  const order = ["EUR", "SGD", "USD"];
  expect(
    now.currencies.map(({ code }) => code),
    "the one that is not named is behind",
  ).toEqual(order);
  expect(now.orderVersion).toBe(orderVersion + 1);
  const { data } = await guest.must(currencyRoute, {});
  expect(data.map(({ currencyId }) => currencyId.code)).toEqual(order);
  expect(await factsOf("currency")).toMatchObject({
    before: { currencyOrder: ["SGD", "USD", "EUR"] },
    after: { currencyOrder: order },
  });
  expect(await desk.call(orderCurrenciesRoute, { body }, after(orderVersion))).toMatchObject({
    code: "CHANGED_SINCE",
  });
  const strange = { currencyIds: [stage.resort.packageId] };
  expect(await desk.call(orderCurrenciesRoute, { body: strange })).toMatchObject({ status: 404 });
});

it("puts pages in an order, which is that of the footer at once", async () => {
  const { pages, orderVersion } = await desk.must(pagesRoute, {});
  const both = pages.filter(({ slug }) => ["terms", "privacy"].includes(slug));
  for (const { _id, slug } of both)
    await desk.must(savePageRoute, {
      params: { _id },
      body: {
        slug,
        place: "footer",
        title: inAll(slug),
        description: inAll(""),
        body: inAll("Text"),
        publish: true,
      },
    });
  const footer = async () => (await guest.must(resortRoute, {})).pages.map(({ slug }) => slug);
  const before = await footer();
  expect([...before].sort()).toEqual(["privacy", "terms"]);
  const pageIds = both.map(({ _id }) => _id).toReversed();
  await desk.must(orderPagesRoute, { body: { pageIds } }, after(orderVersion));
  expect(await footer()).toEqual(before.toReversed());
  const slugs = pages.map(({ slug }) => slug);
  const facts = (await factsOf("pages")) as { before: object; after: { pageOrder: string[] } };
  expect(facts.before).toEqual({ pageOrder: slugs });
  expect((await desk.must(pagesRoute, {})).pages.map(({ slug }) => slug)).toEqual(facts.after.pageOrder);
});

it("puts promo codes in an order, in which guests are offered them", async () => {
  const made = [];
  for (const code of ["ALPHA", "BRAVO", "CHARLIE"])
    made.push(
      await desk.must(addPromoCodeRoute, {
        body: {
          code,
          type: "cash",
          name: inAll(code),
          description: inAll(code),
          picture: "reef",
          valueSen: 5_000,
        },
      }),
    );
  const offered = async () =>
    (await guest.must(promotionsRoute, { query: {} })).promotions.map(({ code }) => code);
  expect(await offered(), "the newest first").toEqual(["CHARLIE", "BRAVO", "ALPHA"]);
  const { orderVersion } = await desk.must(staffPromoCodesRoute, { query: {} });
  const body = { promoCodeIds: made.map(({ _id }) => _id) };
  await desk.must(orderPromoCodesRoute, { body }, after(orderVersion));
  expect(await offered()).toEqual(["ALPHA", "BRAVO", "CHARLIE"]);
  const listed = await desk.must(staffPromoCodesRoute, { query: {} });
  expect(listed.promoCodes.map(({ code }) => code)).toEqual(["ALPHA", "BRAVO", "CHARLIE"]);
  expect(await factsOf("promoCode")).toMatchObject({
    before: { promoCodeOrder: ["CHARLIE", "BRAVO", "ALPHA"] },
    after: { promoCodeOrder: ["ALPHA", "BRAVO", "CHARLIE"] },
  });
});
