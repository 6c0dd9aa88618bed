import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Brand } from "../../../../ui/logo.tsx";
import { useWording } from "../use-wording.ts";
import styles from "./sheet.module.css";
import { WholeNumbers } from "./whole-numbers.tsx";

type House = {
  readonly name: string;
  readonly shortName: string;
  readonly legalName: string;
  readonly registrationNumber: string | null;
  readonly taxNumber: string | null;
  readonly address: { readonly short: string; readonly first: string; readonly second: string };
  readonly email: string;
  readonly tel: readonly string[];
};

/** The resort at the head of its papers: mark and name, and what the law wants to know of it. */
export function Letterhead({ house }: { house: House }) {
  const { t } = useTranslation("trips");
  const { list } = useWording();
  const numbers = [
    house.registrationNumber ? t("sheet.registration", { number: house.registrationNumber }) : "",
    house.taxNumber ? t("sheet.tax", { number: house.taxNumber }) : "",
  ];
  const { short, first, second } = house.address;
  return (
    <header className={styles.letterhead}>
      <Brand name={house.name} shortName={house.shortName} />
      <p className={styles.house}>
        <span>{house.legalName}</span>
        <span>
          <WholeNumbers text={list(numbers.filter(Boolean))} />
        </span>
        <span>{[first, second].filter(Boolean).join(", ") || short}</span>
        <span>{list([house.email, ...house.tel.slice(0, 1)])}</span>
      </p>
    </header>
  );
}
