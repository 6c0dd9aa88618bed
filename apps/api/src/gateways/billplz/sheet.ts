import type { ServiceSheet } from "@pulau/domain/service-sheet.ts";

const pattern = "[\\w.=+/-]{1,200}";
const wrong = {
  en: "Enter it as Billplz shows it, without spaces.",
  my: "Masukkan seperti yang ditunjukkan oleh Billplz, tanpa ruang kosong.",
  cn: "请按 Billplz 显示的内容输入，不含空格。",
};

export default {
  fields: {
    BILLPLZ_API_KEY: {
      label: { en: "Secret key", my: "Kunci rahsia", cn: "密钥（Secret key）" },
      hint: {
        en: "Billplz → Settings → Keys & Integration",
        my: "Billplz → Settings → Keys & Integration",
        cn: "Billplz → Settings → Keys & Integration",
      },
      kind: "secret",
      pattern,
      wrong,
    },
    BILLPLZ_COLLECTION_ID: {
      label: { en: "Collection ID", my: "ID koleksi", cn: "Collection ID" },
      hint: {
        en: "Billplz → Billing → the collection for the bills",
        my: "Billplz → Billing → koleksi untuk bil",
        cn: "Billplz → Billing → 用于账单的 Collection",
      },
      kind: "text",
      pattern,
      wrong,
    },
    BILLPLZ_X_SIGNATURE_KEY: {
      label: { en: "XSignature key", my: "Kunci XSignature", cn: "XSignature 密钥" },
      hint: {
        en: "On the same page. Switch on X Signature for callback and redirect.",
        my: "Pada halaman yang sama. Hidupkan X Signature untuk callback dan redirect.",
        cn: "在同一页面。请为 callback 和 redirect 开启 X Signature。",
      },
      kind: "secret",
      pattern,
      wrong,
    },
    BILLPLZ_SANDBOX: {
      label: { en: "Test mode", my: "Mod ujian", cn: "测试模式" },
      hint: {
        en: "For an account on billplz-sandbox.com. No real money moves.",
        my: "Untuk akaun di billplz-sandbox.com. Tiada wang sebenar terlibat.",
        cn: "适用于 billplz-sandbox.com 的账户，不涉及真实款项。",
      },
      kind: "flag",
      pattern: "0|1|false|true",
      wrong,
    },
  },
  checked: {
    en: "Billplz accepts the secret key and knows the collection. The XSignature key is used with the first payment.",
    my: "Billplz menerima kunci rahsia dan mengenali koleksi. Kunci XSignature digunakan pada pembayaran pertama.",
    cn: "Billplz 已接受密钥并找到 Collection。XSignature 密钥在首笔付款时才会用到。",
  },
} satisfies ServiceSheet;
