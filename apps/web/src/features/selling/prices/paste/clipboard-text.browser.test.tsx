import { expect, it } from "vitest";
import { clipboardText } from "./clipboard-text.ts";

const copied = (html: string, plain = "plain") =>
  clipboardText({ getData: (type: string) => (type === "text/html" ? html : plain) });

it("keeps each cell of a copied table in its place", () => {
  const table = `<table>
    <tr><td rowspan=2>Sharing</td><td colspan=2>Low season<br>1 Mar – 27 May</td><td>High season</td></tr>
    <tr><td>3D2N</td><td>Extra night</td><td>3D2N</td></tr>
    <tr><td colspan=4>Garden Room</td></tr>
    <tr><td>Twin</td><td>598</td><td>158</td><td>688</td></tr>
    <tr><td>Child</td><td colspan=3>50% of adult</td></tr>
  </table>`;
  expect(copied(`<h2>Divers</h2>${table}<p>All rates <b>nett</b>.</p>`).split("\n")).toEqual([
    "Divers",
    "Sharing\tLow season 1 Mar – 27 May\t\tHigh season",
    "\t3D2N\tExtra night\t3D2N",
    "Garden Room\t\t\t",
    "Twin\t598\t158\t688",
    "Child\t50% of adult\t50% of adult\t50% of adult",
    "All rates nett.",
  ]);
});

it("is the plain text where no table comes with it", () => {
  expect(copied("<p>598</p>", "598")).toBe("598");
  expect(copied("", "a\tb")).toBe("a\tb");
  expect(copied("<table><tr><td>598</td></tr></table>", "598")).toBe("598");
});
