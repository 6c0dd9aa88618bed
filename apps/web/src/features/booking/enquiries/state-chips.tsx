import { IconMail } from "@tabler/icons-react";
import { enquiryFaces, type Face, FaceChip, waitFaces } from "../../../business/face-chip.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { Row, Waiting } from "./calls.ts";

/** A new one waits for staff; for who asked, it is only on its way. */
const staffFaces = { ...enquiryFaces, new: ["warning", IconMail] } as const satisfies Record<string, Face>;

export function EnquiryChip({ state }: Pick<Row, "state">) {
  const { t } = useTranslation("enquiries");
  return <FaceChip face={staffFaces[state]}>{t(`states.${state}`)}</FaceChip>;
}

export function WaitChip({ state }: Pick<Waiting, "state">) {
  const { t } = useTranslation("enquiries");
  return <FaceChip face={waitFaces[state]}>{t(`wait.states.${state}`)}</FaceChip>;
}
