/** What the first page speaks later: of who is logged in, at its end, in what opens, and where there are no packages. */
const words = {
  person: "Your account, {{name}}",
  logOut: "Log Out",
  wallet: "My Account",
  promotions: "My Promotions",
  social: {
    title: "Social media",
    networks: {
      facebook: "Facebook",
      instagram: "Instagram",
      tiktok: "TikTok",
      youtube: "YouTube",
      xiaohongshu: "Xiaohongshu",
    },
  },
  ways: {
    none: "No packages available for your party",
    noneText: "Try fewer people or another date, or contact us and we’ll help.",
    unsold: "Nothing on sale yet",
    unsoldText: "Packages appear here as soon as they have prices.",
  },
  party: {
    chooseAge: "Choose",
    adults: "Adults",
    adultsHint: "12 years and older",
    children: "Children",
    childrenHint: "Under 12, on the day you arrive",
    age: "Age of child {{number}}",
    baby: "Under 12 months",
    years_one: "{{count}} year",
    years_other: "{{count}} years",
    foreign: "Not Malaysian",
    foreignHint: "For the marine park fee",
  },
};
export default words;

declare module "../words.ts" {
  interface Words {
    later: typeof words;
  }
}
