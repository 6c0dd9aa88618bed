import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulatePlain, expectNoFaults, expectStill, show } from "../../dev/browser-test.tsx";
import { CardForm } from "./card-form.tsx";
import type { FieldGroup } from "./field-specs.ts";
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
const surcharge = { from: "2027-01-01", to: "2027-12-31" };
const byPerson = { price: { per: "person", amounts: [{ guestKind: "adult", sen: 40_00 }] } };

type Groups = readonly FieldGroup[];
type FormProps = { start: object; groups: Groups; onValue?: (value: object) => void };

function Form({ start, groups, onValue }: FormProps) {
  const [value, setValue] = useState<object>(start);
  const put = (next: object) => {
    setValue(next);
    onValue?.(next);
  };
  return <CardForm {...{ value, choices, groups }} onChange={put} />;
}

const closed: Groups = [
  { title: "restrictions", fields: [{ at: "closedArrivals", label: "closedArrivals", kind: "days" }] },
];

const speaks = ["prices"] as const;

it("shows the fields of a transfer's way of pricing alone, and keeps what another had", async () => {
  const values: object[] = [];
  await show(
    <Form start={byPerson} groups={ruleGroups.transfers} onValue={(value) => values.push(value)} />,
    { speaks },
  );
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

it("keeps no price of one way where that is left empty or is emptied", async () => {
  const values: object[] = [];
  await show(
    <Form start={byPerson} groups={ruleGroups.transfers} onValue={(value) => values.push(value)} />,
    { speaks },
  );
  await userEvent.clear(page.getByLabelText("One way (RM)"));
  await userEvent.tab();
  await userEvent.type(page.getByLabelText("Both ways (RM)"), "70");
  const adults = { guestKind: "adult", returnSen: 70_00 };
  expect(values.at(-1)).toEqual({ price: { per: "person", amounts: [adults] } });
  await userEvent.click(page.getByRole("button", { name: "Add line" }).first());
  expect(values.at(-1)).toEqual({ price: { per: "person", amounts: [adults, { guestKind: null }] } });
  await userEvent.type(page.getByLabelText("Each empty seat, both ways (RM)"), "60");
  expect(values.at(-1)).toMatchObject({ price: { minimum: { returnSen: 60_00 } } });
});

/** Types a date into its parts, in the order of the language. */
const typeDate = async (label: string, digits: string) => {
  await userEvent.click(page.getByRole("spinbutton", { name: new RegExp(`day, ${label}`) }).last());
  await userEvent.keyboard(digits);
};

it("takes the dates of a surcharge and the days closed to arrival as dates are typed", async () => {
  const values: object[] = [];
  const onValue = (value: object) => values.push(value);
  const screen = await show(<Form start={surcharge} groups={ruleGroups.surcharges} {...{ onValue }} />, {
    speaks,
  });
  await userEvent.click(page.getByRole("button", { name: "Add dates" }));
  await typeDate("First day", "21042027");
  expect(values.at(-1)).toEqual({ ...surcharge, dates: [{ from: "2027-04-21", to: "2027-04-21" }] });
  await typeDate("Last day", "23042027");
  expect(values.at(-1)).toEqual({ ...surcharge, dates: [{ from: "2027-04-21", to: "2027-04-23" }] });
  await screen.unmount();

  await show(<Form start={{ closedArrivals: ["2027-12-24"] }} groups={closed} {...{ onValue }} />, {
    speaks,
  });
  const days = page.getByRole("group", { name: "Closed to arrival" });
  await userEvent.click(days.getByRole("button", { name: "Add date" }));
  await typeDate("Date 2", "01082027");
  expect(values.at(-1)).toEqual({ closedArrivals: ["2027-08-01", "2027-12-24"] });
  await userEvent.click(days.getByRole("button", { name: "Remove date 1" }));
  expect(values.at(-1)).toEqual({ closedArrivals: ["2027-08-01"] });
  await expectNoFaults();
});

it("lets nobody type a date into what is only to be read", async () => {
  const start = { ...surcharge, dates: [{ from: "2027-04-21", to: "2027-04-23" }] };
  await show(
    <CardForm value={start} groups={ruleGroups.surcharges} {...{ choices }} readOnly onChange={() => {}} />,
    {
      speaks,
    },
  );
  const parts = page.getByRole("spinbutton").elements();
  expect(parts.length).toBe(12);
  expect(parts.filter((part) => part.getAttribute("contenteditable") === "true")).toEqual([]);
  await expect.element(page.getByRole("button", { name: "Add dates" })).toBeDisabled();
});

it("is gone through by keys from right to left, in forced colours and without motion", async () => {
  await emulatePlain();
  await show(<Form start={byPerson} groups={ruleGroups.transfers} />, { speaks, dir: "rtl" });
  const per = page.getByLabelText("Charged");
  per.element().focus();
  await userEvent.tab();
  expect(document.activeElement).not.toBe(per.element());
  await userEvent.tab({ shift: true });
  await expect.element(per).toHaveFocus();
  expectStill();
  await expectNoFaults();
});
