const words = {
  title: "New booking",
  description:
    "Rooms, meals, boat and reef trips on one island, in one price. The total you see first is the total you pay.",
  search: {
    label: "Find a stay",
    package: "Package",
    arrive: "Check-in",
    leave: "Check-out",
    who: "Who is coming",
    boatAt: "Boat leaves {{time}}",
    act: "See rooms",
  },
  nights: "{{days}}D{{nights}}N",
  length: "{{days}} days, {{nights}} nights, {{meals}}",
  meals: { none: "no meals", breakfast: "breakfast", half: "half board", full: "full board" },
  party: {
    askAge: "Choose the age of each child to see prices",
    adultCount_one: "{{count}} adult",
    adultCount_other: "{{count}} adults",
    childCount_one: "{{count}} child",
    childCount_other: "{{count}} children",
    ages_one: "Age {{list}}",
    ages_other: "Ages {{list}}",
    noChildren: "No children",
    done: "Done",
  },
  ways: {
    saves: "Save {{amount}}",
    title: "Ways to stay",
    text_one: "Prices are for one person, taxes and fees included.",
    text_other: "Prices are for the {{count}} of you, taxes and fees included.",
    all: "All {{count}} packages",
    fewer: "Show fewer",
    from: "from {{price}}",
    opens: "open from {{day}}",
    price: "for {{count}}, taxes and fees included",
    choose: "Choose",
    chooseOf: "Choose {{name}}",
    waiting: "Loading prices…",
  },
  calendar: {
    title: "Find a cheaper date",
    text: "Each day shows the total for your party in the lowest-priced room that is free every night.",
    one: "All dates: {{price}}",
    low: "Low price: up to {{price}}",
    middle: "Mid price: up to {{price}}",
    high: "High price: above {{price}}",
    holiday: "School holiday",
    tip: "Arrive on {{day}} instead and save {{price}}.",
    use: "Use {{day}}",
    rooms: "See rooms for {{day}}",
  },
  facts: {
    title: "Good to know",
    boats: "Boats at fixed times",
    boatsText: "{{out}} from {{jetty}}, {{back}} back.",
    babies: "Babies stay free",
    babiesFree: "Under 12 months. Toddlers aged {{from}} to {{to}} take the boat for free.",
    babiesText: "Under 12 months. Toddlers aged {{from}} to {{to}} pay {{price}} for the boat.",
    time: "Time to decide",
    timeText_one: "We hold your rooms for {{count}} minute, and longer if you ask.",
    timeText_other: "We hold your rooms for {{count}} minutes, and longer if you ask.",
    person: "Our team answers",
    personText: "Contact us, {{from}} to {{to}} every day.",
  },
};
export default words;

declare module "../words.ts" {
  interface Words {
    home: typeof words;
  }
}
