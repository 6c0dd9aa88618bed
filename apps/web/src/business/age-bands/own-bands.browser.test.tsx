import { OwnBands as OwnBandsField } from "@pulau/contract/age-bands.ts";
import type { AgeBand } from "@pulau/domain/party/party.ts";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { z } from "zod";
import type { Call } from "../../api/client.ts";
import { emulatePlain, expectNoFaults, expectStill, show } from "../../dev/browser-test.tsx";
import { Button } from "../../ui/button.tsx";
import { useForm } from "../../ui/use-form.ts";
import { OwnBands } from "./own-bands.tsx";

const usual: AgeBand[] = [
  { kind: "child", fromAge: 0, toAge: 11 },
  { kind: "adult", fromAge: 12, toAge: null },
];
const named = usual.map((band) => ({ ...band, name: { en: "", my: "", cn: "" } }));
const call = (async () => ({ package: named, boat: named, fee: [], fees: [] })) as unknown as Call;

type Saved = (AgeBand[] | null)[];
function Boat({ saved = [], readOnly = false }: { saved?: Saved; readOnly?: boolean }) {
  const form = useForm({
    schema: z.object({ bands: OwnBandsField }),
    initial: { bands: null },
    onSubmit: ({ bands }) => saved.push(bands),
  });
  return (
    <form {...form.form}>
      <OwnBands form={form} where="boat" readOnly={readOnly} />
      <Button type="submit">Save</Button>
    </form>
  );
}
const present = (saved: Saved = [], around: Parameters<typeof show>[1] = {}) =>
  show(<Boat saved={saved} />, { speaks: "age-bands", call, ...around });
const own = () => page.getByRole("checkbox", { name: "This boat has its own age groups" });
const last = () => page.getByRole("textbox", { name: "Child, To age" });
const save = () => page.getByRole("button", { name: "Save" }).click();

describe("ages of a boat's own", () => {
  it("begin as the resort's, which are shown until then, and are saved as they are typed", async () => {
    const saved: Saved = [];
    await present(saved);
    await expect.element(last()).toHaveValue("11");
    await expect.element(last()).toBeDisabled();
    (own().element() as HTMLElement).focus();
    await userEvent.keyboard(" ");
    await expect.element(last()).toBeEnabled();
    await last().fill("8");
    await save();
    expect(saved, "ages 9 to 11 belong to nobody").toEqual([]);
    await expect.element(page.getByText("Ages 9 to 11 belong to no age group. Close the gap.")).toBeVisible();
    await page.getByRole("textbox", { name: "Adult, From age" }).fill("9");
    await save();
    expect(saved).toEqual([
      [
        { kind: "child", fromAge: 0, toAge: 8 },
        { kind: "adult", fromAge: 9, toAge: null },
      ],
    ]);
    await expectNoFaults();
  });

  it("come back as they were typed, and are none without the tick", async () => {
    const saved: Saved = [];
    await present(saved);
    await own().click();
    await last().fill("8");
    await own().click();
    await expect.element(last()).toHaveValue("11");
    await save();
    expect(saved).toEqual([null]);
    await own().click();
    await expect.element(last()).toHaveValue("8");
  });

  it("can be looked at by who may not change them, from right to left, in forced colours and without motion", async () => {
    await emulatePlain();
    await show(<Boat readOnly />, { speaks: "age-bands", call, dir: "rtl" });
    await expect.element(last()).toHaveValue("11");
    await expect.element(own()).toBeDisabled();
    expectStill();
    await expectNoFaults();
  });
});
