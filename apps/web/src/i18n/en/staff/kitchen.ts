const words = {
  title: "Kitchen",
  waiting: "Loading the meals…",
  earlier: "Previous day",
  later: "Next day",
  today: "Today",
  goTo: "Go to date",
  print: "Print this day",
  meals: { breakfast: "Breakfast", lunch: "Lunch", dinner: "Dinner" },
  eat_one: "person",
  eat_other: "people",
  kinds: { adults: "Adults", children: "Children", toddlers: "Toddlers", infants: "Infants" },
  vegetarians_one: "{{count}} vegetarian",
  vegetarians_other: "{{count}} vegetarians",
  diets: {
    title: "Diets and allergies",
    none: "Nobody eating here on this day is vegetarian or has allergies.",
    room: "Room",
    guest: "Guest",
    diet: "Diet",
    meals: "Meals",
    allergic: "Allergies: {{to}}",
    vegetarian: "Vegetarian",
    allMeals: "All meals",
  },
  requests: {
    title: "Requests",
    none: "No requests from guests who eat here on this day.",
    rooms_one: "Room {{rooms}}",
    rooms_other: "Rooms {{rooms}}",
  },
  days: { title: "Coming days", day: "Day" },
};

export default words;

declare module "../../words.ts" {
  interface Words {
    kitchen: typeof words;
  }
}
