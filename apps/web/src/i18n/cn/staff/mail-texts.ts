import type mailTexts from "../../en/staff/mail-texts.ts";
import type { Translated } from "../../words.ts";

export default {
  title: "邮件模板",
  lead: "系统发出的每一封邮件。您可以修改任何一封的文字，其余保持原样。",
  editorLead: "邮件中的预订资料、链接以及下方的度假村名称保持不变。",
  waiting: "正在加载…",
  columns: {
    subject: "邮件",
    own: "已自定义的语言",
    changed: "修改时间",
  },
  parts: {
    subject: "主题",
    greeting: "称呼",
    body: "正文",
    closing: "结语",
  },
  fault: {
    placeholderUnknown: "此邮件没有 {{name}}，请从列表中选择。",
    placeholderMissing: "请加入 {{name}}，否则邮件无法正常使用。",
  },
  words: "内容",
  language: "语言",
  placeholders: "占位符说明",
  needed: "（正文必须包含）",
  sometimesEmpty: "此例中为空",
  wrongIn: "请检查以下语言的文字：{{languages}}。",
  original: "恢复默认",
  originalOf: "恢复默认：{{part}}",
  allOriginal: "全部恢复默认",
  save: "保存",
  saved: "已保存，下一封邮件即会使用。",
  readOnly: "您可以查看邮件模板，但不能修改。",
  preview: "预览",
  about: "预订编号",
  aboutHint: "留空则使用示例住宿",
  test: "给我发送测试邮件",
  tested: "测试邮件已发送至 {{to}}",
  versions: {
    title: "版本",
    number: "第 {{number}} 版",
    original: "（默认）",
    use: "使用",
    useNumber: "使用第 {{number}} 版",
    taken: "第 {{number}} 版已填入表单，保存后生效。",
  },
} satisfies Translated<typeof mailTexts>;
