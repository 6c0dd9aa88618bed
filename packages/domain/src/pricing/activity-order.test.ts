import { expect, it } from "vitest";
import { bareBook, priced } from "../../checks/example-table.ts";
import { nightlyBook } from "../../checks/whole-book.ts";
import type { RateBook } from "../catalogue/catalogue.ts";
import { lesserActivities, statedFor, travellersFor } from "./activity-order.ts";

const dived: RateBook = {
  ...bareBook,
  activity: "diver",
  rates: [
    priced("diver", 800, { activity: "diver" }),
    priced("snorkeller", 0, { activity: "snorkeller", share: 7_000, of: { activity: "diver" } }),
    priced("ashore", 400, { activity: "nonDiver" }),
    priced("course", 1_200, { activity: "course" }),
  ],
};
const party = { adults: 2, childAges: [2, 7, 10], nonMalaysians: 0 };
const doing = (book: RateBook, activities: Record<string, number>) =>
  travellersFor(book, { ...party, activities }).map(({ age, activity }) => [age, activity ?? "usual"]);
const usual = [null, null, 10, 7, 2].map((age) => [age, "usual"]);

it("knows which activities are less than what the package is for", () => {
  expect(lesserActivities(dived)).toEqual(["nonDiver", "snorkeller"]);
  expect(lesserActivities(nightlyBook)).toEqual([]);
  const permit = {
    ...nightlyBook.fees[0],
    amounts: [{ who: null, guestKind: null, sen: 9_000, activity: "diver" }],
  };
  const byFee = { rates: [priced("all", 500)], fees: [permit as RateBook["fees"][number]] };
  expect(lesserActivities({ ...byFee, activity: "diver" })).toEqual([]);
  expect(lesserActivities({ ...byFee, activity: null })).toEqual([]);
});

it("takes the youngest children that are asked as those who do less, and adults last", () => {
  expect(doing(dived, { nonDiver: 1 })).toEqual(usual.with(3, [7, "nonDiver"]));
  expect(doing(dived, { nonDiver: 1, snorkeller: 1 })).toEqual(
    usual.with(3, [7, "nonDiver"]).with(2, [10, "snorkeller"]),
  );
  expect(doing(dived, { nonDiver: 4 })).toEqual([
    [null, "nonDiver"],
    [null, "usual"],
    [10, "nonDiver"],
    [7, "nonDiver"],
    [2, "nonDiver"],
  ]);
});

it("takes adults, then the oldest child, as those who do more", () => {
  expect(doing(dived, { course: 1 })).toEqual(usual.with(0, [null, "course"]));
  expect(doing(nightlyBook, { diver: 3 })).toEqual(
    usual.with(0, [null, "diver"]).with(1, [null, "diver"]).with(2, [10, "diver"]),
  );
});

it("lets counts speak for those who have not answered, and for nobody once all have", () => {
  const family = { adults: 2, childAges: [7], nonMalaysians: 0, activities: { nonDiver: 1 } };
  const answered = (...activities: (string | null)[]) =>
    statedFor(
      dived,
      travellersFor(dived, { ...family, activities: {} }).map((guest, i) => ({
        ...guest,
        activity: activities[i] ?? null,
      })),
      family,
    ).map(({ activity }) => activity);
  expect(answered("diver")).toEqual(["diver", null, "nonDiver"]);
  expect(answered("nonDiver")).toEqual(["nonDiver", null, null]);
  expect(answered("diver", "diver", "diver")).toEqual(["diver", "diver", "diver"]);
});
