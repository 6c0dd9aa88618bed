import { useState } from "react";
import { type Facts, isFailure } from "../../../../api/call-failure.ts";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import type { Side } from "../../../../ui/changed-since.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { type RoomType, roomPaths, setBedOptions } from "../calls.ts";
import { useNewestType } from "../use-room-types.ts";
import { bedOptionsOf } from "./bed-options.ts";

type Ways = ReturnType<typeof bedOptionsOf>;
const sentOf = (ways: Ways) => ways.map(({ key: _, beds, ...way }) => ({ ...way, beds: [...beds] }));

/** The ways to make up a type's rooms while they are edited, saved whole. */
export function useBedOptions(type: RoomType, onDone: () => void) {
  const { t } = useTranslation("rooms");
  const toast = useToast();
  const send = useSend(setBedOptions, roomPaths);
  const [ways, setWays] = useState(() => bedOptionsOf(type));
  const [version, setVersion] = useState(type.bedsVersion);
  const [met, setMet] = useState<{ facts: Facts; now: RoomType } | null>(null);
  const newest = useNewestType();
  const save = async () => {
    try {
      await send.mutateAsync({
        params: { _id: type._id },
        body: { bedOptions: sentOf(ways) },
        options: { ifMatch: version },
      });
    } catch (thrown) {
      if (!isFailure(thrown, "CHANGED_SINCE")) return; // given back as `failure`
      const now = await newest(type);
      setVersion(now.bedsVersion);
      return setMet({ facts: thrown.facts, now });
    }
    toast({ text: t("saved"), tone: "success" });
    onDone();
  };
  return {
    ways,
    setWays,
    save,
    unsaved: JSON.stringify(sentOf(ways)) !== JSON.stringify(sentOf(bedOptionsOf(type))),
    busy: send.isPending,
    failure: send.error && !isFailure(send.error, "CHANGED_SINCE") ? send.error : null,
    /** What somebody else saved meanwhile, until one has chosen. */
    met: met?.facts ?? null,
    takeAll: (side: Side): void => {
      if (side === "theirs" && met !== null) setWays(bedOptionsOf(met.now));
      setMet(null);
    },
  };
}
