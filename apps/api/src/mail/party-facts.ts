import type { Party } from "@pulau/domain/party/party.ts";
import type { Fact, Frame, InThree } from "./letter.ts";

const words: InThree<{
  label: string;
  adults: (count: number) => string;
  children: (ages: readonly number[]) => string;
  comma: string;
}> = {
  en: {
    label: "Who is coming",
    adults: (count) => (count === 1 ? "1 adult" : `${count} adults`),
    children: (ages) => `${ages.length === 1 ? "1 child" : `${ages.length} children`} (${ages.join(", ")})`,
    comma: ", ",
  },
  my: {
    label: "Tetamu",
    adults: (count) => `${count} dewasa`,
    children: (ages) => `${ages.length} kanak-kanak (${ages.join(", ")} tahun)`,
    comma: ", ",
  },
  cn: {
    label: "入住人数",
    adults: (count) => `${count} 位成人`,
    children: (ages) => `${ages.length} 位儿童（${ages.join("、")} 岁）`,
    comma: "，",
  },
};

/** More names than these no mail lists: a group has its rooming list. */
const mostNames = 12;

/** How many are coming, the children by their ages, and who they are where it is told. */
export function partyFact(
  { adults, childAges }: Party,
  { language }: Frame,
  names: readonly string[] = [],
): Fact {
  const w = words[language];
  const people = [w.adults(adults), childAges.length > 0 ? w.children(childAges) : ""];
  const counts = people.filter(Boolean).join(w.comma);
  const named = names.length > mostNames ? "" : names.join(w.comma);
  return { label: w.label, value: [counts, named].filter(Boolean).join("\n") };
}
