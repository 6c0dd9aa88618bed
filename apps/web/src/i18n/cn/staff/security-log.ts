import type en from "../../en/staff/security-log.ts";
import type { Translated } from "../../words.ts";

export default {
  title: "安全日志",
  lead: "记录登录、被拒绝的操作、证件查看，以及设置和资金操作。记录不能修改或删除，保留十三个月。",
  waiting: "正在加载…",
  columns: { at: "时间", what: "事件", who: "人员", from: "网络和会话", call: "接口" },
  kinds: {
    ownerMade: "首个账户已创建",
    signedIn: "登录",
    signInRefused: "登录被拒绝",
    signedOut: "退出登录",
    sessionEnded: "会话已结束",
    sessionCopied: "会话被复制",
    rightRefused: "没有权限",
    passwordRefused: "密码错误",
    passwordChanged: "密码已修改",
    twoStepChanged: "两步验证已更改",
    emailChanged: "电子邮箱已修改",
    bankDetailsChanged: "银行资料已修改",
    papersRevealed: "证件已显示",
    settingChanged: "设置已修改",
    moneyMoved: "资金操作",
  },
  codes: {
    BAD_CREDENTIALS: "电子邮箱或密码错误",
    ACCOUNT_BLOCKED: "账户已停用",
    TOO_MANY_REQUESTS: "尝试次数过多",
    other: "已拒绝",
  },
  sides: { portal: "预订网站", staff: "员工后台" },
  nobody: "未登录",
  typed: "输入：{{typed}}",
  network: "网络 {{mark}}",
  session: "会话 {{mark}}",
  onlyNetwork: "只显示网络 {{mark}}",
  onlySession: "只显示会话 {{mark}}",
  pressed: { person: "单个人员", session: "单个会话", network: "单个网络" },
  search: {
    label: "搜索安全日志",
    placeholder: "姓名、电子邮箱、预订或接口",
  },
  filters: { kind: "事件", side: "网站", from: "从", to: "至", any: "全部" },
  nothing: {
    title: "找不到记录",
    text: "请换一个姓名，或去掉一项筛选。新的记录会显示在这里。",
  },
} satisfies Translated<typeof en>;
