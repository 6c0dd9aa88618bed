import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulatePlain, expectNoFaults, expectStill, show } from "../../dev/browser-test.tsx";
import { CardForm } from "./card-form.tsx";
import type { FormChoices } from "./form-choices.ts";
import { ruleGroups } from "./rule-groups.ts";

const choices: FormChoices = {
  roomTypes: [],
  seasons: [],
  activities: [],
  markets: [],
  taxes: [],
  lists: [],
};
const byPerson = { price: { per: "person", amounts: [{ guestKind: "adult", sen: 40_00 }] } };

function TransferForm({ onValue }: { onValue: (value: object) => void }) {
  const [value, setValue] = useState<object>(byPerson);
  const put = (next: object) => {
    setValue(next);
    onValue(next);
  };
  return <CardForm {...{ value, choices }} groups={ruleGroups.transfers} onChange={put} />;
}

it("shows the fields of a transfer's way of pricing alone, and keeps what another had", async () => {
  const values: object[] = [];
  await show(<TransferForm onValue={(value) => values.push(value)} />, { speaks: ["prices"] });
  const oneWay = page.getByLabelText("One way (RM)");
  await expect.element(oneWay).toHaveValue("40");
  const per = page.getByLabelText("Charged");
  await userEvent.selectOptions(per, "per trip");
  await expect.element(oneWay).toHaveValue("");
  await userEvent.type(page.getByLabelText("Both ways (RM)"), "70");
  expect(values.at(-1)).toEqual({ price: { ...byPerson.price, per: "trip", returnSen: 70_00 } });
  await userEvent.selectOptions(per, "per vehicle");
  expect(oneWay.elements()).toEqual([]);
  await userEvent.selectOptions(per, "per person");
  await expect.element(oneWay).toHaveValue("40");
});

it("is gone through by keys from right to left, in forced colours and without motion", async () => {
  await emulatePlain();
  await show(<TransferForm onValue={() => undefined} />, { speaks: ["prices"], dir: "rtl" });
  const per = page.getByLabelText("Charged");
  per.element().focus();
  await userEvent.tab();
  expect(document.activeElement).not.toBe(per.element());
  await userEvent.tab({ shift: true });
  await expect.element(per).toHaveFocus();
  expectStill();
  await expectNoFaults();
});
