import type { ServiceSheet } from "@pulau/domain/service-sheet.ts";

const pattern = "[\\w.=+/-]{1,200}";
const hint = {
  en: "Fiuu → Transactions → Settings",
  my: "Fiuu → Transactions → Settings",
  cn: "Fiuu → Transactions → Settings",
};
const wrong = {
  en: "Enter it as Fiuu shows it, without spaces.",
  my: "Masukkan seperti yang ditunjukkan oleh Fiuu, tanpa ruang kosong.",
  cn: "请按 Fiuu 显示的内容输入，不含空格。",
};

export default {
  fields: {
    FIUU_MERCHANT_ID: {
      label: { en: "Merchant ID", my: "ID peniaga", cn: "商户号（Merchant ID）" },
      hint,
      kind: "text",
      pattern,
      wrong,
    },
    FIUU_VERIFY_KEY: {
      label: { en: "Verify key", my: "Kunci pengesahan", cn: "验证密钥（Verify key）" },
      hint,
      kind: "secret",
      pattern,
      wrong,
    },
    FIUU_SECRET_KEY: {
      label: { en: "Secret key", my: "Kunci rahsia", cn: "密钥（Secret key）" },
      hint,
      kind: "secret",
      pattern,
      wrong,
    },
    FIUU_SANDBOX: {
      label: { en: "Test mode", my: "Mod ujian", cn: "测试模式" },
      hint: {
        en: "For an account in Fiuu’s sandbox. No real money moves.",
        my: "Untuk akaun sandbox Fiuu. Tiada wang sebenar terlibat.",
        cn: "适用于 Fiuu 沙盒账户，不涉及真实款项。",
      },
      kind: "flag",
      pattern: "0|1|false|true",
      wrong,
    },
  },
  checked: {
    en: "Fiuu accepts the merchant ID and the verify key. The secret key is used with the first payment.",
    my: "Fiuu menerima ID peniaga dan kunci pengesahan. Kunci rahsia digunakan pada pembayaran pertama.",
    cn: "Fiuu 已接受商户号和验证密钥。密钥在首笔付款时才会用到。",
  },
  register: {
    text: {
      en: "In Fiuu, register this site’s domain and this address as Callback URL, with IPN on.",
      my: "Di Fiuu, daftarkan domain laman ini dan alamat ini sebagai Callback URL, dengan IPN dihidupkan.",
      cn: "在 Fiuu 中登记本站域名，并将此地址设为 Callback URL，开启 IPN。",
    },
    events: [],
  },
} satisfies ServiceSheet;
