/** Seasons of a year by month, with the rate cards' word for each. `level` is the price in percent of the high season's. */
export const demoSeasons = [
  { word: "spring", months: [3, 4, 5], level: 97 },
  { word: "high", months: [6, 7, 8], level: 100 },
  { word: "autumn", months: [9, 10], level: 95 },
  { word: "monsoon", months: [11, 12, 1, 2], level: 90 },
] as const;

/** School holidays as month and day; the last one runs into the new year. */
export const demoSchoolHolidays = [
  { from: "03-20", to: "03-28", nextYear: false },
  { from: "05-23", to: "06-07", nextYear: false },
  { from: "09-12", to: "09-20", nextYear: false },
  { from: "12-19", to: "01-10", nextYear: true },
] as const;

/** The days round the turn of the year, when the island is fullest. */
export const demoYearEnd = { from: "12-24", to: "01-01" } as const;
