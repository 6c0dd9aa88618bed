import { expect, it } from "vitest";
import { withFaces } from "./route-faces.ts";

const write = (code: string) => withFaces(code, (path) => import(path));

it("writes a route's face in its place, and loads nothing of the contract", async () => {
  const code = [
    'import { topUpRoute, type WalletSetting } from "@pulau/contract/wallet.ts";',
    'import type { Reply } from "@pulau/contract/route.ts";',
    "export const topUp = faceOf(topUpRoute);",
    "export type Done = Reply<typeof topUpRoute>;",
  ].join("\n");
  const written = await write(code);
  expect(written).toContain(
    'topUp = {"method":"POST","path":"/api/wallet/top-up","scope":"user","idempotent":true};',
  );
  expect(written).not.toContain("import {");
});

it("keeps the route whole where more than its face is used, and what else is imported", async () => {
  const code = [
    'import { topUpBody, topUpRoute, walletCsvRoute } from "@pulau/contract/wallet.ts";',
    "export const topUp = faceOf(topUpRoute);",
    "export const schema = topUpRoute.body ?? topUpBody;",
    "export const csv = faceOf(walletCsvRoute);",
  ].join("\n");
  const written = await write(code);
  expect(written).toContain('import { topUpBody, topUpRoute } from "@pulau/contract/wallet.ts";');
  expect(written).toContain("topUp = faceOf(topUpRoute);");
  expect(written).toContain('csv = {"method":"GET","path":"/api/wallet/transactions/csv","scope":"user"};');
});
