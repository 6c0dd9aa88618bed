import { type CSSProperties, type RefObject, useEffect, useRef, useState } from "react";
import {
  type GuestAnswer,
  isTypedMessage,
  type TypedAnswers,
  type TypedMessage,
  typedAnswer,
} from "../api/typed-answers.ts";
import type { Language } from "../i18n/language.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { Icon } from "../ui/icon.tsx";
import { IconDeviceDesktop, IconDeviceMobile } from "../ui/icons/index.ts";
import { Segmented } from "../ui/segmented.tsx";
import { VisuallyHidden } from "../ui/surfaces.tsx";
import { useLanguage } from "../ui/use-language.ts";
import styles from "./portal-frame.module.css";

/** Device widths in px; what is wider than its place is drawn smaller. */
const widths = { phone: 390, desk: 1280 } as const;
type Device = keyof typeof widths;

/** A place in the portal: a page, the part of it that has this id, and the width in which it is looked at first. */
export type FramedPage = { readonly path: string; readonly id: string | null; readonly device?: Device };

/** How long a part of the page is waited for, in ms. */
const longestWait = 5_000;

/** Looks again and again for what comes with the page in the frame, until it is found or waited for too long. */
function lookUntilFound(find: () => boolean): () => void {
  const until = Date.now() + longestWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (!find() && Date.now() < until) timer = setTimeout(look, 150);
  };
  look();
  return () => clearTimeout(timer);
}

/** Brings the part of the page with this id into view and rings it for a moment; without one, the page's beginning. */
function showPart(frame: HTMLIFrameElement | null, id: string | null): () => void {
  return lookUntilFound(() => {
    if (id === null) {
      frame?.contentWindow?.scrollTo({ top: 0 });
      return true;
    }
    const found = frame?.contentDocument?.getElementById(id);
    if (!found) return false;
    const part = (/^H\d$/.test(found.tagName) && found.closest("section")) || found;
    // By the window inside: what scrolls an element into view would scroll the page around as well.
    const top = part.getBoundingClientRect().top + (frame?.contentWindow?.scrollY ?? 0);
    frame?.contentWindow?.scrollTo({ top: top - 90 });
    part.animate({ outline: ["3px solid #c4452a", "3px solid #c4452a", "3px solid transparent"] }, 2_400);
    return true;
  });
}

/**
 * Says of the landmarks of a whole page in the frame whose they are: who goes from landmark to landmark meets a second head,
 * main part and foot.
 */
function nameLandmarks(frame: HTMLIFrameElement | null, name: string): () => void {
  return lookUntilFound(() => {
    const main = frame?.contentDocument?.querySelector("main");
    for (const part of main?.parentElement?.children ?? [])
      if (part.matches("header, main, footer")) part.setAttribute("aria-label", name);
    return Boolean(main);
  });
}

/** Tells the page in the frame what is typed: whenever that changes, and whenever that page has got an answer. */
function useTelling(frame: RefObject<HTMLIFrameElement | null>, typed: TypedAnswers | null): void {
  const there = useRef<Record<string, GuestAnswer>>({});
  const hasSent = useRef(false);
  useEffect(() => {
    const tell = () => {
      if (typed === null && !hasSent.current) return;
      const others = Object.entries(there.current).filter(([, { path }]) => typed && path in typed);
      const answers = others.map(([name, known]) => [name, typedAnswer(typed ?? {}, known)]);
      const message: TypedMessage = { pulau: "typed", answers: Object.fromEntries(answers) };
      frame.current?.contentWindow?.postMessage(message, location.origin);
      hasSent.current = typed !== null;
    };
    const receive = ({ origin, source, data }: MessageEvent) => {
      const isOurs = origin === location.origin && source === frame.current?.contentWindow;
      if (!isOurs || !isTypedMessage(data) || data.pulau !== "there") return;
      Object.assign(there.current, data.answers);
      tell();
    };
    tell();
    addEventListener("message", receive);
    return () => removeEventListener("message", receive);
  }, [frame, typed]);
}

/** How much smaller a page of this width, in px, is drawn where its place is narrower. */
function useFit(width: number) {
  const place = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(1);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) =>
      setFit(Math.min(1, (entry?.contentRect.width ?? width) / width)),
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [width]);
  return { place, fit };
}

/** The width in which the page is looked at. */
function DeviceChoice({ device, onChange }: { device: Device; onChange: (device: Device) => void }) {
  const { t } = useTranslation("setting-up");
  return (
    <Segmented
      label={t("preview.device")}
      hideLabel
      value={device}
      onChange={onChange}
      choices={[
        {
          value: "phone",
          text: (
            <>
              <Icon of={IconDeviceMobile} size="m" />
              <VisuallyHidden>{t("preview.phone")}</VisuallyHidden>
            </>
          ),
        },
        {
          value: "desk",
          text: (
            <>
              <Icon of={IconDeviceDesktop} size="m" />
              <VisuallyHidden>{t("preview.desk")}</VisuallyHidden>
            </>
          ),
        },
      ]}
    />
  );
}

export type FrameProps = {
  /** The portal's preview address; null shows what everybody sees. */
  readonly url: string | null;
  /** Of what is shown: the page is loaded anew when it changes. */
  readonly version: number;
  readonly shown: FramedPage;
  /** What stands unsaved in the form beside; null where nothing does. */
  readonly typed?: TypedAnswers | null;
};

/** A page of the portal by its preview address, in phone or desktop width and in the three languages. Wants the words of `setting-up`. */
export function PortalFrame({ url, version, shown, typed = null }: FrameProps) {
  const { t } = useTranslation("setting-up");
  const { path, id } = shown;
  const own = useLanguage().language;
  const [language, setLanguage] = useState<Language>(own);
  const [device, setDevice] = useState<Device>(shown.device ?? "phone");
  // Where staff open the portal by another name than its own, the page beside must still be of this origin.
  const to = url !== null && path !== "/" ? `&to=${path}` : "";
  const address = `${url === null ? path : new URL(url).pathname}?lang=${language}${to}`;
  const frame = useRef<HTMLIFrameElement>(null);
  useTelling(frame, typed);
  const { place, fit } = useFit(widths.desk);
  // What is saved makes another document of the same address.
  const shownNow = `${address} ${version}`;
  const [loaded, setLoaded] = useState("");
  useEffect(() => (loaded === shownNow ? showPart(frame.current, id) : undefined), [loaded, shownNow, id]);
  const name = t("preview.title");
  useEffect(
    () => (loaded === shownNow ? nameLandmarks(frame.current, name) : undefined),
    [loaded, shownNow, name],
  );
  return (
    <aside className={styles.preview} aria-label={name}>
      <div className={styles.previewHead}>
        <h2>{name}</h2>
        <Segmented
          label={t("preview.language")}
          hideLabel
          value={language}
          onChange={setLanguage}
          choices={[
            { value: "en", text: "EN", lang: "en" },
            { value: "my", text: "BM", lang: "ms" },
            { value: "cn", text: "中文", lang: "zh-CN" },
          ]}
        />
        <DeviceChoice device={device} onChange={setDevice} />
      </div>
      <div
        ref={place}
        className={styles.device}
        data-device={device}
        style={{ "--fit": fit } as CSSProperties}
      >
        <iframe
          ref={frame}
          onLoad={() => setLoaded(shownNow)}
          key={shownNow}
          title={name}
          src={address}
          width={widths[device]}
          loading="lazy"
        />
      </div>
    </aside>
  );
}
