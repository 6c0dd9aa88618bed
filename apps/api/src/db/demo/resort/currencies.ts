/** Ringgit for one foreign unit. Indicative: only ringgit is ever charged. */
export const demoCurrencies = [
  { code: "MYR", name: "Malaysian ringgit", symbol: "RM", ringgitPerForeign: "1" },
  { code: "SGD", name: "Singapore dollar", symbol: "S$", ringgitPerForeign: "3.3102" },
  { code: "CNY", name: "Chinese renminbi", symbol: "¥", ringgitPerForeign: "0.5938" },
  { code: "USD", name: "US dollar", symbol: "US$", ringgitPerForeign: "4.2301" },
  { code: "EUR", name: "Euro", symbol: "€", ringgitPerForeign: "4.8996" },
  { code: "GBP", name: "Pound sterling", symbol: "£", ringgitPerForeign: "5.6721" },
  { code: "AUD", name: "Australian dollar", symbol: "A$", ringgitPerForeign: "2.784" },
  { code: "JPY", name: "Japanese yen", symbol: "JP¥", ringgitPerForeign: "0.027435" },
  { code: "THB", name: "Thai baht", symbol: "฿", ringgitPerForeign: "0.129668" },
] as const;
