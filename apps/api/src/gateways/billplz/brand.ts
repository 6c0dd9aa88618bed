import type { GatewayBrand } from "@pulau/domain/money/gateway-brand.ts";

export default {
  place: 3,
  name: { en: "Billplz", my: "Billplz", cn: "Billplz" },
  pays: { en: "Online banking (FPX)", my: "Perbankan dalam talian (FPX)", cn: "网上银行（FPX）" },
  about: {
    en: "Online banking (FPX) with the guest’s own bank. Refunds are bank transfers that you make.",
    my: "Perbankan dalam talian (FPX) dengan bank tetamu sendiri. Bayaran balik dibuat oleh anda melalui pindahan bank.",
    cn: "客人通过网上银行付款（FPX），退款须由您以银行转账退回。",
  },
  offered: true,
  practice: false,
} satisfies GatewayBrand;
