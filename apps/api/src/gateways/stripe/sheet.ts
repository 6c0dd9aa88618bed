import type { ServiceSheet } from "@pulau/domain/service-sheet.ts";

export default {
  fields: {
    STRIPE_SECRET_KEY: {
      label: { en: "Secret key", my: "Kunci rahsia", cn: "密钥（Secret key）" },
      hint: {
        en: "Stripe → Developers → API keys. A restricted key works too.",
        my: "Stripe → Developers → API keys. Kunci terhad juga boleh digunakan.",
        cn: "Stripe → Developers → API keys。也可使用受限密钥。",
      },
      kind: "secret",
      pattern: "(sk|rk)_(test|live)_\\w+",
      wrong: {
        en: "Enter a secret or restricted key of Stripe. It begins with sk_ or rk_.",
        my: "Masukkan kunci rahsia atau kunci terhad Stripe. Kunci ini bermula dengan sk_ atau rk_.",
        cn: "请输入 Stripe 的密钥或受限密钥，以 sk_ 或 rk_ 开头。",
      },
    },
    STRIPE_WEBHOOK_SECRET: {
      label: { en: "Signing secret", my: "Rahsia tandatangan", cn: "签名密钥（Signing secret）" },
      hint: {
        en: "Stripe → Developers → Webhooks → your endpoint. Separate several with commas.",
        my: "Stripe → Developers → Webhooks → titik akhir anda. Asingkan beberapa rahsia dengan koma.",
        cn: "Stripe → Developers → Webhooks → 您的端点。多个密钥用逗号分隔。",
      },
      kind: "secret",
      pattern: "whsec_[^\\s,]+(\\s*,\\s*whsec_[^\\s,]+)*",
      wrong: {
        en: "Enter the endpoint’s signing secret. It begins with whsec_.",
        my: "Masukkan rahsia tandatangan titik akhir. Rahsia ini bermula dengan whsec_.",
        cn: "请输入端点的签名密钥，以 whsec_ 开头。",
      },
    },
  },
  checked: {
    en: "Stripe accepts the secret key. The signing secret is used with the first payment.",
    my: "Stripe menerima kunci rahsia. Rahsia tandatangan digunakan pada pembayaran pertama.",
    cn: "Stripe 已接受密钥。签名密钥在首笔付款时才会用到。",
  },
  register: {
    text: {
      en: "In Stripe, add a webhook endpoint with this address and these events:",
      my: "Di Stripe, tambah titik akhir webhook dengan alamat dan peristiwa ini:",
      cn: "在 Stripe 中用此地址添加 Webhook 端点，并选择以下事件：",
    },
    events: [
      "checkout.session.completed",
      "checkout.session.async_payment_succeeded",
      "checkout.session.async_payment_failed",
      "checkout.session.expired",
      "refund.created",
      "refund.updated",
      "refund.failed",
      "charge.dispute.created",
      "charge.dispute.updated",
      "charge.dispute.funds_withdrawn",
      "charge.dispute.funds_reinstated",
      "charge.dispute.closed",
    ],
  },
} satisfies ServiceSheet;
