const words = {
  search: { clear: "Clear search" },
  filter: {
    add: "Filter",
    title: "Filters",
    set: "Filters in use",
    remove: "Remove filter: {{filter}}",
    clear: "Clear filters",
    show_one: "Show {{count}} result",
    show_other: "Show {{count}} results",
  },
  order: {
    second: "Shift-click to sort by a second column",
    thenRising: "then ascending",
    thenFalling: "then descending",
    label: "Sort by",
    rising: "{{column}}, ascending",
    falling: "{{column}}, descending",
  },
  columns: {
    choose: "{{shown}} of {{all}} columns",
    label: "Columns and their order",
    earlier: "Move {{column}} earlier",
    later: "Move {{column}} later",
    reset: "Reset columns",
  },
  density: { label: "Row height", tight: "Compact rows", roomy: "Comfortable rows" },
  select: { head: "Select", page: "Select all rows on this page", row: "Select {{name}}" },
  bulk: {
    label: "Selected rows",
    selected_one: "{{count}} selected",
    selected_other: "{{count}} selected",
    first: "Select the first {{most, number}} of {{count, number}}",
    all: "Select all {{count, number}}",
    gathering: "Selecting {{count, number}} of {{most, number}}…",
    undone_one: "{{count}} row restored.",
    undone_other: "{{count}} rows restored.",
    clear: "Clear selection",
    running: "{{count, number}} of {{most, number}} done",
    done_one: "{{count}} row changed.",
    done_other: "{{count}} rows changed.",
    failed_one: "{{count}} row could not be changed",
    failed_other: "{{count}} rows could not be changed",
    leftOut_one: "{{count}} selected row can’t be changed this way and is left out.",
    leftOut_other: "{{count}} selected rows can’t be changed this way and are left out.",
    used_one: "{{count}} selected row is in use and stays:",
    used_other: "{{count}} selected rows are in use and stay:",
    allUsed_one: "The selected row is in use",
    allUsed_other: "The selected rows are in use",
    usedBy: "Used by {{what}}",
    moreUsed_one: "And {{count, number}} more",
    moreUsed_other: "And {{count, number}} more",
    keep: "Cancel",
  },
  acts: { head: "Actions", of: "Actions for {{name}}" },
  edit: {
    label: "Edit {{column}}: {{name}}",
    saved: "{{name}}: {{column}} saved.",
    undone: "{{name}}: {{column}} restored.",
  },
  nothing: { title: "No results", text: "Nothing matches your search and filters." },
  csv: { save: "Download CSV", import: "Import CSV", underWay: "Downloading… {{kB}} kB" },
  pages: {
    label: "Pages",
    shown: "{{from}} to {{to}} of {{total}}",
    rows: "Rows per page",
    earlier: "Previous page",
    later: "Next page",
    page: "Page {{page}}",
  },
};
export default words;

declare module "../words.ts" {
  interface Words {
    listing: typeof words;
  }
}
