import type { ReactNode } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Comma } from "../../../../ui/money-and-dates.tsx";
import styles from "./sheet.module.css";

type House = {
  readonly name: string;
  readonly whatsapp: readonly { readonly holder: string; readonly number: string }[];
  readonly answerHours: { readonly from: string; readonly to: string };
};

/** Whom to ask, and that the paper is valid as it is; `children` stand before. */
export function Foot({ house, children }: { house: House; children?: ReactNode }) {
  const { t } = useTranslation("trips");
  const [desk] = house.whatsapp;
  return (
    <footer className={styles.foot}>
      {children}
      <div>
        <b>{t("sheet.questions")}</b>
        {desk && (
          <span>
            WhatsApp <bdi>{desk.number}</bdi>
            <Comma />
            {desk.holder}
          </span>
        )}
        <span>{t("sheet.hours", house.answerHours)}</span>
      </div>
      <div>
        <b>{house.name}</b>
        <span>{t("sheet.madeBy")}</span>
      </div>
    </footer>
  );
}
