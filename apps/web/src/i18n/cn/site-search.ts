import type en from "../en/site-search.ts";
import type { Translated } from "../words.ts";

const words = {
  title: "搜索",
  placeholder: "搜索页面、预订和套餐",
  forGuests: "登录后可在此查看您的预订，并收藏页面，方便下次查找。",
  noneKept: "点击结果旁的星标，即可收藏在这里。",
  starred: "收藏",
  waiting: "其余收藏",
  waitingHint: "优先显示前十个收藏。移除一个后，下一个会自动补上。",
  star: "收藏“{{name}}”",
  unstar: "取消收藏“{{name}}”",
  nothing: "没有找到“{{typed}}”的相关内容。",
  count_other: "{{count}} 个结果",
} satisfies Translated<typeof en>;
export default words;
