import { describe, expect, it } from "vitest";
import { readWeekdays } from "./read-weekdays.ts";

describe("the weekdays of a price list's heads", () => {
  it.each([
    ["Sun-Thu", "12347"],
    ["Sun to Thu", "12347"],
    ["Mon–Fri", "12345"],
    ["Friday - Sunday", "567"],
    ["Fri through Mon", "1567"],
    ["Isnin-Khamis", "1234"],
    ["Ahad hingga Khamis", "12347"],
    ["周日至周四", "12347"],
    ["周日-周四", "12347"],
    ["周一至五", "12345"],
    ["星期五到星期日", "567"],
    ["礼拜五和礼拜六", "56"],
    ["Fri, Sat", "56"],
    ["Fridays & Saturdays", "56"],
    ["Tues/Thurs", "24"],
    ["Sun-Tue, Thu", "1247"],
    ["Sunset Villa", ""],
    ["周末", ""],
    ["Weekend", ""],
  ])("%s", (text, weekdays) => {
    expect(readWeekdays(text).weekdays.join("")).toBe(weekdays);
  });
  it("leave what else is said", () => {
    expect(readWeekdays("Fri-Sat & PH").rest.trim()).toBe("& PH");
  });
});
