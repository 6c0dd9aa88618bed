import { describe, expect, it } from "vitest";
import { type Place, placeFinder } from "./find-places.ts";

const place = (title: string, where: string, also = ""): Place => ({ to: `/${title}`, title, where, also });
const find = placeFinder([
  place("Boat times", "All settings", "Masa bot 船班时间 A crossing takes minutes"),
  place("Boats", "Boats and transfers", "Bot 船只"),
  place("The resort", "All settings", "Resort 度假村 Jetty 1 (mainland)"),
  place("Jetties", "The resort", "Jeti 码头"),
  place("Prices", "Catalogue", "Harga 价格"),
]);
const titles = (typed: string) => find(typed).map(({ title }) => title);

describe("the places that a search finds", () => {
  it("are those whose name begins as typed, then those that have it elsewhere", () => {
    expect(titles("boat")).toEqual(["Boat times", "Boats"]);
    expect(titles("jet")).toEqual(["Jetties", "The resort"]);
  });

  it("are found in the other languages, and by what stands on the page", () => {
    expect(titles("harga")).toEqual(["Prices"]);
    expect(titles("码头")).toEqual(["Jetties"]);
    expect(titles("crossing")).toEqual(["Boat times"]);
  });

  it("are none while nothing is typed", () => {
    expect(titles(" ")).toEqual([]);
  });
});
