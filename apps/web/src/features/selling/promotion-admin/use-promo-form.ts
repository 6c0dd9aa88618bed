import { PromoCodeInput } from "@pulau/contract/staff-promo-codes.ts";
import { withoutCopies } from "@pulau/domain/catalogue/missing-words.ts";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { useSend } from "../../../api/use-call.ts";
import { useNewest } from "../../../api/use-newest.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { addPromoCode, changePromoCode, type Promo, promoCodes } from "./calls.ts";

type Input = z.input<typeof PromoCodeInput>;
const inAll = { en: "", my: "", cn: "" };
const empty: Input = {
  ...{ code: "", type: "cash", name: inAll, description: inAll, picture: "lagoon-above", valueSen: null },
  ...{
    share: null,
    packageId: null,
    priceSen: 0,
    packageIds: [],
    minSpendSen: 0,
    capacity: null,
    perPerson: null,
  },
  ...{ bookFrom: null, bookTo: null, stayFrom: null, stayTo: null, validDays: 365 },
  ...{ special: false, listed: true, activeStatus: true, priceList: null },
};

const inputOf = ({ _id, version, sold, used, popularity, createdAt, ...input }: Promo): Input =>
  withoutCopies(input);

/** A new promo code when there is none yet, else the changes to one. */
export function usePromoForm(promo: Promo | null, onDone: () => void) {
  const { t } = useTranslation("staff-promotions");
  const toast = useToast();
  const add = useSend(addPromoCode, [promoCodes.path]);
  const change = useSend(changePromoCode, [promoCodes.path]);
  const newest = useNewest();
  const latest = async ({ _id, code: search }: Promo) => {
    const byCode = { query: { limit: 100, search } };
    const found = await newest(promoCodes, byCode, (list) => list.promoCodes.find((one) => one._id === _id));
    return { values: inputOf(found), version: found.version };
  };
  return useForm({
    schema: PromoCodeInput,
    initial: promo === null ? empty : inputOf(promo),
    versioned: promo === null ? undefined : { version: promo.version, latest: () => latest(promo) },
    onSubmit: async (body, options) => {
      await (promo === null
        ? add.mutateAsync({ body })
        : change.mutateAsync({ params: { _id: promo._id }, body, options }));
      onDone();
      toast({ tone: "success", text: t("saved", { code: body.code }) });
    },
  });
}

export type PromoForm = ReturnType<typeof usePromoForm>;
