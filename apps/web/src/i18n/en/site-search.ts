const words = {
  title: "Search",
  placeholder: "Search pages, bookings and packages",
  forGuests: "Log in to see your bookings here and to bookmark pages.",
  noneKept: "Press the star beside a result to keep it here.",
  starred: "Bookmarks",
  waiting: "More bookmarks",
  waitingHint: "Ten bookmarks are shown first. When you remove one, the next moves up.",
  star: "Bookmark {{name}}",
  unstar: "Remove bookmark {{name}}",
  nothing: "Nothing found for “{{typed}}”.",
  count_one: "{{count}} result",
  count_other: "{{count}} results",
};
export default words;

declare module "../words.ts" {
  interface Words {
    "site-search": typeof words;
  }
}
