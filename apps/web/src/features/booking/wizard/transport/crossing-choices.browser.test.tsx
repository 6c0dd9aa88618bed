import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Crossing, Hold } from "../calls.ts";
import { showStep } from "../frame/show-step.tsx";
import { CrossingChoices } from "./crossing-choices.tsx";

const ferry = (id: string, time: string, seatsLeft: number) =>
  ({
    _id: id,
    kind: "ferry",
    name: { en: "Ferry", my: "Feri", cn: "渡轮" },
    time,
    seatsLeft,
    sen: 0,
    isDefault: id === "early",
  }) as unknown as Crossing;
const held = { direction: "out", crossingId: "late", boats: 1 } as Hold["crossings"][number];

const present = (seatsLeft: number, ended: boolean) =>
  showStep(
    <CrossingChoices
      label="To the island"
      crossings={[ferry("early", "09:00", 20), ferry("late", "15:00", seatsLeft)]}
      saysWay={false}
      chosen={null}
      held={held}
      ended={ended}
      persons={2}
      busy={false}
      failure={null}
      onChoose={() => undefined}
    />,
    {},
  );
const late = () => page.getByRole("radio", { name: /15:00/ });

it("shows the boat of an ended hold as chosen, and that it is no longer held", async () => {
  await present(20, true);
  await expect.element(late()).toBeChecked();
  await expect.element(page.getByText("No longer held")).toBeVisible();
});

it("says of a boat that is held nothing of the kind, however full it is by that", async () => {
  await present(0, false);
  await expect.element(late()).toBeChecked();
  await expect.element(late()).toBeEnabled();
  await expect.element(page.getByText("No longer held")).not.toBeInTheDocument();
});

it("says that others have filled the boat since the hold ended", async () => {
  await present(0, true);
  await expect.element(late()).toBeChecked();
  await expect.element(page.getByText("Full", { exact: true })).toBeVisible();
});
