export const demoBuildings = [
  {
    key: "lagoonWalk",
    name: "Lagoon Walk",
    noOfFloors: ["Over the water"],
    desc: "Chalets and suites on stilts along the jetty.",
  },
  {
    key: "beachRow",
    name: "Beach Row",
    noOfFloors: ["Sand", "Upper"],
    desc: "Chalets and villas in the first line behind the beach.",
  },
  {
    key: "gardenCourt",
    name: "Garden Court",
    noOfFloors: ["Ground", "First"],
    desc: "Rooms round the garden, next to the dining hall and the dive centre.",
  },
  {
    key: "hillSteps",
    name: "Hill Steps",
    noOfFloors: ["Lower steps", "Upper steps"],
    desc: "Suites and cabins in the forest above the bay.",
  },
] as const;

export type BuildingKey = (typeof demoBuildings)[number]["key"];
