import type { GatewayBrand } from "@pulau/domain/money/gateway-brand.ts";

export default {
  place: 2,
  name: { en: "Stripe", my: "Stripe", cn: "Stripe" },
  pays: { en: "Card, FPX or GrabPay", my: "Kad, FPX atau GrabPay", cn: "银行卡、FPX 或 GrabPay" },
  about: {
    en: "Card, FPX and GrabPay. Refunds are automatic.",
    my: "Kad, FPX dan GrabPay. Bayaran balik dibuat secara automatik.",
    cn: "银行卡、FPX 和 GrabPay，退款自动原路退回。",
  },
  offered: true,
  practice: false,
} satisfies GatewayBrand;
