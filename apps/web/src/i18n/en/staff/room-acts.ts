const words = {
  photos: {
    title: "Photos",
    add: "Photo",
    added: "Photo added.",
    addTo: "Add a photo of {{what}}",
    open: "Photo of {{what}}, {{at}}",
    unsent: "Photo of {{what}}, not sent yet",
    missing: "This photo isn’t on this device. Open it once there is a signal.",
    takenBy: "{{name}}, {{at}}",
    remove: "Remove photo",
    removeTitle: "Remove this photo?",
    keep: "Keep it",
    removed: "Photo removed.",
    close: "Close",
    unreadable: "This file can’t be read as a photo. Choose a JPEG, PNG or WebP.",
    takeOut: "Remove this photo",
  },
  found: {
    title: "Found things",
    add: "Record a found thing",
    room: "Room",
    what: "What was found?",
    whatHint: "e.g. black phone charger. Leave out names and papers.",
    place: "Where is it kept?",
    placeHint: "e.g. housekeeping office, shelf 2",
    day: "Found on",
    save: "Save",
    cancel: "Cancel",
    added: "{{what}} recorded for {{room}}.",
    line: "{{place}}, {{day}}",
  },
  steps: {
    start: "cleaning started",
    pause: "cleaning paused",
    clean: "clean",
    inspect: "inspected",
    dirty: "to clean",
  },
  cleanings: { dirty: "to clean", clean: "to inspect", inspected: "inspected" },
  causes: {
    checkOut: "Check-out",
    checkOutUndone: "Check-out undone",
    roomMove: "Room move",
    night: "Overnight stay",
    rooms: "Rooms page",
  },
  somebody: "A colleague",
  outcomes: {
    title: "What became of your changes",
    seen: "Dismiss",
    ownStep: "{{room}}: you marked “{{step}}” at {{time}}.",
    ownNote: "{{room}}: you wrote “{{note}}” at {{time}}.",
    ownFault: "{{room}}: your fault “{{text}}” of {{time}} was not saved.",
    ownFound: "{{room}}: your found thing “{{text}}” of {{time}} was not saved.",
    ownPhoto: "{{room}}: your photo of {{time}} was not saved.",
    otherStep: "{{who}} changed it to “{{state}}” at {{time}}.",
    otherNote: "{{who}} wrote “{{note}}” at {{time}}.",
    otherNoNote: "{{who}} removed the note at {{time}}.",
    theirs: "Theirs was kept.",
    yours: "Yours was kept.",
    lateStep: "{{name}} marked “{{step}}” ({{device}}), sent too late: a later change was kept.",
    lateNote: "{{name}} wrote “{{note}}” ({{device}}), sent too late: a later note was kept.",
  },
};
export default words;

declare module "../../words.ts" {
  interface Words {
    "room-acts": typeof words;
  }
}
