import { useTranslation } from "react-i18next";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import styles from "./listing.module.css";

const rows = ["first", "second", "third", "fourth", "fifth"];

/** The table as it will stand, before its rows are known. */
export function ListingShape() {
  const { t } = useTranslation("trips");
  return (
    <Waiting what={t("listing.waiting")}>
      <div className={styles.shape}>
        {rows.map((row) => (
          <div key={row}>
            <Skeleton width="62%" />
            <Skeleton width="48%" />
            <Skeleton width="40%" />
          </div>
        ))}
      </div>
    </Waiting>
  );
}
