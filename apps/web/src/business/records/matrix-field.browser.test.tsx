import { everyRight, type Resource } from "@pulau/domain/access/permissions.ts";
import { flushSync } from "react-dom";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { z } from "zod";
import { emulatePlain, expectNoFaults, show } from "../../dev/browser-test.tsx";
import { useForm } from "../../ui/use-form.ts";
import { MatrixField } from "./matrix-field.tsx";

const row = z.record(z.string(), z.boolean());
const schema = z.object({ rights: z.record(z.string(), row) });

function Rights({ may = () => true }: { may?: (resource: Resource) => boolean }) {
  const { bookings, ...others } = everyRight();
  const initial = { rights: { bookings, boats: { ...others.boats, delete: false } } };
  const form = useForm({ schema, initial, onSubmit: () => undefined });
  return <MatrixField label="Rights" path="rights" form={form as never} may={may} />;
}

const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
const press = (name: string) => flushSync(() => (box(name).element() as HTMLElement).click());
const present = (dir: "ltr" | "rtl" = "ltr", may?: (resource: Resource) => boolean) =>
  show(<Rights {...(may && { may })} />, { speaks: "records", dir });

it("is one stop of Tab, and is walked by arrows past what is no box", async () => {
  await present();
  await userEvent.tab();
  await expect.element(box("Front desk: Read")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{ArrowRight}");
  await expect.element(box("Bookings: Write")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(box("Groups: Write")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  // Nothing asks for a right to change customers: the next box is one line further.
  await expect.element(box("Rooms and beds: Write")).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(box("Rooms and beds: Write")).toBeChecked();
  await expect.element(box("Rooms and beds: Read")).toBeChecked();
  await userEvent.tab();
  expect(document.activeElement?.closest("table")).toBeNull();
  await userEvent.tab({ shift: true });
  await expect.element(box("Rooms and beds: Write")).toHaveFocus();
});

it("is walked the other way from right to left, and past boxes that can't be ticked", async () => {
  await present("rtl", (resource) => resource !== "rooms");
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}{ArrowDown}{ArrowDown}{ArrowDown}");
  await expect.element(box("Housekeeping: Write")).toHaveFocus();
});

it("rings what is not saved, until it is as it was", async () => {
  await present();
  const ring = "Amber rings mark what is not saved yet.";
  await expect.element(page.getByText(ring)).not.toBeVisible();
  press("Boats and transfers: Delete");
  await expect.element(box("Boats and transfers: Delete")).toHaveAccessibleDescription(ring);
  await expect.element(box("Bookings: Delete")).not.toHaveAccessibleDescription(ring);
  await expect.element(page.getByText(ring)).toBeVisible();
  await expectNoFaults();
  press("Boats and transfers: Delete");
  await expect.element(page.getByText(ring)).not.toBeVisible();
});

it("says what is not saved also in forced colours and without motion", async () => {
  await emulatePlain();
  await present();
  press("Boats and transfers: Delete");
  await expect.element(box("Boats and transfers: Delete")).toHaveAccessibleDescription(/not saved yet/);
  await expect.element(page.getByText("Amber rings mark what is not saved yet.")).toBeVisible();
});

it("has a dash where no call asks for the right", async () => {
  await present();
  await expect.element(box("Wallets and payouts: Write")).toBeVisible();
  await expect.element(box("Wallets and payouts: Delete")).not.toBeInTheDocument();
  await expect.element(box("Reports: Read")).toBeVisible();
  await expect.element(box("Reports: Write")).not.toBeInTheDocument();
  const line = page.getByRole("row", { name: /^Reports/ });
  expect(line.element().textContent.match(/–Does not apply/g)).toHaveLength(3);
});
