import { expect, it } from "vitest";
import { addressLines } from "./address-lines.ts";

const home = {
  address: "18 Jalan Kenari 4",
  area: "Bandar Puchong Jaya",
  city: "Puchong",
  postCode: "47100",
  country: "MY",
  mobile: "+60125550118",
};

it("writes a Malaysian address with the state's name", () => {
  expect(addressLines(home, "Selangor", "en-MY")).toEqual([
    "18 Jalan Kenari 4, Bandar Puchong Jaya",
    "47100 Puchong, Selangor",
    "Malaysia",
  ]);
});

it("names no state abroad, and the country in the reader's language", () => {
  const abroad = { ...home, area: "", city: "Singapore", postCode: "238801", country: "SG" };
  expect(addressLines(abroad, "", "zh-CN")).toEqual(["18 Jalan Kenari 4", "238801 Singapore", "新加坡"]);
});
