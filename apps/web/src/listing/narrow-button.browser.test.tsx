import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulatePlain, expectNoFaults, expectStill, show } from "../dev/browser-test.tsx";
import { NarrowButton } from "./narrow-button.tsx";

it("narrows the list to what its cell says, by keyboard too, and looks like a link in forced colours, without motion", async () => {
  await emulatePlain();
  const onPress = vi.fn();
  await show(
    <NarrowButton label="Only this network: ab12" onPress={onPress}>
      Network ab12
    </NarrowButton>,
    { dir: "rtl" },
  );
  const button = page.getByRole("button", { name: "Only this network: ab12" });
  expect(getComputedStyle(button.element()).textDecorationLine).toBe("underline");
  await expectNoFaults("label-content-name-mismatch");
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expectStill();
  expect(onPress).toHaveBeenCalledTimes(1);
});
