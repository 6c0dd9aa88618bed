import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useAgency } from "./use-agency.ts";
import { waitDaysOf } from "./wait-days.ts";

/** What the last step's short button does: most pay, an agency whose booking may wait books. */
export function usePayWord(): string {
  const { t } = useTranslation("booking");
  const { contract } = useAgency();
  return t(waitDaysOf(contract?.payment) === null ? "pay.act" : "pay.book");
}
