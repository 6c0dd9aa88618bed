import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { Chance } from "../chance.ts";

/** Answers to "How did you find us?" in the order in which they are offered, and how many in a hundred give each. */
const answers: readonly (readonly [name: Words, share: number])[] = [
  [{ en: "Google", my: "Google", cn: "谷歌搜索" }, 27],
  [{ en: "Facebook", my: "Facebook", cn: "Facebook" }, 12],
  [{ en: "Instagram", my: "Instagram", cn: "Instagram" }, 11],
  [{ en: "TikTok", my: "TikTok", cn: "TikTok / 抖音" }, 7],
  [{ en: "Xiaohongshu (RedNote)", my: "Xiaohongshu (RedNote)", cn: "小红书" }, 9],
  [{ en: "A friend or relative", my: "Rakan atau saudara", cn: "亲友推荐" }, 15],
  [{ en: "A travel agent", my: "Ejen pelancongan", cn: "旅行社" }, 6],
  [{ en: "A travel fair", my: "Pameran pelancongan", cn: "旅游展" }, 3],
  [{ en: "I have stayed here before", my: "Saya pernah menginap di sini", cn: "曾经入住" }, 8],
  [{ en: "Another way", my: "Cara lain", cn: "其他途径" }, 2],
];

export type DemoLeadSource = { readonly id: string; readonly name: Words; readonly position: number };

/** The sources, and what gives each booking one of them. */
export function makeLeadSources(chance: Chance) {
  const leadSources = answers.map(
    ([name], position): DemoLeadSource => ({ id: chance.id(), name, position }),
  );
  const pick = () => chance.weighted(leadSources, ({ position }) => answers[position]?.[1] ?? 0).id;
  return { leadSources, pick };
}
