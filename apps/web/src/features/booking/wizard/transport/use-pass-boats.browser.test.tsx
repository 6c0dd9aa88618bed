import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { showStep } from "../frame/show-step.tsx";
import { usePassBoats } from "./use-pass-boats.ts";

const boat = (direction: "out" | "back", day: string, time: string | null) => ({
  direction,
  day,
  time,
  name: { en: "Speedboat", my: "Bot laju", cn: "快艇" },
});
const crossings = [boat("out", "2026-12-05", "11:00"), boat("back", "2026-12-07", null)];
const Pass = () => <p>{usePassBoats()?.text ?? "No way past"}</p>;

it.each(["live", "ended"] as const)("leads past the boats of a hold that is %s", async (state) => {
  await showStep(<Pass />, { hold: { state, hold: { crossings } as never } });
  await expect
    .element(page.getByText(/11:00 on .*5 Dec.* to the island, Speedboat on .*7 Dec.* back/))
    .toBeVisible();
});

it.each([{ crossings: crossings.slice(1) }, null])(
  "leads nowhere where no boats go both ways (%#)",
  async (hold) => {
    await showStep(<Pass />, { hold: { state: "live", hold: hold as never } });
    await expect.element(page.getByText("No way past")).toBeVisible();
  },
);
