export default {
  title: "Where you are signed in",
  lead: "Every device that is signed in to your account. Each is signed out after 30 days at the latest.",
  leadStaff:
    "Every device that is signed in to your account. Each is signed out after 12 hours at the latest.",
  waiting: "Loading…",
  device: "{{browser}} on {{system}}",
  unknown: "Unknown device",
  here: "This device",
  signedIn: "Signed in",
  used: "Last used",
  ends: "Ends",
  end: "Sign out",
  endOf: "Sign out {{name}}",
  ended: "The device is signed out.",
  endOthers: "Sign out all other devices",
  endedOthers: "All other devices are signed out.",
  onlyHere: "You are signed in on this device only.",
};
