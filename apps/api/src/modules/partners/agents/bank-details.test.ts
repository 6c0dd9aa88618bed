import {
  agentBankDetailsRoute,
  ownBankDetailsRoute,
  setAgentBankDetailsRoute,
  setOwnBankDetailsRoute,
} from "@pulau/contract/bank-details.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSealer } from "../../../plugins/seal.ts";
import { newGuest } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { raceSecret } from "../../../races/server-process.ts";
import { testPassword } from "../../people/accounts/test-people.ts";
import { bankDetailsOf } from "./public.ts";
import { makePartner, type Partner } from "./test-partner.ts";

let stage: Stage;
let agency: Partner;
beforeAll(async () => {
  stage = await openStage();
  agency = await makePartner(stage, "agency");
});
afterAll(() => stage.close());

const body = {
  accountName: "Coral & Co Sdn Bhd",
  bank: "maybank",
  accountNumber: "5123 4567-8901",
  swift: "mbbemykl",
  password: testPassword,
};

describe("an agency's bank details", () => {
  it("are nothing at first, then shown masked, sealed at rest and whole for payouts", async () => {
    const [admin, viewer] = [await agency.signIn("admin"), await agency.signIn("viewer")];
    expect(await viewer.must(agentBankDetailsRoute, {})).toEqual({ bankDetails: null, version: 1 });
    const shown = {
      accountName: body.accountName,
      bankName: "Maybank",
      accountNumber: "••••8901",
      swift: "MBBEMYKL",
    };
    expect((await admin.must(setAgentBankDetailsRoute, { body })).bankDetails).toMatchObject(shown);
    expect((await viewer.must(agentBankDetailsRoute, {})).bankDetails).toMatchObject(shown);
    const { rows } = await stage.base.pool.query(
      "SELECT bank_details::text AS row, number_sealed FROM bank_details WHERE account_id = $1",
      [agency.accountId],
    );
    expect(rows[0].row).not.toContain("51234567");
    const sealer = createSealer({ secret: raceSecret, earlierSecrets: [] });
    expect(await bankDetailsOf(stage.base.db, sealer, agency.accountId)).toMatchObject({
      accountNumber: "512345678901",
      bank: "maybank",
    });
    await admin.must(setAgentBankDetailsRoute, {
      body: {
        ...body,
        bank: "other",
        bankName: "Commerzbank",
        accountNumber: "DE89 3704",
        swift: "COBADEFF",
      },
    });
    expect((await viewer.must(ownBankDetailsRoute, {})).bankDetails).toMatchObject({
      bankName: "Commerzbank",
      accountNumber: "••••3704",
    });
  });

  it("are written by its owners alone, and are each account's own", async () => {
    const denied = { status: 403, code: "NOT_ALLOWED" };
    for (const role of ["editor", "viewer"] as const)
      expect(await (await agency.signIn(role)).call(setAgentBankDetailsRoute, { body })).toMatchObject(
        denied,
      );
    const guest = await (await makePartner(stage, "guest")).signIn("admin");
    expect(await guest.call(agentBankDetailsRoute, {})).toMatchObject(denied);
    expect(await guest.call(setAgentBankDetailsRoute, { body })).toMatchObject(denied);
    const mira = await (await makePartner(stage, "influencer")).signIn("admin");
    expect(await mira.must(ownBankDetailsRoute, {})).toEqual({ bankDetails: null, version: 1 });
    expect((await mira.must(setOwnBankDetailsRoute, { body })).bankDetails).not.toBeNull();
    const rival = await (await makePartner(stage, "agency")).signIn("admin");
    expect(await rival.must(agentBankDetailsRoute, {})).toEqual({ bankDetails: null, version: 1 });
    const visitor = await newGuest(stage.urls);
    for (const route of [agentBankDetailsRoute, ownBankDetailsRoute] as const)
      expect(await visitor.call(route, {})).toMatchObject({ status: 401, code: "NOT_SIGNED_IN" });
  });

  it.each([
    [{ swift: "CIBBMYKL" }, "swift", "swiftOfBank"],
    [{ swift: "MBB" }, "swift", "swift"],
    [{ accountNumber: "123" }, "accountNumber", "accountNumber"],
    [{ accountName: " " }, "accountName", "required"],
    [{ bank: "" }, "bank", "required"],
    [{ bank: "other", bankName: "" }, "bankName", "required"],
  ])("with %j are refused at %s", async (wrong, path, rule) => {
    const admin = await agency.signIn("admin");
    const answer = await admin.call(setAgentBankDetailsRoute, { body: { ...body, ...wrong } });
    expect(answer).toMatchObject({ status: 400, code: "INVALID_INPUT" });
    expect(answer.ok ? [] : answer.fields).toContainEqual({ path, rule });
  });
});
