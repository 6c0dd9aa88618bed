import { expect, it } from "vitest";
import { postCodeList } from "./post-code-list.ts";
import { placeOfPostCode } from "./post-codes.ts";

it.each([
  ["20200", "Kuala Terengganu", "11"],
  ["50450", "Kuala Lumpur", "14"],
  [" 47100 ", "Puchong", "10"],
  ["62000", "Putrajaya", "16"],
  ["01000", "Kangar", "09"],
  ["87000", "Labuan", "15"],
])("%s is %s", (postCode, city, state) => {
  expect(placeOfPostCode(postCode)).toEqual({ city, state });
});

it.each(["", "2020", "00000", "99999", "ABCDE"])("nobody knows where %o is", (postCode) => {
  expect(placeOfPostCode(postCode)).toBeNull();
});

it("every line names a state, a town and codes of five digits, each code once", () => {
  const lines = postCodeList.trim().split("\n");
  for (const line of lines)
    expect(line).toMatch(/^(0[1-9]|1[0-6])\|[A-Za-z][^|:]+(\|\d{2}:\d{3}( \d{3})*)+$/);
  const codes = lines.flatMap((line) =>
    line
      .split("|")
      .slice(2)
      .flatMap((group) => {
        const [head = "", ends = ""] = group.split(":");
        return ends.split(" ").map((end) => head + end);
      }),
  );
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.length).toBeGreaterThan(2_900);
});
