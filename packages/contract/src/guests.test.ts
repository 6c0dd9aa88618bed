import { expect, it } from "vitest";
import { CustomerBody } from "./agents.ts";
import { Phone } from "./guests.ts";

it.each(["+60123456789", "+60 12-345 6789", " +60 (12) 345.6789 ", "+60\u00a012\u00a0345\u00a06789"])(
  "takes a number as it is written: %j",
  (typed) => expect(Phone.parse(typed)).toBe("+60123456789"),
);

it.each([
  ["", "required"],
  ["012 345 6789", "phone"],
  ["+60 12", "phone"],
])("says of %j which rule it breaks", (typed, rule) => {
  expect(Phone.safeParse(typed).error?.issues.map(({ message }) => message)).toContain(rule);
});

it("asks for any number where one without its country will do", () => {
  expect(CustomerBody.parse({ name: "Tan", phone: "012-345 6789" }).phone).toBe("+60123456789");
  const { error } = CustomerBody.safeParse({ name: "Tan", phone: "12" });
  expect(error?.issues.map(({ message }) => message)).toEqual(["anyPhone"]);
});
