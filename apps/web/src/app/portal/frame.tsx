import { Link, Outlet } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useCall, useSession } from "../../api/use-call.ts";
import { BlankLayout } from "../../shell/blank.tsx";
import { CustomizerButton } from "../../shell/customizer-button.tsx";
import { FramePiecesProvider } from "../../shell/frame-pieces.ts";
import { Shell } from "../../shell/shell.tsx";
import { Brand } from "../../ui/mark.tsx";
import { SiteNameProvider } from "../../ui/site-name.tsx";
import { TimeZoneProvider } from "../../ui/time-zone.ts";
import { resort } from "../calls.ts";
import { usePortalMenu } from "./menu.ts";
import { PortalPerson } from "./person.tsx";
import { PortalRegion, ShownCurrencyProvider } from "./region.tsx";

const pieces = { brand: <PortalBrand />, region: <PortalRegion /> };

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
  const { data } = useCall(resort, {});
  if (data === undefined) return null;
  return (
    <>
      <span>{t("footer.copyright", { year: data.today.slice(0, 4), name: data.name })}</span>
      <bdi>v{data.version}</bdi>
      <span>{t("footer.powered")}</span>
    </>
  );
}

export function PortalFramed() {
  const session = useSession();
  return (
    <Shell
      brand={<PortalBrand />}
      sections={usePortalMenu()}
      role={session?.role ?? "admin"}
      barEnd={
        <>
          <CustomizerButton />
          <PortalRegion />
          <PortalPerson />
        </>
      }
      footer={<PortalFooter />}
    >
      <Outlet />
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
