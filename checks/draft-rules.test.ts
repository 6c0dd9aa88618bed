import { CompleteDraft } from "@pulau/contract/drafts.ts";
import { expect, it } from "vitest";
import { fieldsOf } from "../apps/api/src/plugins/problem.ts";
import cn from "../apps/web/src/i18n/cn/errors.ts";
import en from "../apps/web/src/i18n/en/errors.ts";
import my from "../apps/web/src/i18n/my/errors.ts";

const long = "x".repeat(1_000);
const guest = {
  fullName: long,
  identity: long,
  age: 900,
  email: "no",
  phones: ["1"],
  room: -1,
  activity: "?",
};
const ride = { pickUpTime: "9", adultCount: 0, note: long, tripType: "return", direction: "back", type: 1 };
const booker = { bookingName: long, email: "no", mobile: "1", country: "MY", postCode: "1", address: 5 };
const wrong = [
  { guests: [], booker: {}, transport: { land: [{}] } },
  { guests: [{}, guest, ...Array.from({ length: 100 }, () => guest)], booker, transport: { land: [ride] } },
];

it.each([
  ["English", en],
  ["Malay", my],
  ["Chinese", cn],
])("has a sentence in %s for each thing that a submitted draft can lack", (_, { rules }) => {
  const brokenRules = wrong.flatMap((draft) => {
    const { error } = CompleteDraft.safeParse(draft);
    return error ? fieldsOf(error).map(({ rule }) => rule) : [];
  });
  expect(new Set(brokenRules).size).toBeGreaterThan(6);
  const others = ["ic", "passport", "leadSource", "moreThanParty", "noRoad", "missesBoat", "beforeBoat"];
  expect([...new Set([...brokenRules, ...others])].filter((rule) => !(rule in rules))).toEqual([]);
});
