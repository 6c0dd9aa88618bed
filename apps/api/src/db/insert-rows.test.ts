import { afterAll, beforeAll, expect, it } from "vitest";
import { openStage, type Stage } from "../races/one-server.ts";
import { insertRows } from "./insert-rows.ts";
import { priceList } from "./schema/price-lists.ts";
import { inTransaction } from "./tx.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({});
});
afterAll(() => stage.close());

it("fills what each row says, and leaves the rest of it to the defaults of its columns", async () => {
  const named = (code: string) => ({ code, name: code });
  await inTransaction(stage.base.db, (tx) =>
    insertRows(tx, priceList, [
      named("plain"),
      { ...named("told"), desc: "For divers" },
      { ...named("off"), activeStatus: false },
    ]),
  );
  const rows = await stage.base.db
    .select({ code: priceList.code, desc: priceList.desc, activeStatus: priceList.activeStatus })
    .from(priceList);
  expect(rows.filter(({ code }) => ["plain", "told", "off"].includes(code))).toEqual([
    { code: "plain", desc: "", activeStatus: true },
    { code: "told", desc: "For divers", activeStatus: true },
    { code: "off", desc: "", activeStatus: false },
  ]);
});

it("does nothing without rows", async () => {
  await inTransaction(stage.base.db, (tx) => insertRows(tx, priceList, []));
});
