const words = {
  skip: "Skip to content",
  menu: {
    label: "Main menu",
    open: "Open menu",
    close: "Close menu",
    collapse: "Collapse sidebar",
    expand: "Expand sidebar",
    first: "Menu",
    stay: "Stay",
    bookings: "Bookings",
    offersGroup: "Offers",
    account: "Account",
    pages: "The resort",
    home: "Home",
    newBooking: "New Booking",
    dashboard: "Dashboard",
    manageBookings: "Manage Bookings",
    manageDrafts: "Manage Draft Bookings",
    waitingList: "Waiting list and enquiries",
    feedback: "Feedback",
    customers: "Customers",
    myLinks: "My links",
    inviteFriends: "Invite friends",
    newPromotions: "New Promotions",
    redeem: "Redeem promotions",
    paymentHistory: "Payment History",
    transactions: "My Transactions",
    profile: "Profile",
    island: "The island",
    contact: "Contact",
    commission: "Commission",
    bankDetails: "Bank details",
    members: "Members",
    logIn: "Log in",
  },
  region: { label: "Language and currency" },
  footer: {
    powered: "Powered by Pulau",
    copyright: "© {{year}} {{name}}",
  },
  search: "Search",
  toTop: "Back to top",
  customizer: "Appearance",
};
export default words;

declare module "../words.ts" {
  interface Words {
    shell: typeof words;
  }
}
