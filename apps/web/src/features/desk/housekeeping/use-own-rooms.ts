import type { PersonId } from "@pulau/domain/ids.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { callQuery } from "../../../api/queries.ts";
import { useBackend, useSession } from "../../../api/use-call.ts";
import { type Board, housekeepingRoom, type Room } from "./calls.ts";

/** For how long a room that nobody has opened need not be read anew, in ms. */
const freshFor = 600_000;
/** Most rooms that are read beforehand. */
const mostRooms = 30;

/** The rooms that somebody is going to open: their own, or those to clean where they have none. */
function roomsToRead(rooms: readonly Room[], me: PersonId | undefined): readonly Room[] {
  const own = rooms.filter(({ assignedTo }) => assignedTo?._id === me);
  const dirty = rooms.filter(({ cleaning }) => cleaning === "dirty");
  return (own.length > 0 ? own : dirty).slice(0, mostRooms);
}

/** Reads the pages of one's rooms beforehand, one after the other: where they are cleaned there may be no signal to open them. */
export function useOwnRooms(board: Board | undefined): void {
  const { call } = useBackend();
  const queries = useQueryClient();
  const me = useSession()?.record.id;
  const ids = board ? roomsToRead(board.rooms, me).map(({ _id }) => _id) : [];
  const wanted = ids.join(" ");
  useEffect(() => {
    let goes = true;
    const readAll = async () => {
      for (const _id of wanted.split(" ").filter(Boolean)) {
        if (!goes) return;
        await queries.prefetchQuery({
          ...callQuery(call, housekeepingRoom, { params: { _id } }),
          staleTime: freshFor,
          retry: false,
        });
      }
    };
    void readAll();
    return () => {
      goes = false;
    };
  }, [call, queries, wanted]);
}
