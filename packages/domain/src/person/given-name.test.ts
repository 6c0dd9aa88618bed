import fc from "fast-check";
import { expect, it } from "vitest";
import { givenName } from "./given-name.ts";

it.each([
  ["Aisyah Rahman", "Aisyah"],
  ["Nur Aisyah Sofea binti Ahmad Zaki", "Nur Aisyah Sofea"],
  ["Nur Aisyah Rahman", "Nur Aisyah"],
  ["Mohd Hafiz b. Ismail", "Mohd Hafiz"],
  ["Abdul Rahman", "Abdul Rahman"],
  ["Wan Azizah binti Wan Ismail", "Wan Azizah"],
  ["Wan Azizah Ismail", "Wan Azizah"],
  ["Dato' Sri Hj. Rosli bin Awang", "Rosli"],
  ["Tan Sri Ahmad bin Yusof", "Ahmad"],
  ["Nur Aisyah Lim binti Abdullah", "Nur Aisyah Lim"],
  ["Tan Wei Ling", "Wei Ling"],
  ["Lee Chong-Wei", "Chong-Wei"],
  ["Ng Mei", "Mei"],
  ["Jason Tan Wei Ming", "Jason"],
  ["Michelle Lee", "Michelle"],
  ["Wei Jie Seah", "Wei Jie"],
  ["Tan Ah Kow @ Tan Mei", "Ah Kow"],
  ["Priya a/p Raman", "Priya"],
  ["Kumar A/L Subramaniam", "Kumar"],
  ["S. Saravanan", "Saravanan"],
  ["Jugah anak Barieng", "Jugah"],
  ["Jonathan de Souza", "Jonathan"],
  ["Mrs Sarah Connor", "Sarah"],
  ["Dr. Tan", "Tan"],
  ["陈伟玲", "伟玲"],
  ["欧阳娜娜", "娜娜"],
  ["张伟", "伟"],
  ["Aini", "Aini"],
  ["aisyah@guest.example", ""],
  ["  ", ""],
])("calls %s %s", (fullName, called) => expect(givenName(fullName)).toBe(called));

it("tells no more than was written, and never fails", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (name) =>
      name.replaceAll(/[\s,]+/gu, " ").includes(givenName(name)),
    ),
  );
});
