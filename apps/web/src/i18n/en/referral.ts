const words = {
  invite: {
    title: "Invite friends",
    lead: "Your own link to the island. Share it with friends and family.",
    link: "Your link",
    howTitle: "How rewards work",
    how: [
      "Friends have {{count}} days to book after they open your link.",
      "If they open several links, the last one counts.",
      "Your own bookings never count.",
    ],
    clicks: "Visitors",
    clicksHint: "each counted once a day",
    bookings: "Bookings",
    bookingsHint: "paid for and not cancelled",
    earned: "Earned",
    earnedHint: "from friends’ first stays",
    pending: "Pending",
    pendingHint: "friends whose first stay is still to come",
    month: "{{earned}} of {{cap}} rewards this month",
    reward: "{{amount}} goes into your wallet when a friend’s first stay is over.",
    noReward: "The resort gives no rewards at the moment. Your link still works.",
    commission: "All rewards",
  },
  links: {
    title: "My links",
    lead: "Your packages, with visits and bookings.",
    open: "Open",
    closed: "Closed",
    from: "since {{day}}",
    until: "until {{day}}",
    clicks_one: "{{count}} visitor",
    clicks_other: "{{count}} visitors",
    bookings_one: "{{count}} booking",
    bookings_other: "{{count}} bookings",
    share: "Share {{name}}",
    see: "See the page",
    waiting: "Loading…",
    empty: {
      title: "No packages of yours yet",
      text: "Once the resort has created a package with you, its link appears here.",
    },
  },
  share: {
    label: "Share by",
    copy: "Copy link",
    system: "Share…",
    notShared: "Sharing didn’t work. Copy the link instead.",
    copied: "Link copied.",
    notCopied: "Copying didn’t work. Select the link and copy it yourself.",
    channels: { whatsapp: "WhatsApp", facebook: "Facebook", x: "X", email: "E-mail" },
    newWindow: "{{channel}}, opens in a new window",
  },
  landing: {
    by: "{{name}} recommends",
    only: "Sold only through this link.",
    until: "Until {{day}}.",
    from: "from {{price}}",
    forTwo: "for two, all taxes and fees included",
    full: "Nothing is available for two people in the coming days. Try other dates or another number of people.",
    choose: "See dates and prices",
    chooseOf: "See dates and prices of {{name}}",
    nights_one: "{{days}} days, {{count}} night",
    nights_other: "{{days}} days, {{count}} nights",
    waiting: "Loading…",
    gone: {
      title: "This link no longer works",
      text: "It may have ended, or it is incomplete. See everything else on our home page.",
      act: "See all packages",
    },
  },
  enter: {
    greeting: "{{name}} invites you to the island",
    friend: "A friend invites you to the island",
    invited: "Rooms, meals and boats in one price. Choose your days and see the whole total first.",
    find: "Find a stay",
    title: "Welcome",
    text: "One moment, the page is opening.",
    act: "Go to home page",
  },
};
export default words;

declare module "../words.ts" {
  interface Words {
    referral: typeof words;
  }
}
