const words = {
  title: "Lost and found",
  one: "Found thing",
  waiting: "Loading found things…",
  lead_one: "{{count}} thing is kept",
  lead_other: "{{count}} things are kept",
  leadDue_one: "{{count}} thing may be thrown away",
  leadDue_other: "{{count}} things may be thrown away",
  tabs: "Found things by status",
  all: "All",
  due: "Due",
  states: { kept: "Kept", claimed: "Asked for", returned: "Returned", discarded: "Thrown away" },
  ways: { handed: "Handed over", sent: "Sent" },
  columns: {
    thing: "Found",
    room: "Room",
    foundOn: "Found on",
    place: "Kept at",
    state: "Status",
    act: "Actions",
  },
  add: "Record a found thing",
  open: "Open",
  openOf: "Open: {{what}}, room {{room}}",
  edit: "Edit",
  save: "Save",
  saved: "Saved.",
  cancel: "Cancel",
  acts: {
    claim: "Mark as asked for",
    unclaim: "No longer asked for",
    giveBack: "Return to guest",
    discard: "Throw away",
    discardFrom: "Throw away from {{day}}",
    undo: "Keep again",
  },
  done: {
    claim: "{{what}} is marked as asked for.",
    unclaim: "{{what}} is kept.",
    giveBack: "{{what}} is marked as returned.",
    discard: "{{what}} is marked as thrown away.",
    undo: "{{what}} is kept again.",
  },
  return: {
    title: "Return {{what}}",
    way: "How is it returned?",
    note: "Note",
    noteHint: "e.g. the parcel number. Leave out names and papers.",
  },
  discard: {
    title: "Throw away {{what}}?",
    text: "It has been kept for as long as the resort keeps found things.",
    keep: "Keep it",
  },
  stays: {
    title: "Guests who had slept in the room",
    none: "Nobody had slept in this room by then.",
    here: "In house",
  },
  notice: {
    title: "Found today",
    all: "All found things",
    line: "{{room}}: {{what}}",
  },
  search: { label: "Room, thing or place", placeholder: "e.g. W-02, charger" },
  nothing: {
    title: "Nothing found",
    text: "What staff find in the rooms appears here until its guest has it back.",
  },
};
export default words;

declare module "../../words.ts" {
  interface Words {
    "found-things": typeof words;
  }
}
