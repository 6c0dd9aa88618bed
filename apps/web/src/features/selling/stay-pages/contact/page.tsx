import { Link } from "@tanstack/react-router";
import { resort } from "../../../../api/resort.ts";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { AnchorButton, LinkButton } from "../../../../ui/button.tsx";
import { Icon, type IconShape } from "../../../../ui/icon.tsx";
import {
  IconBrandMessenger,
  IconBrandWhatsapp,
  IconMail,
  IconMapPin,
  IconPhone,
} from "../../../../ui/icons/index.ts";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { island } from "../calls.ts";
import { IslandMap } from "../island/island-map.tsx";
import { placesOf } from "../island/places-of.ts";
import { PageShape } from "../page-shape.tsx";
import styles from "../stay-pages.module.css";

const digits = (number: string) => number.replace(/\D/g, "");
const away = { target: "_blank", rel: "noreferrer" } as const;

/** How the resort is reached: by message, by telephone, by mail, and on the map. */
export default function ContactPage() {
  const { t } = useTranslation("stay-pages");
  const { say } = useLanguage();
  const { data: place, error, refetch } = useCall(resort, {});
  const { data: map } = useCall(island, {});
  if (place === undefined && error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (place === undefined) return <PageShape />;
  const { email, tel, whatsapp, messenger } = place.contact;
  const faq = place.pages.find(({ kind }) => kind === "faq");
  return (
    <article className={styles.page}>
      <PageTitle text={t("contact.title")} />
      <meta name="description" content={t("contact.description", { name: place.name })} />
      <header className={styles.head}>
        <h1 className="display">{t("contact.title")}</h1>
        <p className={styles.lead}>{t("contact.lead", place.answerHours)}</p>
      </header>
      <ul className={styles.contacts}>
        {whatsapp.map(({ holder, number }) => (
          <Way
            key={number}
            icon={IconBrandWhatsapp}
            href={`https://wa.me/${digits(number)}`}
            what={holder ? t("contact.whatsapp", { holder }) : "WhatsApp"}
            value={number}
          />
        ))}
        {messenger && (
          <Way
            icon={IconBrandMessenger}
            href={messenger}
            what={t("contact.messenger")}
            value={place.shortName}
          />
        )}
        {tel.map((number) => (
          <Way
            key={number}
            icon={IconPhone}
            href={`tel:${number.replace(/[^\d+]/g, "")}`}
            what={t("contact.tel")}
            value={number}
          />
        ))}
        {email && <Way icon={IconMail} href={`mailto:${email}`} what={t("contact.email")} value={email} />}
      </ul>
      {faq && (
        <p>
          <Link className="link" to={`/info/${faq.slug}`}>
            {say(faq.title)}
          </Link>
        </p>
      )}
      <Address />
      {map?.map && (
        <section className={styles.section}>
          <IslandMap map={map.map} places={placesOf(map)} chosen={[]} />
          <p className={styles.acts}>
            <LinkButton to="/island" kind="outline">
              {t("crossing.island")}
            </LinkButton>
          </p>
        </section>
      )}
    </article>
  );
}

function Way({ icon, href, what, value }: { icon: IconShape; href: string; what: string; value: string }) {
  return (
    <li>
      <a href={href} className={styles.way} {...(href.startsWith("http") && away)}>
        <Icon of={icon} />
        <span>
          <b>{what}</b>
          <bdi className="hint">{value}</bdi>
        </span>
      </a>
    </li>
  );
}

/** Where letters go and where one drives to, with a map of the world elsewhere. */
function Address() {
  const { t } = useTranslation("stay-pages");
  const { data: place } = useCall(resort, {});
  const lines = place ? [place.address.first, place.address.second].filter(Boolean) : [];
  if (place === undefined || lines.length === 0) return null;
  const found = new URLSearchParams({ api: "1", query: `${place.name}, ${lines.join(", ")}` });
  return (
    <section className={styles.section} aria-labelledby="address">
      <h2 className="display" id="address">
        {t("contact.address")}
      </h2>
      <address className={styles.address}>
        <b>{place.name}</b>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p className={styles.acts}>
        <AnchorButton
          kind="outline"
          icon={IconMapPin}
          href={`https://www.google.com/maps/search/?${found}`}
          {...away}
        >
          {t("contact.openMap")}
        </AnchorButton>
      </p>
    </section>
  );
}
