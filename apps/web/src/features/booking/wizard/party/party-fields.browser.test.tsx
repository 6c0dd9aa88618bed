import type { Party } from "@pulau/domain/party/party.ts";
import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../../../dev/browser-test.tsx";
import { PartyFields } from "./party-fields.tsx";
import { toMissingAge } from "./to-missing-age.ts";

function Fields() {
  const [party, setParty] = useState<Party>({ adults: 2, childAges: [], nonMalaysians: 0 });
  return <PartyFields party={party} most={4} onChange={setParty} />;
}

it("marks and leads to a child's age that is not told yet, whoever asks", async () => {
  await show(<Fields />, { speaks: "booking" });
  expect(toMissingAge(document)).toBe(false);
  await userEvent.click(page.getByRole("button", { name: "Children: one more" }));
  const age = page.getByRole("combobox");
  await expect.element(age).not.toHaveAttribute("aria-invalid", "true");
  expect(toMissingAge(document)).toBe(true);
  await expect.element(age).toHaveFocus();
  await expect.element(age).toHaveAttribute("aria-invalid", "true");
  await userEvent.selectOptions(age, "7");
  expect(toMissingAge(document)).toBe(false);
});
