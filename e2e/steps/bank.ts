import { expect, type Page } from "./test.ts";

const choices = {
  approve: "Approve The bank takes the money and confirms it at once.",
  decline: "Decline The bank refuses; you can pay another way.",
  delay: "Approve, tell late",
  repeat: "Approve, tell three times",
  never: "Approve, never tell",
} as const;

/** The bank's page asks for the amount; it is told how to behave. */
export async function atTheBank(page: Page, choice: keyof typeof choices, amount: string): Promise<void> {
  await expect(page.getByRole("heading", { name: amount })).toBeVisible();
  await page.getByRole("button", { name: choices[choice] }).click();
}

/** The server has said that the booking stands; gives its number. */
export async function expectBooked(page: Page): Promise<string> {
  await expect(page.getByRole("heading", { name: "You are booked" })).toBeVisible({ timeout: 45_000 });
  const number = /TB-\d\d-\d{5}/.exec((await page.getByRole("main").textContent()) ?? "")?.[0];
  expect(number).toBeDefined();
  return number ?? "";
}
