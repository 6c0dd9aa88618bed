export { countList } from "./count-list.ts";
export { keepPeople } from "./fill-list.ts";
export { mayFill } from "./list-access.ts";
export { type ListRows, loadList, missingOf, type Placed } from "./list-rows.ts";
export { remindOfList } from "./remind-of-list.ts";
export { answersAfter, isPaperOfAnother, paperAfter } from "./wanted-list.ts";
