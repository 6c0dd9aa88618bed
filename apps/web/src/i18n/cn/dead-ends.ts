import type en from "../en/dead-ends.ts";
import type { Translated } from "../words.ts";

export default {
  notFound: {
    title: "这里没有海岸",
    text: "您要找的页面不在这里。它可能已经移走，或链接少了字符。",
    act: "回到首页",
  },
  notAllowed: {
    title: "您的角色不能查看此页",
    text: "您的账户可以查看其他页面。如需此页，请联系账户负责人。",
    act: "回到首页",
  },
  broken: {
    title: "页面出错了",
    text: "这是我们的问题。您保存的内容是安全的；请重新加载，若仍如此，请与我们联系。",
    act: "重新加载",
  },
} satisfies Translated<typeof en>;
