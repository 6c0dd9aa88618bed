import { expect, it } from "vitest";
import { typedAnswer, typedReply, withTyped } from "./typed-answers.ts";

const answer = {
  name: "Teluk Biru",
  hours: { from: "09:00", to: "18:00" },
  tel: ["1", "2"],
  boats: [
    { _id: "a", name: "Lang", seats: 12 },
    { _id: "b", name: "Helang", seats: 40 },
  ],
};

it("has what is typed in its places, and all else as it was", () => {
  expect(withTyped(answer, { hours: { from: "08:00" }, tel: ["3"] })).toEqual({
    ...answer,
    hours: { from: "08:00", to: "18:00" },
    tel: ["3"],
  });
  expect(withTyped(answer, undefined)).toBe(answer);
});

it("finds things of a list by their ids, and shows none that isn't saved", () => {
  const boats = [
    { _id: "b", name: "Rajawali" },
    { _id: "c", name: "New" },
  ];
  expect(withTyped(answer, { boats })).toEqual({
    ...answer,
    boats: [answer.boats[0], { _id: "b", name: "Rajawali", seats: 40 }],
  });
});

it("reaches into each thing of a list, and knows the crossings of a boat", () => {
  const lists = {
    days: [
      {
        out: [
          { _id: "s1", boatId: "a", name: "Lang" },
          { _id: "s2", boatId: "b", name: "Helang" },
        ],
      },
    ],
  };
  expect(withTyped(lists, { days: { "*": { out: [{ boatId: "b", name: "Rajawali" }] } } })).toEqual({
    days: [{ out: [lists.days[0]?.out[0], { _id: "s2", boatId: "b", name: "Rajawali" }] }],
  });
});

it("empties what is emptied", () => {
  expect(withTyped(answer, { tel: [], name: null })).toMatchObject({ tel: [], name: null });
});

it("leaves out what is gone", () => {
  const boats = [{ _id: "a", name: "Lang", isGone: true }];
  expect(withTyped(answer, { boats })).toEqual({ ...answer, boats: [answer.boats[1]] });
  expect(withTyped(answer, { boats: [{ _id: "a", isGone: false }] })).toEqual(answer);
});

it("works out what follows from what was asked", () => {
  const path = "/api/boats";
  const typed = typedReply(
    { path } as never,
    (({ boats }: typeof answer, { query }: { query: { least: number } }) => ({
      boats: boats.filter(({ seats }) => seats >= query.least),
    })) as never,
  );
  const request = { query: { least: 20 } };
  expect(typedAnswer(typed, { path, sent: request, answer })).toEqual({ boats: [answer.boats[1]] });
  expect(typedAnswer(typed, { path: "/api/resort", sent: request, answer })).toBe(answer);
});
