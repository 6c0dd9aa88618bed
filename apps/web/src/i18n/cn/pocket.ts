import type en from "../en/pocket.ts";
import type { Translated } from "../words.ts";

export default {
  title: "我的行程",
  waiting: "正在加载您的行程…",
  logIn: "登录",
  logInText: "登录后可在此查看您的下一个行程。退出登录前，没有网络也能查看。",
  none: "暂无即将开始的行程",
  noneText: "行程确认后，船班、登船码和联系方式都会显示在此，没有网络也能查看。",
  plan: "计划行程",
  number: "预订 {{number}}",
  saved: "保存于 {{at}}",
  offline: "没有网络连接",
  again: "重试",
  open: "打开预订",
  boarding: "登船码",
  boardingPicture: "{{code}} 的二维码",
  boardingText: "请在码头出示此二维码，同一预订的客人共用一个。",
  boats: "船班",
  was: {
    out: "您前往海岛的船班已更改，原为{{when}}。",
    back: "您返回大陆的船班已更改，原为{{when}}。",
  },
  stay: "住宿",
  rooms: "客房",
  hours: "入住与退房",
  hoursText: "{{from}} 起入住，{{until}} 前退房",
  contact: "地址与联系方式",
  whatsapp: "WhatsApp {{number}}",
} satisfies Translated<typeof en>;
