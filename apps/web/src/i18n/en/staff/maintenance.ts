const words = {
  title: "Maintenance",
  waiting: "Loading the faults…",
  lead_one: "{{count}} fault to repair",
  lead_other: "{{count}} faults to repair",
  tabs: "Faults by status",
  all: "All",
  states: {
    open: "To repair",
    done: "Repaired",
  },
  columns: {
    room: "Room",
    fault: "Fault",
    at: "Reported",
    closed: "Room closed",
    state: "Status",
    act: "Actions",
  },
  until: "{{kind}} until {{day}}",
  settle: "Mark as repaired",
  settleOf: "Mark as repaired: {{fault}}, room {{room}}",
  settled: "Fault in {{room}} marked as repaired.",
  search: {
    label: "Room or fault",
    placeholder: "e.g. W-02, tap",
  },
  nothing: {
    title: "No faults",
    text: "What staff report as broken in a room appears here.",
  },
};
export default words;

declare module "../../words.ts" {
  interface Words {
    maintenance: typeof words;
  }
}
