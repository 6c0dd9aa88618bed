import { addDays } from "@pulau/domain/calendar/day.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { occupantsOf, travellersOf } from "@pulau/domain/party/kinds.ts";
import type { Occupants } from "@pulau/domain/party/party.ts";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Resort, RoomTypeOffer } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useWizardFlow } from "../flow/wizard-flow.ts";
import { NearStays, Offer } from "../full/alternative-stays.tsx";
import offers from "../full/full.module.css";
import { useChangeStay } from "../party/use-change-stay.ts";
import { AutoSelectRooms } from "../rooms/auto-select-rooms.tsx";
import { firstPrice } from "../rooms/occupants.ts";
import { RoomsRefusal } from "../rooms/rooms-refusal.tsx";
import { useKeepRooms } from "../rooms/use-keep-rooms.ts";
import { useOffers } from "../rooms/use-offers.ts";
import { useChosenOption } from "../summary/stay-lines.tsx";
import { fullBoat } from "../transport/full-boat.ts";
import { SailingsInstead } from "../transport/other-sailings.tsx";
import styles from "./hold.module.css";
import { useHold } from "./hold-context.ts";

const mostRooms = 3;

/** Room types that take everybody, each as its card shows it first, those nearest to the price of before first. */
const nearest = (types: readonly RoomTypeOffer[], occupants: Occupants, beforeSen: Sen) =>
  types
    .filter(({ refusal }) => refusal === null)
    .flatMap((type) => {
      const price = firstPrice(type.prices, occupants);
      return price === undefined ? [] : [{ type, price }];
    })
    .toSorted((a, b) => Math.abs(a.price.totalSen - beforeSen) - Math.abs(b.price.totalSen - beforeSen))
    .slice(0, mostRooms);

/** The hold ended and somebody else has the rooms or the boat: the nearest rooms, days and boats, one press away. */
export function ExpiredHold({ resort }: { resort: Resort }) {
  const { t } = useTranslation("booking");
  const { json } = useDraft();
  const { gone, setGone } = useHold();
  const navigate = useNavigate();
  const { pathTo } = useWizardFlow();
  const boat = fullBoat(gone);
  const seeAll = () => {
    setGone(null);
    void navigate({ to: pathTo(boat === null ? "rooms" : "transport") });
  };
  return (
    <Dialog
      open={gone !== null}
      onClose={() => setGone(null)}
      title={
        boat === null
          ? t("gone.title", { count: Math.max(1, json.rooms.length) })
          : t(`transport.others.${boat.direction}`)
      }
      acts={
        <Button kind="outline" onClick={seeAll}>
          {t(boat === null ? "gone.all" : "gone.allBoats")}
        </Button>
      }
    >
      {gone !== null && (boat === null ? <Instead resort={resort} /> : <BoatsInstead {...boat} />)}
    </Dialog>
  );
}

/** From when to when the rooms were held, or would be; null while no day is chosen. */
function useStayDays() {
  const { json } = useDraft();
  const { hold } = useHold();
  const { nights } = useChosenOption();
  const { checkIn } = json;
  if (checkIn === null) return null;
  return { checkIn, checkOut: hold?.quote.checkOut ?? addDays(checkIn, nights ?? 1) };
}

/** Boats for the same rooms, and of the days beside. */
function BoatsInstead(boat: NonNullable<ReturnType<typeof fullBoat>>) {
  const { t } = useTranslation("booking");
  const { setGone } = useHold();
  const stay = useStayDays();
  if (stay === null) return null;
  return (
    <div className={styles.gone}>
      <p>{t("gone.boatText")}</p>
      <SailingsInstead
        {...boat}
        stay={{ out: stay.checkIn, back: stay.checkOut }}
        onTaken={() => setGone(null)}
      >
        {(boats) => boats}
      </SailingsInstead>
    </div>
  );
}

function Instead({ resort }: { resort: Resort }) {
  const { t } = useTranslation("booking");
  const { json } = useDraft();
  const { setGone } = useHold();
  const { keep, failure, wanted, under } = useKeepRooms();
  const stay = useStayDays();
  const changeStay = useChangeStay();
  const navigate = useNavigate();
  const { pathTo } = useWizardFlow();
  const { optionId, checkIn, nights, party } = json;
  const take: typeof keep = async (rooms, mark) => {
    const kept = await keep(rooms, mark);
    if (kept) setGone(null);
    return kept;
  };
  return (
    <div className={styles.gone}>
      <p>{t("gone.text")}</p>
      <RoomsRefusal
        failure={failure}
        resort={resort}
        stay={stay}
        rooms={wanted}
        onTaken={() => setGone(null)}
      />
      {json.rooms.length > 1 ? (
        <AutoSelectRooms keep={(rooms) => take(rooms, "auto")} busy={under === "auto"} />
      ) : (
        <FreeTypes resort={resort} busy={under} onTake={take} />
      )}
      {optionId !== null && checkIn !== null && (
        <NearStays
          stay={{ optionId, checkIn, nights, party }}
          onChoose={(choice) => {
            changeStay(choice);
            setGone(null);
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
