import { Link, Outlet } from "@tanstack/react-router";
import { resort } from "../../api/resort.ts";
import { useCall, useSession } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { BlankLayout } from "../../shell/blank.tsx";
import { CustomizerButton } from "../../shell/customizer-button.tsx";
import { FramePiecesProvider } from "../../shell/frame-pieces.ts";
import { Shell } from "../../shell/shell.tsx";
import { Brand } from "../../ui/logo.tsx";
import { onDemand } from "../../ui/on-demand.tsx";
import { SiteNameProvider } from "../../ui/site-name.tsx";
import { TimeZoneProvider } from "../../ui/time-zone.ts";
import { useLanguage } from "../../ui/use-language.ts";
import styles from "./frame.module.css";
import { usePortalMenu } from "./menu.ts";
import { PortalPerson } from "./person.tsx";
import { PortalRegion, ShownCurrencyProvider } from "./region.tsx";
import { SiteSearch } from "./site-search.tsx";

const pieces = { brand: <PortalBrand />, region: <PortalRegion /> };

/** Stands at the end of the page: its words are no part of the first one. */
const SocialLinks = onDemand(() => import("./social-links.tsx"), "later");

/** Few ever see it. */
const ClosedPortal = onDemand(() => import("../../features/selling/home/closed-portal.tsx"), "errors");

export function PortalRoot() {
  const { data } = useCall(resort, {});
  return (
    <SiteNameProvider value={data?.name ?? "Pulau"}>
      {data?.look.stylesheet && <link rel="stylesheet" href={data.look.stylesheet} precedence="resort" />}
      <TimeZoneProvider value={data?.timeZone}>
        <ShownCurrencyProvider>
          <FramePiecesProvider value={pieces}>
            <Outlet />
          </FramePiecesProvider>
        </ShownCurrencyProvider>
      </TimeZoneProvider>
    </SiteNameProvider>
  );
}

export function PortalBrand() {
  const { data } = useCall(resort, {});
  return (
    <Link to="/">
      <Brand name={data?.name ?? ""} shortName={data?.shortName ?? ""} logo={data?.look.logo} />
    </Link>
  );
}

function PortalFooter() {
  const { t } = useTranslation("shell");
  const { say } = useLanguage();
  const { data } = useCall(resort, {});
  if (data === undefined) return null;
  const pages = data.pages.filter(({ place }) => place === "footer" || place === "both");
  return (
    <>
      {pages.length > 0 && (
        <nav className={styles.pages} aria-label={t("menu.pages")}>
          {pages.map(({ slug, title }) => (
            <Link key={slug} to={`/info/${slug}`} className="link">
              {say(title)}
            </Link>
          ))}
        </nav>
      )}
      {data.contact.social.length > 0 && <SocialLinks social={data.contact.social} />}
      <span>{t("footer.copyright", { year: data.today.slice(0, 4), name: data.name })}</span>
      <bdi>v{data.version}</bdi>
      <span>{t("footer.powered")}</span>
    </>
  );
}

export function PortalFramed() {
  const session = useSession();
  const { data } = useCall(resort, {});
  return (
    <Shell
      brand={<PortalBrand />}
      sections={usePortalMenu()}
      role={session?.role ?? "admin"}
      barEnd={
        <>
          <SiteSearch />
          <CustomizerButton />
          <PortalRegion />
          <PortalPerson />
        </>
      }
      footer={<PortalFooter />}
    >
      {data?.opening.open === false ? <ClosedPortal preview={data.opening.preview} /> : <Outlet />}
    </Shell>
  );
}

export function PortalBlank() {
  return (
    <BlankLayout brand={<PortalBrand />} end={<PortalRegion />}>
      <Outlet />
    </BlankLayout>
  );
}
