import { enquiryFaces, FaceChip, waitFaces } from "../../../business/face-chip.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { Enquiry, Entry } from "./calls.ts";

export function WaitChip({ state }: Pick<Entry, "state">) {
  const { t } = useTranslation("waiting");
  return <FaceChip face={waitFaces[state]}>{t(`states.${state}`)}</FaceChip>;
}

export function EnquiryChip({ state }: Pick<Enquiry, "state">) {
  const { t } = useTranslation("waiting");
  return <FaceChip face={enquiryFaces[state]}>{t(`enquiryStates.${state}`)}</FaceChip>;
}
