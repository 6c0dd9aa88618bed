import { useTranslation } from "../../../i18n/use-translation.ts";
import { InLanguages } from "../../../ui/in-languages.tsx";
import styles from "./advance-sales.module.css";

type Props = Pick<Parameters<typeof InLanguages>[0], "path" | "field"> & {
  labelOf: (language: string) => string;
  /** Characters at most, of a text of several lines. */
  long?: number;
};

/** One text in the three languages, one below the other. */
export function InThree({ labelOf, long, ...of }: Props) {
  const { t } = useTranslation("events");
  return (
    <div className={styles.three}>
      <InLanguages
        {...of}
        labelOf={(language) => labelOf(t(`languages.${language}`))}
        most={long ?? 80}
        long={long !== undefined}
      />
    </div>
  );
}
