import type en from "../en/failures.ts";
import type { Translated } from "../words.ts";

export default {
  codes: {
    RESORT_CLOSED: "度假村尚未开放预订。",
    OFFLINE: "无法连接度假村，请检查网络。您填写的内容仍在。",
    INVALID_INPUT: "请检查表单中标出的内容。",
    NOT_FOUND: "找不到此内容，可能已被移除，或链接不完整。",
    NOT_SIGNED_IN: "请重新登录。您填写的内容仍在。",
    STORAGE_FULL: "存储空间已满。没有任何变动，请稍后再试。",
    NOT_ALLOWED: "您的账户没有这项权限，请联系账户负责人。",
    TOO_MANY_REQUESTS: "尝试次数过多，请过{{wait}}再试。",
    BUSY: "系统繁忙。没有任何变动，请稍后再试。",
    UNEXPECTED: "系统出错，请稍后再试。",
    PARTY_TOO_LARGE: "每个预订最多 {{most}} 人。人数更多请联系我们。",
    DRAFTS_FULL: "草稿已达上限。请先删除一份，再重新开始。",
  },
} satisfies Translated<typeof en>;
