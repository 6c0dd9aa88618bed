const words = {
  kinds: { outOfOrder: "Out of order", outOfService: "Out of service" },
  kindHints: {
    outOfOrder: "Nobody can sleep there. The room is not sold on these nights.",
    outOfService: "A small fault. The room is still sold; staff see the reason.",
  },
  reasons: {
    maintenance: "Maintenance",
    airConditioning: "Air conditioning",
    plumbing: "Plumbing",
    electrical: "Electrical",
    furniture: "Furniture",
    pests: "Pests",
    deepCleaning: "Deep cleaning",
    renovation: "Renovation",
    houseUse: "House use",
    other: "Other",
  },
  close: "Close room",
  closeTitle: "Close {{room}}",
  changeTitle: "Closure of {{room}}",
  kind: "Status",
  reason: "Reason",
  note: "Note",
  from: "First night",
  until: "Available again from",
  openEnd: "Until further notice",
  untilDay: "until {{day}}",
  dates: "Dates",
  save: "Save changes",
  cancel: "Cancel",
  move: "Move",
  change: "Change",
  end: "End now",
  takeBack: "Remove closure",
  by: "Closed by",
  byLine: "{{name}}, {{time}}",
  done: {
    closed: "{{room}}: {{kind}}.",
    changed: "Closure of {{room}} saved.",
    moved: "Closure moved to {{room}}.",
    ended: "{{room}} is available again from tonight.",
    takenBack: "Closure of {{room}} removed.",
    undone: "Undone.",
  },
  toMove: {
    title_one: "{{count}} booking needs to be moved",
    title_other: "{{count}} bookings need to be moved",
    text: "Move them first, then save again. Nothing was changed.",
    choosing: "A guest is choosing this room right now",
    persons_one: "{{count}} guest",
    persons_other: "{{count}} guests",
    chart: "Show on tape chart",
  },
  park: "Park these stays",
  parkHint:
    "They keep their room type and price, and wait on the tape chart for another room. Guests in house must be moved first.",
  history: {
    title: "History",
    added: "Closed",
    changed: "Changed",
    deleted: "Removed",
    restored: "Closed again",
  },
};
export default words;

declare module "../../words.ts" {
  interface Words {
    closures: typeof words;
  }
}
