import type en from "../en/sessions.ts";
import type { Translated } from "../words.ts";

export default {
  title: "已登录的设备",
  lead: "登录了您账户的所有设备。每台设备最迟在 30 天后自动退出。",
  leadStaff: "登录了您账户的所有设备。每台设备最迟在 12 小时后自动退出。",
  waiting: "正在加载…",
  device: "{{system}} 上的 {{browser}}",
  unknown: "未知设备",
  here: "本设备",
  signedIn: "登录时间",
  used: "最近使用",
  ends: "到期时间",
  end: "退出登录",
  endOf: "退出登录：{{name}}",
  ended: "该设备已退出登录。",
  endOthers: "退出其他所有设备",
  endedOthers: "其他所有设备已退出登录。",
  onlyHere: "您只在本设备上登录。",
} satisfies Translated<typeof en>;
