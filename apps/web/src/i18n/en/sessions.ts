const words = {
  title: "Where you’re logged in",
  lead: "All devices logged in to your account. Each is logged out after 30 days at the latest.",
  leadStaff: "All devices logged in to your account. Each is logged out after 12 hours at the latest.",
  waiting: "Loading…",
  device: "{{browser}} on {{system}}",
  unknown: "Unknown device",
  here: "This device",
  signedIn: "Logged in",
  used: "Last used",
  ends: "Ends",
  end: "Log out",
  endOf: "Log out {{name}}",
  ended: "The device has been logged out.",
  endOthers: "Log out all other devices",
  endedOthers: "All other devices have been logged out.",
  onlyHere: "You are logged in on this device only.",
};
export default words;

declare module "../words.ts" {
  interface Words {
    sessions: typeof words;
  }
}
