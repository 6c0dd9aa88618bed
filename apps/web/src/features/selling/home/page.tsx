import { useTranslation } from "react-i18next";
import { PageTitle } from "../../../ui/site-name.tsx";
import { Facts } from "./facts.tsx";
import { Hero } from "./hero.tsx";
import { KinderDate } from "./kinder-date.tsx";
import { WaysToStay } from "./ways-to-stay.tsx";

export default function HomePage() {
  const { t } = useTranslation("home");
  return (
    <>
      <PageTitle text={t("title")} />
      <meta name="description" content={t("description")} />
      <Hero />
      <WaysToStay />
      <KinderDate />
      <Facts />
    </>
  );
}
