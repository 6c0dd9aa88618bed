import { useTranslation } from "react-i18next";
import { Picture } from "../../../ui/picture.tsx";
import styles from "./hero.module.css";
import { SearchBar } from "./search-bar.tsx";
import { Unfinished } from "./unfinished.tsx";

export function Hero() {
  const { t } = useTranslation("home");
  return (
    <section className={styles.hero}>
      <div className={styles.art}>
        <Picture name="island-dawn" sizes="100vw" first />
        <div className={styles.words}>
          <h1 className="display">
            <span>{t("hero.first")}</span> <span>{t("hero.second")}</span>
          </h1>
          <p>{t("hero.text")}</p>
        </div>
      </div>
      <SearchBar />
      <Unfinished />
    </section>
  );
}
