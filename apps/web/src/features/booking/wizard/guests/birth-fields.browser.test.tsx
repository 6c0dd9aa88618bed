import type { BookingJson } from "@pulau/contract/drafts.ts";
import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Resort } from "../calls.ts";
import { showStep } from "../frame/show-step.tsx";
import { BirthFields } from "./birth-fields.tsx";
import type { FormFace } from "./form-face.ts";
import { readBirthOf } from "./identity-facts.ts";

type Guest = BookingJson["guests"][number];
const bands = [
  { kind: "child", fromAge: 4 },
  { kind: "adult", fromAge: 12 },
  { kind: "senior", fromAge: 60 },
] as unknown as Resort["bands"];
const common = { place: 0, person: { age: null }, checkIn: "2026-12-05", bands } as const;

/** One guest of a form that keeps what is set. */
function OneGuest({ first }: { first: Guest }) {
  const [guest, setGuest] = useState(first);
  const nameOf = (path: string) => path.split(".").at(-1) ?? "";
  const form = {
    set: (_: string, value: Guest) => setGuest(value),
    field: (path: string) => ({
      name: path,
      value: String(guest[nameOf(path)] ?? ""),
      onChange: (value: string) => setGuest({ ...guest, [nameOf(path)]: value }),
      onBlur: () => undefined,
      error: null,
    }),
  } as unknown as FormFace;
  const facts = readBirthOf(guest, common.person, common.checkIn, bands);
  return (
    <>
      <BirthFields {...common} guest={guest} form={form} facts={facts} />
      <output>{`${guest.age} ${guest.senior} ${facts?.age} ${facts?.placeName}`}</output>
    </>
  );
}

const part = (name: RegExp) => page.getByRole("spinbutton", { name });

it("show what the MyKad says; another date decides age and senior, and the place can be emptied and typed", async () => {
  await showStep(<OneGuest first={{ identity: "900101-14-5678", age: 36, senior: false }} />, {});
  await expect.element(part(/year/)).toHaveTextContent("1990");
  const where = page.getByRole("textbox", { name: /Place of birth/ });
  await expect.element(where).toHaveValue("Kuala Lumpur");
  await userEvent.click(part(/year/));
  await userEvent.keyboard("1955");
  await expect.element(page.getByRole("status").first()).toHaveTextContent("71 true 71 null");
  await userEvent.clear(where);
  await expect.element(where).toHaveValue("");
  await userEvent.type(where, "Ipoh");
  await expect.element(page.getByRole("status").first()).toHaveTextContent("71 true 71 Ipoh");
});
