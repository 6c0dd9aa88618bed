import type { GatewayBrand } from "@pulau/domain/money/gateway-brand.ts";

export default {
  place: 4,
  name: { en: "Fiuu", my: "Fiuu", cn: "Fiuu" },
  pays: { en: "Card, FPX or e-wallet", my: "Kad, FPX atau e-dompet", cn: "银行卡、FPX 或电子钱包" },
  about: {
    en: "Card, FPX and e-wallets. Card refunds are automatic.",
    my: "Kad, FPX dan e-dompet. Bayaran balik kad dibuat secara automatik.",
    cn: "银行卡、FPX 和电子钱包，银行卡退款自动退回。",
  },
  offered: false,
  practice: false,
} satisfies GatewayBrand;
