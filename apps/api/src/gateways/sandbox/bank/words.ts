import type { Choice } from "./choices.ts";

type Words = {
  tag: string;
  title: string;
  note: string;
  over: string;
  back: string;
  hints: Record<Choice, string>;
} & Record<Choice, string>;

/** The bank is somebody else's server, so its words live with it and not with the portal's. */
export const bankWords = {
  en: {
    tag: "en",
    title: "Sandbox bank",
    note: "No money moves here. Choose how the bank should behave.",
    over: "This payment has been decided.",
    back: "Back to the resort",
    approve: "Approve",
    decline: "Decline",
    delay: "Approve, tell late",
    repeat: "Approve, tell three times",
    never: "Approve, never tell",
    hints: {
      approve: "The bank takes the money and confirms it at once.",
      decline: "The bank refuses; you can pay another way.",
      delay: "The confirmation arrives 20 seconds later.",
      repeat: "The same confirmation arrives several times.",
      never: "No confirmation; the resort has to ask.",
    },
  },
  my: {
    tag: "ms",
    title: "Bank latihan",
    note: "Tiada wang sebenar di sini. Pilih tindak balas bank.",
    over: "Bayaran ini sudah ada keputusan.",
    back: "Kembali ke resort",
    approve: "Luluskan",
    decline: "Tolak",
    delay: "Luluskan, maklumkan lewat",
    repeat: "Luluskan, maklumkan tiga kali",
    never: "Luluskan, tanpa makluman",
    hints: {
      approve: "Bank menerima wang dan memaklumkannya serta-merta.",
      decline: "Bank menolak; anda boleh membayar dengan cara lain.",
      delay: "Mesej bertandatangan tiba 20 saat kemudian.",
      repeat: "Mesej yang sama datang berulang kali.",
      never: "Tiada mesej; resort perlu bertanya sendiri.",
    },
  },
  cn: {
    tag: "zh-CN",
    title: "测试银行",
    note: "这里不会真正扣款。请选择银行的处理结果。",
    over: "这笔付款已有结果。",
    back: "返回度假村",
    approve: "批准",
    decline: "拒绝",
    delay: "批准，稍后通知",
    repeat: "批准，通知三次",
    never: "批准，从不通知",
    hints: {
      approve: "银行收款并立即通知度假村。",
      decline: "银行拒绝付款，您可以换一种方式。",
      delay: "签名通知将在 20 秒后送达。",
      repeat: "同一条通知会重复送达。",
      never: "没有通知，度假村须自行查询。",
    },
  },
} as const satisfies Record<"en" | "my" | "cn", Words>;

export type BankLanguage = keyof typeof bankWords;

/** The language that a guest chose at the shop, or English. */
export const bankLanguageOf = (chosen: string | undefined): BankLanguage =>
  chosen !== undefined && chosen in bankWords ? (chosen as BankLanguage) : "en";
