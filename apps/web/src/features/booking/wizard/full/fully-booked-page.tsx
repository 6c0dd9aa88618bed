import type { OptionId } from "@pulau/domain/ids.ts";
import { useNavigate } from "@tanstack/react-router";
import { resort } from "../../../../api/resort.ts";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useSearchBy } from "../../../../shell/page-address.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Waiting } from "../../../../ui/waiting.tsx";
import { packages } from "../calls.ts";
import { partyOfSearch, readStaySearch } from "../flow/stay-search.ts";
import { Contacts } from "./contacts.tsx";
import styles from "./full.module.css";
import { NothingFree } from "./fully-booked.tsx";

/** `/fully-booked?optionId=…&checkIn=…`: for addresses from outside the wizard. */
export default function FullyBookedPage() {
  const { t } = useTranslation(["booking", "errors"]);
  const search = useSearchBy(readStaySearch);
  const navigate = useNavigate();
  const { data: place, error } = useCall(resort, {});
  const list = useCall(packages, { query: {} });
  if (error) return <ErrorState error={error} />;
  if (place === undefined) return <Waiting what={t("booking:wait.near")}>{null}</Waiting>;
  const { optionId, checkIn } = search;
  if (optionId === undefined || checkIn === undefined) {
    return (
      <section className={styles.page}>
        <PageTitle text={t("booking:full.title")} />
        <h1 className="display">{t("errors:codes.SOLD_OUT")}</h1>
        <p className={styles.lead}>{t("booking:full.advice")}</p>
        <Contacts resort={place} />
        <div>
          <LinkButton to="/">{t("booking:full.otherDay")}</LinkButton>
        </div>
      </section>
    );
  }
  const packageOf = (id: OptionId) =>
    list.data?.packages.find(({ options }) => options.some(({ _id }) => _id === id))?._id;
  return (
    <NothingFree
      resort={place}
      stay={{ optionId, checkIn, party: partyOfSearch(search) }}
      onChoose={(choice) =>
        navigate({
          to: "/booking/new",
          search: { ...search, packageId: packageOf(choice.optionId), ...choice },
        })
      }
    />
  );
}
