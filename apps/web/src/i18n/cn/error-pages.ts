import type en from "../en/error-pages.ts";
import type { Translated } from "../words.ts";

export default {
  notFound: {
    title: "找不到页面",
    text: "您访问的页面不存在，可能已移走，或链接不完整。",
    act: "返回首页",
  },
  broken: {
    title: "页面出错了",
    text: "这是我们的问题，您保存的内容不受影响。请重新加载；若问题仍在，请联系我们。",
    act: "重新加载",
  },
} satisfies Translated<typeof en>;
