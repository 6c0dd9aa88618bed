import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoFaults, show } from "../dev/browser-test.tsx";
import { startStage } from "../dev/stage.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextInput } from "../ui/text-fields.tsx";
import styles from "../ui/toast.module.css";
import { reloadOffer } from "./offer-reload.ts";

afterEach(() => document.getElementById("newer-version")?.remove());

function Naming() {
  const [name, setName] = useState("");
  return (
    <Dialog open onClose={() => undefined} title="A new boat">
      <TextInput label="Name" value={name} onChange={setName} />
    </Dialog>
  );
}

it("offers to reload above a dialog in which something was typed, once, and leaves it as it is", async () => {
  const isOffered = await reloadOffer(await startStage());
  expect(isOffered()).toBe(false);
  await show(<Naming />);
  expect(isOffered()).toBe(false);
  await userEvent.fill(page.getByLabelText("Name"), "Bayu");
  expect([isOffered(), isOffered()]).toEqual([true, true]);
  const note = document.getElementsByClassName(styles.bare ?? "");
  expect([...note].map(({ textContent }) => textContent)).toEqual([
    "Pulau has a newer version. Save what you typed, then reload. Reload",
  ]);
  const act = note[0]?.querySelector("button");
  const { x = 0, y = 0, width = 0, height = 0 } = act?.getBoundingClientRect() ?? {};
  expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(act);
  await expect.element(page.getByLabelText("Name")).toHaveValue("Bayu");
  await expectNoFaults();
});
