import { BookingJson } from "@pulau/contract/drafts.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { AgeBand } from "@pulau/domain/party/party.ts";
import { describe, expect, test } from "vitest";
import { detailsSchema } from "./details-schema.ts";
import { bookerForm, firstRooms, guestForms, personsOf, withChildAge } from "./guest-list.ts";

const bands: AgeBand[] = [
  { kind: "infant", fromAge: 0, toAge: 0 },
  { kind: "toddler", fromAge: 1, toAge: 3 },
  { kind: "child", fromAge: 4, toAge: 11 },
  { kind: "adult", fromAge: 12, toAge: 59 },
  { kind: "senior", fromAge: 60, toAge: null },
];
const id = "0199a0a0-0000-7000-8000-000000000001";
const party = { adults: 2, childAges: [2, 7], nonMalaysians: 1 };
const rooms = [
  { roomTypeId: id, bedType: "twin" as const, occupants: { adult: 1, child: 1, toddler: 0, infant: 0 } },
  { roomTypeId: id, bedType: "twin" as const, occupants: { adult: 1, child: 0, toddler: 1, infant: 0 } },
];

describe("a form for each person", () => {
  test("adults first, then children from the oldest down", () => {
    expect(personsOf(party).map(({ age }) => age)).toEqual([null, null, 7, 2]);
  });

  test("each is put into a room that was chosen for such a person", () => {
    expect(firstRooms(party, rooms, bands)).toEqual([0, 1, 0, 1]);
  });

  test("is prefilled by the party", () => {
    const forms = guestForms(BookingJson.parse({ party, rooms }), bands);
    expect(forms.map(({ age }) => age)).toEqual([null, null, 7, 2]);
    expect(forms.map(({ nonMalaysian }) => nonMalaysian)).toEqual([true, false, false, false]);
  });

  test("says what everybody does only where the party leaves no doubt", () => {
    const doing = (activities: Record<string, number> | undefined) =>
      guestForms(BookingJson.parse({ party: { ...party, activities }, rooms }), bands, [
        "diver",
        "other",
      ]).map(({ activity }) => activity);
    expect(doing(undefined)).toEqual(["diver", "diver", "diver", "diver"]);
    expect(doing({ other: 1 })).toEqual([null, null, null, null]);
    expect(doing({ other: 4 })).toEqual(["other", "other", "other", "other"]);
  });

  test("keeps what was typed, but the party's ages", () => {
    const guests = [{ fullName: "Aisyah", age: 34 }, {}, { fullName: "Hana", age: 3 }];
    const forms = guestForms(BookingJson.parse({ party, rooms, guests }), bands);
    expect(forms[0]).toMatchObject({ fullName: "Aisyah", age: 34 });
    expect(forms[2]).toMatchObject({ fullName: "Hana", age: 7 });
  });
});

test("an adult's age is read from a MyKad that was typed without it", () => {
  const guests = [{ fullName: "Aisyah", identity: "910823-11-5642" }, { identity: "A12345678" }];
  const forms = guestForms(BookingJson.parse({ party, rooms, guests, checkIn: "2026-06-12" }), bands);
  expect(forms.map(({ age }) => age)).toEqual([34, null, 7, 2]);
});

test("a child of another age takes its place among the children, with what was typed", () => {
  const guests = [
    { fullName: "Aisyah" },
    { fullName: "Daniel" },
    { fullName: "Hana" },
    { fullName: "Imran" },
  ];
  const changed = withChildAge({ party: { ...party, childAges: [7, 6] }, guests }, 3, 9);
  expect(changed.party.childAges).toEqual([9, 7]);
  expect(changed.guests.map(({ fullName }) => fullName)).toEqual(["Aisyah", "Daniel", "Imran", "Hana"]);
  expect(changed.guests[2]).toMatchObject({ age: 9 });
});

describe("rules that look at two answers", () => {
  const schema = detailsSchema({ adults: 1, childAges: [], nonMalaysians: 0 }, bands);
  const rulesFor = (part: object) => {
    const json = BookingJson.parse({ party: { adults: 1, childAges: [], nonMalaysians: 0 }, rooms });
    const guest = {
      ...guestForms(json, bands)[0],
      fullName: "Aisyah",
      identity: "900101145678",
      age: 34,
      ...part,
    };
    const booker = {
      ...bookerForm(json),
      bookingName: "Aisyah",
      email: "a@example.com",
      mobile: "+60123456789",
      address: "12 Jalan Bukit",
      area: "Bukit Bintang",
      city: "Kuala Lumpur",
      postCode: "55100",
      state: "14",
    };
    const result = schema.safeParse({ guests: [guest], booker });
    return result.success ? [] : result.error.issues.map((issue) => [issue.path.join("."), issue.message]);
  };

  test.each([
    [{}, []],
    [{ identity: "900101-14-5678" }, []],
    [{ identity: "A12345678" }, []],
    [{ identity: "901301145678" }, [["guests.0.identity", "ic"]]],
    [{ identity: "A12345678", nonMalaysian: true }, []],
    [{ identity: "900101145678", nonMalaysian: true }, [["guests.0.identity", "passport"]]],
    [{ age: 9 }, [["guests.0.age", "adultAge"]]],
    [{ age: 71 }, []],
  ])("%o breaks %o", (part, rules) => {
    expect(rulesFor(part)).toEqual(rules);
  });
});

test("a date of birth makes the age that stands beside it, and goes before the number of a child", () => {
  const party = { adults: 1, childAges: [7], nonMalaysians: 0 };
  const wrongAt = (path: string, adult: object, child: object = {}) => {
    const guests = [adult, { fullName: "Hana", age: 7, nonMalaysian: false, ...child }];
    const { error } = detailsSchema(party, bands, undefined, "2026-12-05").safeParse({ guests, booker: {} });
    return error?.issues.find((issue) => issue.path.join(".") === path)?.message;
  };
  expect(wrongAt("guests.0.birthDate", { birthDate: "1990-12-05", age: 36 })).toBeUndefined();
  expect(wrongAt("guests.0.birthDate", { birthDate: "1990-12-06", age: 36 })).toBe("birthAge");
  expect(wrongAt("guests.0.birthDate", { birthDate: "1990-02-30", age: 36 })).toBe("invalidDay");
  const other = { identity: "130214-10-5523", birthDate: "2019-02-14" };
  expect(wrongAt("guests.1.identity", {}, other)).toBeUndefined();
  expect(wrongAt("guests.1.birthDate", {}, { ...other, birthDate: "2013-02-14" })).toBe("birthAge");
});

test("a child's number must not say another age than the party, by which everything is priced", () => {
  const party = { adults: 1, childAges: [7], nonMalaysians: 0 };
  const wrongAt = (identity: string, checkIn: Day | null, nonMalaysian = false) => {
    const guests = [{}, { fullName: "Hana", identity, age: 7, nonMalaysian }];
    const { error } = detailsSchema(party, bands, undefined, checkIn).safeParse({ guests, booker: {} });
    return error?.issues.find(({ path }) => path.join(".") === "guests.1.identity")?.message;
  };
  expect(wrongAt("130214-10-5523", "2026-12-05")).toBe("childAge");
  expect(wrongAt("190214-10-5523", "2026-12-05")).toBeUndefined();
  // In a change the party is settled elsewhere; a foreigner's number says no age.
  expect(wrongAt("130214-10-5523", null)).toBeUndefined();
});
