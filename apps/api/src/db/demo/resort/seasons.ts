/** Seasons of a year by month. `level` is the price in percent of the high season's. */
export const demoSeasons = [
  { months: [3, 4, 5], level: 97 },
  { months: [6, 7, 8], level: 100 },
  { months: [9, 10], level: 95 },
  { months: [11, 12, 1, 2], level: 90 },
] as const;

/** School holidays as month and day; the last one runs into the new year. */
export const demoSchoolHolidays = [
  { from: "03-20", to: "03-28", nextYear: false },
  { from: "05-23", to: "06-07", nextYear: false },
  { from: "09-12", to: "09-20", nextYear: false },
  { from: "12-19", to: "01-10", nextYear: true },
] as const;
