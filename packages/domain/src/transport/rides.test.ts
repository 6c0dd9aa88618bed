import { expect, it } from "vitest";
import { ridesOf } from "./rides.ts";

const inAll = (text: string) => ({ en: text, my: text, cn: text });
const there = {
  from: inAll("Airport"),
  to: inAll("Jetty"),
  pickUpPoint: "Hall",
  dropLocation: "Counter",
  pickUpDay: "2026-12-01" as const,
  pickUpTime: "09:00",
  returnDay: null,
  returnTime: null,
};

it("rides once one way, and back from where it ended", () => {
  expect(ridesOf(there).map(({ day, time, meetAt }) => `${day} ${time} ${meetAt}`)).toEqual([
    "2026-12-01 09:00 Hall",
  ]);
  const [, back] = ridesOf({ ...there, returnDay: "2026-12-03", returnTime: "10:30" });
  expect(back).toMatchObject({
    day: "2026-12-03",
    time: "10:30",
    from: { en: "Jetty" },
    to: { en: "Airport" },
    meetAt: "Counter",
    setDownAt: "Hall",
  });
});
