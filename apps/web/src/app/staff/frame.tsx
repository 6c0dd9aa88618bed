import { Link, Navigate, Outlet, useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { resort } from "../../api/resort.ts";
import { useCall, useMay, useSession } from "../../api/use-call.ts";
import { SendKept } from "../../business/send-kept.tsx";
import { useMayOpen, useMenuPages, useStaffHome } from "../../business/staff-menu.ts";
import { useUsageText } from "../../business/use-usage-text.ts";
import { DeskKeys } from "../../features/desk/front-desk/keys/desk-keys.tsx";
import { DeskSearch } from "../../features/desk/front-desk/search/desk-search.tsx";
import { useNews } from "../../features/ground/news/use-news.ts";
import { LookBar } from "../../features/people/staff-lists/look-bar.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useMenuFolds } from "../../listing/saved-view.ts";
import { BlankLayout } from "../../shell/blank.tsx";
import { CustomizerButton } from "../../shell/customizer-button.tsx";
import { FramePiecesProvider } from "../../shell/frame-pieces.ts";
import { RegionMenu } from "../../shell/region-menu.tsx";
import { Shell } from "../../shell/shell.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Brand } from "../../ui/logo.tsx";
import { onDemand } from "../../ui/on-demand.tsx";
import { PageTitle, SiteNameProvider } from "../../ui/site-name.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { TimeZoneProvider } from "../../ui/time-zone.ts";
import { useChangeLanguage } from "../../ui/use-change-language.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { UsesText } from "../../ui/uses-text.ts";
import { WritesDisabledProvider } from "../../ui/writes-disabled.ts";
import { useStaffMenu } from "./menu.ts";
import { NewBookingPlace } from "./new-booking-place.tsx";
import { Offline } from "./offline.tsx";
import { StaffPerson } from "./person.tsx";
import { SessionExpired } from "./session-expired.tsx";
import { useJump } from "./use-jump.ts";

const Bell = onDemand(() => import("../../features/people/notices/desk-bell.tsx"), "notices");

const pieces = { brand: <StaffBrand />, region: <StaffRegion /> };

export function StaffRoot() {
  const { t } = useTranslation("staff");
  const looksAs = useSession()?.looksAs;
  const { data } = useCall(resort, {});
  return (
    <SiteNameProvider value={data?.name ?? "Pulau"}>
      {data?.look.stylesheet && <link rel="stylesheet" href={data.look.stylesheet} precedence="resort" />}
      <TimeZoneProvider value={data?.timeZone}>
        <FramePiecesProvider value={pieces}>
          <WritesDisabledProvider value={looksAs ? t("lookAs.off", { role: looksAs }) : null}>
            <UsesText value={useUsageText()}>
              <Allowed />
            </UsesText>
          </WritesDisabledProvider>
          <NewBookingPlace />
          <LookBar />
          <SessionExpired />
        </FramePiecesProvider>
      </TimeZoneProvider>
    </SiteNameProvider>
  );
}

/** The page, or that it is not for who looks: then nothing of it is asked for. */
function Allowed() {
  const { t } = useTranslation(["staff", "errors"]);
  // The page that is shown: while the next one loads, the address is already the next one's.
  const path = useRouterState({ select: ({ matches, location }) => (matches.at(-1) ?? location).pathname });
  const mayOpen = useMayOpen();
  const home = useStaffHome();
  if (mayOpen(path)) return <Outlet />;
  // Whoever has nothing to do with Today begins at what they do.
  if (/^\/staff\/?$/.test(path) && home !== undefined) return <Navigate to={home} replace />;
  return (
    <StaffFrame>
      <PageTitle text={t("notAllowed.title")} />
      <EmptyState
        picture="jungle-trail"
        title={t("notAllowed.title")}
        act={
          home !== undefined && (
            <LinkButton to={home}>{t(home === "/staff" ? "notAllowed.act" : "notAllowed.home")}</LinkButton>
          )
        }
      >
        {t("errors:staffNotAllowed")}
      </EmptyState>
    </StaffFrame>
  );
}

export function StaffBrand() {
  const { t } = useTranslation("staff");
  const { data } = useCall(resort, {});
  return (
    <Link to="/staff">
      <Brand
        name={data?.name ?? ""}
        shortName={data?.shortName ?? ""}
        logo={data?.look.logo}
        note={t("side")}
      />
    </Link>
  );
}

const RegionPanel = onDemand(() => import("../../shell/region-panel.tsx"), "pieces");

function StaffRegion() {
  const { language } = useLanguage();
  const change = useChangeLanguage();
  return (
    <RegionMenu currency="MYR">
      <RegionPanel language={language} onLanguage={change} />
    </RegionMenu>
  );
}

export const StaffFramed = () => (
  <StaffFrame>
    <Outlet />
  </StaffFrame>
);

function StaffFrame({ children }: { children: ReactNode }) {
  const session = useSession();
  const { t } = useTranslation("shell");
  const { data } = useCall(resort, {});
  const menu = useStaffMenu();
  const pages = useMenuPages();
  const may = useMay();
  const { language } = useLanguage();
  useNews();
  useJump();
  return (
    <Shell
      brand={<StaffBrand />}
      sections={menu}
      folds={useMenuFolds()}
      role={session?.role ?? "staff"}
      barStart={
        <DeskSearch
          bringPlaces={() =>
            import("./places.ts").then((found) => found.bringPlaces({ menu, pages, may, language }))
          }
          mayReadBookings={may("bookings", "read")}
        />
      }
      barEnd={
        <>
          <DeskKeys />
          <Bell />
          <CustomizerButton />
          <StaffRegion />
          <StaffPerson />
        </>
      }
      footer={
        data && (
          <>
            <span>{t("footer.copyright", { year: data.today.slice(0, 4), name: data.name })}</span>
            <bdi>v{data.version}</bdi>
            <span>{t("footer.powered")}</span>
          </>
        )
      }
    >
      <Offline />
      <SendKept />
      {children}
    </Shell>
  );
}

export function StaffBlank() {
  return (
    <BlankLayout brand={<StaffBrand />} end={<StaffRegion />}>
      <Outlet />
    </BlankLayout>
  );
}
