import { beforeAll, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Call } from "../../../../../api/client.ts";
import { show } from "../../../../../dev/browser-test.tsx";
import type { CardGuest } from "../calls.ts";
import { IdentityStep } from "../identity-step.tsx";
import ocrB from "./ocr-b.woff2?url";

/** The specimens of ICAO Doc 9303, parts 4 to 6. */
const passport = [
  "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<",
  "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
];
const smallCard = [
  "I<UTOD231458907<<<<<<<<<<<<<<<",
  "7408122F1204159UTO<<<<<<<<<<<6",
  "ERIKSSON<<ANNA<MARIA<<<<<<<<<<",
];
const largeCard = ["I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "D231458907UTO7408122F1204159<<<<<<<6"];

beforeAll(async () => {
  // What machines are to read is printed in one typeface, on passports and on the specimens alike.
  const font = new FontFace("OCR-B", `url(${ocrB})`);
  document.fonts.add(await font.load());
});

type Look = {
  /** By how many degrees the photo is aslant. */
  readonly slant?: number;
  /** How dark it is, from 0 to 1. */
  readonly dark?: number;
  /** Which side is up: 2 stands on its head. */
  readonly quarters?: number;
};

/** Draws on a table, and gives it as a photo. */
async function photoOf(draw: (paper: CanvasRenderingContext2D) => void, look: Look = {}): Promise<File> {
  const { slant = 0, dark = 0, quarters = 0 } = look;
  const canvas = document.createElement("canvas");
  const sizes = quarters % 2 === 0 ? { width: 1800, height: 1300 } : { width: 1300, height: 1800 };
  Object.assign(canvas, sizes);
  const paper = canvas.getContext("2d") as CanvasRenderingContext2D;
  paper.fillStyle = "#6b5d50";
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.translate(canvas.width / 2, canvas.height / 2);
  paper.rotate((slant * Math.PI) / 180 + (quarters * Math.PI) / 2);
  paper.translate(-800, -550);
  draw(paper);
  paper.resetTransform();
  paper.fillStyle = `rgb(0 0 0 / ${dark})`;
  paper.fillRect(0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.85));
  return new File([blob as Blob], "photo.jpg", { type: "image/jpeg" });
}

/** A page with a portrait, some words, and lines for machines at its foot. */
const paperWith = (lines: readonly string[]) => (paper: CanvasRenderingContext2D) => {
  paper.fillStyle = "#f3efe6";
  paper.fillRect(20, 20, 1560, 1060);
  paper.fillStyle = "#9a8f86";
  paper.fillRect(90, 160, 330, 430);
  paper.fillStyle = "#222";
  paper.font = "40px sans-serif";
  for (const [i, text] of ["UTOPIA  PASSPORT", "ERIKSSON", "ANNA MARIA", "12 AUG 1974"].entries())
    paper.fillText(text, 480, 170 + i * 90);
  const pitch = 1400 / (lines[0]?.length ?? 1);
  paper.font = `${pitch / 0.6}px OCR-B`;
  for (const [row, line] of lines.entries())
    for (const [i, sign] of [...line].entries())
      paper.fillText(sign, 100 + i * pitch, 1000 - (lines.length - 1 - row) * pitch * 2.2);
};

const myKad = (paper: CanvasRenderingContext2D) => {
  const colours = paper.createLinearGradient(100, 50, 1500, 1000);
  for (const [i, colour] of ["#bcd7ee", "#e3e8d8", "#9dc0df"].entries()) colours.addColorStop(i / 2, colour);
  paper.fillStyle = colours;
  paper.fillRect(100, 50, 1400, 900);
  paper.fillStyle = "#8d8279";
  paper.fillRect(1050, 220, 350, 420);
  paper.fillStyle = "#1c2c66";
  paper.font = "bold 44px sans-serif";
  paper.fillText("KAD PENGENALAN  MALAYSIA", 160, 140);
  paper.fillStyle = "#111";
  paper.font = "bold 58px sans-serif";
  paper.fillText("920318-10-5566", 160, 290);
  paper.font = "36px sans-serif";
  for (const [i, text] of ["NUR AISYAH BINTI RAHMAN", "NO 12 JALAN MELATI 3", "43000 KAJANG"].entries())
    paper.fillText(text, 160, 660 + i * 70);
};

const shore = (paper: CanvasRenderingContext2D) => {
  const sky = paper.createLinearGradient(0, 0, 0, 1100);
  for (const [i, colour] of ["#7fc4e8", "#e9f4f7", "#e8d7a8"].entries()) sky.addColorStop(i / 2, colour);
  paper.fillStyle = sky;
  paper.fillRect(0, 0, 1600, 1100);
  paper.fillStyle = "#2f6b3c";
  for (let i = 0; i < 40; i++) paper.fillRect(40 * i, 500 - (i % 7) * 30, 18, 200 + (i % 5) * 40);
};

const guest = {
  _id: "guest",
  fullName: "Anna Maria Eriksson",
  identity: "•••• 2C3",
  nonMalaysian: true,
  checked: null,
} as unknown as CardGuest;

/** The identity step, as it stands on a card; what it sends is kept. */
async function showStep() {
  const sent: unknown[] = [];
  const call = (async (_: unknown, { body }: { body?: unknown }) => {
    sent.push(body);
    return { how: "lines" };
  }) as unknown as Call;
  await show(<IdentityStep bookingId={"booking" as never} guest={guest} open />, {
    speaks: ["registration", "staff"],
    call,
  });
  return sent;
}

const paperField = () => page.getByRole("textbox");
async function choose(photo: File): Promise<void> {
  await page.getByLabelText("Photo of the passport or identity card").upload(photo);
}
const outcome = (text: string) => expect.element(page.getByText(text), { timeout: 60_000 }).toBeVisible();
const sure = "Read from the photo. Compare it with the document";

describe("a photo of a paper", { timeout: 90_000 }, () => {
  it.each<[string, readonly string[], Look]>([
    ["a passport", passport, {}],
    ["a passport that lies aslant", passport, { slant: 6 }],
    ["a passport in the dark, on its head", passport, { slant: -4, dark: 0.75, quarters: 2 }],
    ["a small identity card", smallCard, { slant: -3 }],
    ["a large identity card, on its side", largeCard, { quarters: 1 }],
  ])("is read: %s", async (_, lines, look) => {
    await showStep();
    await choose(await photoOf(paperWith(lines), look));
    await outcome(sure);
    await expect.element(paperField()).toHaveValue(lines.join("\n"));
    await expect.element(page.getByText("ANNA MARIA ERIKSSON")).toBeVisible();
    await expect.element(page.getByText("Expired")).toBeVisible();
  });

  it("gives a MyKad’s number", async () => {
    await showStep();
    await choose(await photoOf(myKad, { slant: 3, dark: 0.3 }));
    await outcome(sure);
    await expect.element(paperField()).toHaveValue("920318-10-5566");
  });

  it("is sent only as what was read, once it was looked at and corrected", async () => {
    const sent = await showStep();
    const wrong = passport.map((line) => line.replace("7408122F", "7408132F"));
    await choose(await photoOf(paperWith(wrong)));
    await outcome("Read, but a check digit does not match");
    await expect.element(paperField()).toHaveValue(wrong.join("\n"));
    expect(sent).toEqual([]);
    await paperField().fill(passport.join("\n"));
    await page.getByRole("button", { name: "Check identity" }).click();
    await expect.poll(() => sent).toEqual([{ paper: passport.join("\n"), replace: false }]);
  });

  it("that shows no paper is told, and what was typed stays", async () => {
    await showStep();
    await paperField().fill("L898902C3");
    await choose(await photoOf(shore));
    await outcome("No passport lines or MyKad number found in this photo");
    await expect.element(paperField()).toHaveValue("L898902C3");
  });

  it("that is no photo is told", async () => {
    await showStep();
    await choose(new File(["not a picture"], "photo.jpg", { type: "image/jpeg" }));
    await outcome("This file is not a photo that can be opened here");
  });
});
