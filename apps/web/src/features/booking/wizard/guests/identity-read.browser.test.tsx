import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { showStep } from "../frame/show-step.tsx";
import { IdentityRead } from "./identity-read.tsx";

const facts = { born: "1960-05-01", age: 66, place: { state: "14" }, placeName: null } as const;
const common = { facts, onChange: null, changeLabel: "Change the age of Guest 1" };

it("says age, birth date, place and that somebody is a senior, as the number does", async () => {
  await showStep(<IdentityRead {...common} guest={{ age: 66, senior: true }} changeAt={null} />, {});
  await expect
    .element(page.getByText(/^66 years, born 1 May 1960 in Kuala Lumpur, senior citizen/))
    .toBeVisible();
});

it("says the age that was entered instead, without the birth date that contradicts it", async () => {
  await showStep(<IdentityRead {...common} guest={{ age: 56, senior: false }} changeAt={null} />, {});
  await expect.element(page.getByText(/^56 years$/)).toBeVisible();
});

it("leads to where a child's age is changed", async () => {
  await showStep(<IdentityRead {...common} guest={null} changeAt="/dates" />, {});
  await expect
    .element(page.getByRole("link", { name: "Change the age of Guest 1" }))
    .toHaveAttribute("href", "/dates");
});
