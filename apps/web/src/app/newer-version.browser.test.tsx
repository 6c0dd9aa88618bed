import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoFaults, show } from "../dev/browser-test.tsx";
import { startStage } from "../dev/stage.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextInput } from "../ui/text-fields.tsx";
import { followNewerVersion } from "./newer-version.ts";

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
  followNewerVersion(await startStage());
  await show(<Naming />);
  await userEvent.fill(page.getByLabelText("Name"), "Bayu");
  for (const _ of [1, 2]) {
    const missing = new Event("vite:preloadError", { cancelable: true });
    dispatchEvent(missing);
    expect(missing.defaultPrevented).toBe(false);
  }
  const note = document.querySelectorAll("#newer-version");
  expect([...note].map(({ textContent }) => textContent)).toEqual([
    "Pulau has a newer version. Save what you typed, then reload. Reload",
  ]);
  const act = note[0]?.querySelector("button");
  const { x = 0, y = 0, width = 0, height = 0 } = act?.getBoundingClientRect() ?? {};
  expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(act);
  await expect.element(page.getByLabelText("Name")).toHaveValue("Bayu");
  await expectNoFaults();
});
