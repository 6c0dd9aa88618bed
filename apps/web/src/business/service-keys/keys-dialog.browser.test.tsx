import type { ServiceSheet } from "@pulau/domain/service-sheet.ts";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CallFailure } from "../../api/call-failure.ts";
import type { Call } from "../../api/client.ts";
import { emulatePlain, expectNoFaults, expectStill, show } from "../../dev/browser-test.tsx";
import type { Keys } from "./calls.ts";
import { KeysDialog } from "./keys-dialog.tsx";

const everywhere = (text: string) => ({ en: text, my: text, cn: text });
const field = { hint: everywhere("On the provider’s page."), pattern: "key_\\w+" };
const sheet: ServiceSheet = {
  fields: {
    BANK_KEY: {
      ...field,
      label: everywhere("Secret key"),
      kind: "secret",
      wrong: everywhere("It begins with key_."),
    },
    BANK_SHOP: {
      ...field,
      label: everywhere("Shop"),
      kind: "text",
      wrong: everywhere("It begins with key_."),
    },
    BANK_SANDBOX: {
      ...field,
      label: everywhere("Test mode"),
      kind: "flag",
      pattern: "0|1",
      wrong: everywhere(""),
    },
  },
  checked: everywhere("It works."),
  register: { text: everywhere("Register this address:"), events: ["paid", "refunded"] },
};
const service = {
  service: "bank",
  name: "Bank",
  sheet,
  callbackUrl: "https://stay.example/api/payment/callback/bank/reservation",
  refreshes: [],
};
const none: Keys = {
  version: 3,
  fromServer: false,
  unreadable: false,
  set: null,
  fields: ["BANK_KEY", "BANK_SHOP", "BANK_SANDBOX"].map((name) => ({ name, isSet: false, shown: null })),
  earlierUntil: null,
};
const stored: Keys = {
  ...none,
  set: { at: "2026-11-21T04:00:00.000Z", by: "Aminah" },
  fields: [
    { name: "BANK_KEY", isSet: true, shown: "••••4f2a" },
    { name: "BANK_SHOP", isSet: true, shown: "key_shop" },
    { name: "BANK_SANDBOX", isSet: true, shown: "1" },
  ],
  earlierUntil: "2026-11-24T04:00:00.000Z",
};

/** A server that has these keys, and what it was sent. */
function serverWith(keys: Keys, refusal?: CallFailure) {
  const sent = vi.fn();
  const call = (async (route: { method: string; path: string }, given: unknown) => {
    if (route.method === "GET") return keys;
    sent(`${route.method} ${route.path}`, given);
    if (refusal) throw refusal;
    return keys;
  }) as unknown as Call;
  return { call, sent };
}
const speaks = "service-keys" as const;
const box = (name: string) => page.getByRole("textbox", { name });

describe("the keys of a service", () => {
  it("are typed, told at their field by their own rule, and sent with the password", async () => {
    const { call, sent } = serverWith(none);
    const onClose = vi.fn();
    await show(<KeysDialog service={service} onClose={onClose} />, { call, speaks });
    // The first dialog of all brings its overlay with it.
    await expect.element(page.getByText(service.callbackUrl), { timeout: 20_000 }).toBeVisible();
    await userEvent.fill(box("Secret key"), "other_1");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("It begins with key_.")).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await userEvent.fill(box("Secret key"), "key_1");
    await userEvent.fill(box("Shop"), "key_2");
    await userEvent.click(page.getByRole("checkbox", { name: "Test mode" }));
    await userEvent.fill(page.getByLabelText("Your password"), "tide and sand");
    await userEvent.keyboard("{Enter}");
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent.mock.calls[0]?.[1]).toMatchObject({
      params: { service: "bank" },
      body: {
        values: { BANK_KEY: "key_1", BANK_SHOP: "key_2", BANK_SANDBOX: "1" },
        password: "tide and sand",
      },
    });
  });

  it("that are stored show their ends and stay as they are when left empty", async () => {
    const { call, sent } = serverWith(stored);
    await show(<KeysDialog service={service} onClose={() => undefined} />, { call, speaks });
    await expect.element(page.getByText(/••••4f2a/)).toBeVisible();
    await expect.element(page.getByText(/Last set by Aminah/)).toBeVisible();
    await expect.element(box("Secret key")).toHaveValue("");
    await expect.element(box("Shop")).toHaveValue("key_shop");
    await userEvent.fill(box("Shop"), "key_other");
    await userEvent.fill(page.getByLabelText("Your password"), "tide and sand");
    await userEvent.click(page.getByRole("button", { name: "Save" }));
    await vi.waitFor(() => expect(sent).toHaveBeenCalled());
    const [, given] = sent.mock.calls[0] ?? [];
    expect(given.body.values).toEqual({ BANK_SHOP: "key_other", BANK_SANDBOX: "1" });
    await expectNoFaults();
  });

  it("say at the password that it is another, and lose nothing typed", async () => {
    const { call } = serverWith(stored, new CallFailure("BAD_CREDENTIALS"));
    await show(<KeysDialog service={service} onClose={() => undefined} />, { call, speaks });
    await userEvent.fill(box("Secret key"), "key_new");
    await userEvent.fill(page.getByLabelText("Your password"), "wrong");
    await userEvent.click(page.getByRole("button", { name: "Save" }));
    await expect.element(page.getByText("This is not your current password.")).toBeVisible();
    await expect.element(box("Secret key")).toHaveValue("key_new");
  });

  it("are removed, and those of before forgotten, once the password is given", async () => {
    const { call, sent } = serverWith(stored);
    await emulatePlain();
    await show(<KeysDialog service={service} onClose={() => undefined} />, { call, speaks, dir: "rtl" });
    for (const [act, path] of [
      ["Stop accepting earlier keys", "forget-earlier"],
      ["Remove keys", "remove"],
    ] as const) {
      await userEvent.click(page.getByRole("button", { name: act }));
      const question = page.getByRole("alertdialog", { name: /of Bank\?$/ });
      await userEvent.fill(question.getByLabelText("Your password"), "tide and sand");
      await userEvent.click(question.getByRole("button", { name: act }));
      await vi.waitFor(() =>
        expect(sent).toHaveBeenLastCalledWith(
          expect.stringContaining(path),
          expect.objectContaining({ body: { password: "tide and sand" } }),
        ),
      );
      await expect.element(question).not.toBeInTheDocument();
    }
    expectStill();
  });
});
