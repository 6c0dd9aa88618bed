import type { Fee } from "./charges.ts";
import type { Tax } from "./taxes.ts";

type ReadyTax = Pick<Tax, "name" | "group" | "share">;
type ReadyFee = Pick<Fee, "name" | "per" | "amounts">;

/**
 * What Malaysian law adds to a stay, ready to be taken over; looked up again in November 2026. Shares in basis points.
 *
 * Service tax: 8 % on accommodation, 6 % still on food and drink, both since 1 March 2024 (Service Tax (Rate of Tax)
 * (Amendment) Order 2024; Customs' Service Tax Policy 3/2024, https://regfollower.com/malaysia-publishes-service-tax-policies-and-faqs).
 * Only who is registered asks it; a service charge is not taxed (Customs' guideline of 29 March 2024).
 */
export const malaysianTaxes = [
  {
    name: { en: "Service tax on the stay", my: "Cukai perkhidmatan penginapan", cn: "住宿服务税" },
    group: "stay",
    share: 800,
  },
  {
    name: {
      en: "Service tax on food and drink",
      my: "Cukai perkhidmatan makanan dan minuman",
      cn: "餐饮服务税",
    },
    group: "food",
    share: 600,
  },
] as const satisfies readonly ReadyTax[];

/**
 * Tourism tax: RM 10 a room and night since 1 September 2017 (Tourism Tax Act 2017, section 6; Tourism Tax (Exemption) Order
 * 2017). Malaysians and permanent residents with a MyPR card are exempt; a room that a foreigner shares with them is not.
 * Whoever is exempt is entered as Malaysian. https://nilaisprings.com.my/tourism-tax/tourism-tax.html. Amounts in sen.
 */
export const tourismTax: ReadyFee = {
  name: { en: "Tourism tax", my: "Cukai pelancongan", cn: "旅游税" },
  per: "roomNightOfForeigners",
  amounts: [{ who: "foreign", guestKind: "adult", sen: 1_000 }],
};

/**
 * The conservation charge of Malaysia's marine parks (Fees Act 1951, Fees (Marine Parks Malaysia) Order 2017): adults RM 5 with a
 * MyKad and RM 30 without, children from 6 to 12 and people of 60 and over RM 2 and RM 15, disabled people nothing, nor children
 * below 6, as the resort's ages for fees have it. https://www.dof.gov.my/perkhidmatan/taman-laut-pengurusan-sumber/caj-pemuliharaan-dan-kadar-fi/
 * Parks of Johor (PTNJ) and Sabah ask their own. Amounts in sen.
 */
export const marineParkFee: ReadyFee = {
  name: { en: "Marine park fee", my: "Fi taman laut", cn: "海洋公园费" },
  per: "person",
  amounts: [
    { who: "malaysian", guestKind: "adult", sen: 500 },
    { who: "malaysian", guestKind: "senior", sen: 200 },
    { who: "malaysian", guestKind: "child", sen: 200 },
    { who: "malaysian", guestKind: "disabled", sen: 0 },
    { who: "foreign", guestKind: "adult", sen: 3_000 },
    { who: "foreign", guestKind: "senior", sen: 1_500 },
    { who: "foreign", guestKind: "child", sen: 1_500 },
    { who: "foreign", guestKind: "disabled", sen: 0 },
  ],
};
