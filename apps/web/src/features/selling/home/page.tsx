import { useTranslation } from "../../../i18n/use-translation.ts";
import { PageTitle } from "../../../ui/site-name.tsx";
import { CheaperDate } from "./cheaper-date.tsx";
import { Facts } from "./facts.tsx";
import { Hero } from "./hero.tsx";
import { WaysToStay } from "./ways-to-stay.tsx";

export default function HomePage() {
  const { t } = useTranslation("home");
  return (
    <>
      <PageTitle text={t("title")} />
      <meta name="description" content={t("description")} />
      <Hero />
      <WaysToStay />
      <CheaperDate />
      <Facts />
    </>
  );
}
