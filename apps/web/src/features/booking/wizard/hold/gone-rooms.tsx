import { occupantsOf, travellersOf } from "@pulau/domain/party/kinds.ts";
import type { Occupants } from "@pulau/domain/party/party.ts";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Resort, RoomTypeOffer } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useWay } from "../flow/way.ts";
import offers from "../full/full.module.css";
import { NearStays, Offer } from "../full/near-stays.tsx";
import { useChangeStay } from "../party/use-change-stay.ts";
import { ChooseForUs } from "../rooms/choose-for-us.tsx";
import { firstPrice } from "../rooms/occupants.ts";
import { useKeepRooms } from "../rooms/use-keep-rooms.ts";
import { useOffers } from "../rooms/use-offers.ts";
import styles from "./hold.module.css";
import { useHold } from "./hold-context.ts";

const mostRooms = 3;

/** Room types that take everybody, each as its card shows it first, those nearest to the price of before first. */
const nearest = (types: readonly RoomTypeOffer[], occupants: Occupants, beforeSen: number) =>
  types
    .filter(({ refusal }) => refusal === null)
    .flatMap((type) => {
      const price = firstPrice(type.prices, occupants);
      return price === undefined ? [] : [{ type, price }];
    })
    .toSorted((a, b) => Math.abs(a.price.totalSen - beforeSen) - Math.abs(b.price.totalSen - beforeSen))
    .slice(0, mostRooms);

/** The hold ended and somebody else has the rooms: the nearest rooms and days, one press away. */
export function GoneRooms({ resort }: { resort: Resort }) {
  const { t } = useTranslation("booking");
  const { json } = useDraft();
  const { gone, setGone } = useHold();
  const navigate = useNavigate();
  const { pathTo } = useWay();
  const seeAll = () => {
    setGone(false);
    void navigate({ to: pathTo("rooms") });
  };
  return (
    <Dialog
      open={gone}
      onClose={() => setGone(false)}
      title={t("gone.title", { count: Math.max(1, json.rooms.length) })}
      acts={
        <Button kind="outline" onClick={seeAll}>
          {t("gone.all")}
        </Button>
      }
    >
      {gone && <Instead resort={resort} />}
    </Dialog>
  );
}

function Instead({ resort }: { resort: Resort }) {
  const { t } = useTranslation("booking");
  const { json } = useDraft();
  const { setGone } = useHold();
  const { keep, failure, under } = useKeepRooms();
  const changeStay = useChangeStay();
  const navigate = useNavigate();
  const { pathTo } = useWay();
  const { optionId, checkIn, nights, party } = json;
  const take: typeof keep = async (rooms, mark) => {
    const kept = await keep(rooms, mark);
    if (kept) setGone(false);
    return kept;
  };
  return (
    <div className={styles.gone}>
      <p>{t("gone.text")}</p>
      {failure !== null && <ErrorState error={failure} />}
      {json.rooms.length > 1 ? (
        <ChooseForUs keep={(rooms) => take(rooms, "auto")} busy={under === "auto"} />
      ) : (
        <FreeTypes resort={resort} busy={under} onTake={take} />
      )}
      {optionId !== null && checkIn !== null && (
        <NearStays
          asked={{ optionId, checkIn, nights, party }}
          onChoose={(choice) => {
            changeStay(choice);
            setGone(false);
            void navigate({ to: pathTo("rooms") });
          }}
        />
      )}
    </div>
  );
}

type FreeProps = { resort: Resort; busy: string | null; onTake: ReturnType<typeof useKeepRooms>["keep"] };

/** Other rooms on the same days; a press holds one, and the step goes on as it was. */
function FreeTypes({ resort, busy, onTake }: FreeProps) {
  const { t } = useTranslation("booking");
  const { say } = useLanguage();
  const { json } = useDraft();
  const { hold } = useHold();
  const { data } = useOffers();
  const occupants = occupantsOf(travellersOf(json.party), resort.bands);
  const free = nearest(data?.roomTypes ?? [], occupants, hold?.quote.totalSen ?? 0);
  if (free.length === 0) return null;
  return (
    <section>
      <h2>{t("gone.rooms")}</h2>
      <ul className={offers.offers}>
        {free.map(({ type, price }) => (
          <Offer
            key={type._id}
            what={say(type.name)}
            sen={price.totalSen}
            busy={busy === type._id}
            onChoose={() => {
              const { totalSen: _, ...beds } = price;
              void onTake([{ roomTypeId: type._id, occupants, ...beds }], type._id);
            }}
          />
        ))}
      </ul>
    </section>
  );
}
