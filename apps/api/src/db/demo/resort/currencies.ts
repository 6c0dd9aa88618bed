/** Foreign units for RM 1. Indicative: only ringgit is ever charged. */
export const demoCurrencies = [
  { code: "MYR", name: "Malaysian ringgit", symbol: "RM", foreignPerRinggit: 1 },
  { code: "SGD", name: "Singapore dollar", symbol: "S$", foreignPerRinggit: 0.3021 },
  { code: "CNY", name: "Chinese renminbi", symbol: "¥", foreignPerRinggit: 1.684 },
  { code: "USD", name: "US dollar", symbol: "US$", foreignPerRinggit: 0.2364 },
  { code: "EUR", name: "Euro", symbol: "€", foreignPerRinggit: 0.2041 },
  { code: "GBP", name: "Pound sterling", symbol: "£", foreignPerRinggit: 0.1763 },
  { code: "AUD", name: "Australian dollar", symbol: "A$", foreignPerRinggit: 0.3592 },
  { code: "JPY", name: "Japanese yen", symbol: "JP¥", foreignPerRinggit: 36.45 },
  { code: "THB", name: "Thai baht", symbol: "฿", foreignPerRinggit: 7.712 },
] as const;
