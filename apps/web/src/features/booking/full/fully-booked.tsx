import type { Party } from "@pulau/domain/party/party.ts";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { PageTitle } from "../../../ui/site-name.tsx";
import type { Resort } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useChangeStay } from "../party/use-change-stay.ts";
import { Contacts } from "./contacts.tsx";
import styles from "./full.module.css";
import { NearStays } from "./near-stays.tsx";

type Asked = { optionId: string; checkIn: string; party: Party };
type Choice = { packageId?: string; optionId: string; checkIn: string };
type Props = { resort: Resort; asked: Asked; onChoose: (choice: Choice) => void };

/** Nothing is free: the sentence, how to reach a person, and what is free near by. */
export function NothingFree({ resort, asked, onChoose }: Props) {
  const { t } = useTranslation(["booking", "errors"]);
  return (
    <section className={styles.page}>
      <PageTitle text={t("booking:full.title")} />
      <h1 className="display">{t("errors:codes.SOLD_OUT")}</h1>
      <p className={styles.lead}>{t("booking:full.advice")}</p>
      <Contacts resort={resort} />
      <NearStays asked={asked} onChoose={onChoose} />
    </section>
  );
}

/** The same inside the wizard: another day or package goes into the draft, and the rooms are shown anew. */
export function FullyBooked({ resort }: { resort: Resort }) {
  const { draftId, json } = useDraft();
  const changeStay = useChangeStay();
  const navigate = useNavigate();
  const choose = ({ packageId, ...choice }: Choice) => {
    changeStay({ ...choice, ...(packageId !== undefined && { packageId }) });
    void navigate({ to: "/booking/new/$draftId/$step", params: { draftId, step: "rooms" } });
  };
  const asked = { optionId: json.optionId ?? "", checkIn: json.checkIn ?? "", party: json.party };
  return <NothingFree resort={resort} asked={asked} onChoose={choose} />;
}
