import { PromoCodeInput } from "@pulau/contract/staff-promo-codes.ts";
import { withoutCopies } from "@pulau/domain/catalogue/missing-words.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import type { z } from "zod";
import { useNewest } from "../../../api/use-newest.ts";
import { useRowSends } from "../../../api/use-row-sends.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useRowForm } from "../../../ui/use-row-form.ts";
import { addPromoCode, changePromoCode, type Promo, promoCodes } from "./calls.ts";

type Input = z.input<typeof PromoCodeInput>;
const empty: Input = {
  code: "",
  type: "cash",
  name: noWords,
  description: noWords,
  picture: "lagoon-above",
  valueSen: null,
  share: null,
  packageId: null,
  priceSen: 0,
  packageIds: [],
  minSpendSen: 0,
  capacity: null,
  perPerson: null,
  bookFrom: null,
  bookTo: null,
  stayFrom: null,
  stayTo: null,
  validDays: 365,
  special: false,
  listed: true,
  activeStatus: true,
  priceList: null,
};

const inputOf = ({ _id, version, sold, used, popularity, createdAt, ...input }: Promo): Input =>
  withoutCopies(input);

/** A new promo code when there is none yet, else the changes to one. */
export function usePromoForm(promo: Promo | null, onDone: () => void) {
  const { t } = useTranslation("staff-promotions");
  const toast = useToast();
  const sends = useRowSends(addPromoCode, changePromoCode, [promoCodes.path]);
  const newest = useNewest();
  return useRowForm({
    schema: PromoCodeInput,
    row: promo,
    blank: empty,
    valuesOf: inputOf,
    newest: ({ _id }) =>
      newest(promoCodes, { query: { row: _id } }, (list) =>
        list.promoCodes.find((promo) => promo._id === _id),
      ),
    ...sends,
    onSaved: (_, { code }) => {
      onDone();
      toast({ tone: "success", text: t("saved", { code }) });
    },
  });
}

export type PromoForm = ReturnType<typeof usePromoForm>;
