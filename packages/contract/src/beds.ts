import type { BedId, BedOptionId } from "@pulau/domain/ids.ts";
import { bedUsers } from "@pulau/domain/party/bed-places.ts";
import { z } from "zod";
import { idOf, WordsField } from "./fields.ts";

/** A kind of bed in a room and how many of it. Sizes in centimetres. */
export const BedSetReply = z.object({
  bedId: idOf<BedId>(),
  name: WordsField,
  usingFor: z.enum(bedUsers),
  /** Persons that one such bed sleeps. */
  noOfPax: z.int(),
  width: z.int(),
  length: z.int(),
  count: z.int(),
  /** Brought in on request. */
  extra: z.boolean(),
});

/** One way to make up a room. */
export const BedOptionReply = z.object({ bedOptionId: idOf<BedOptionId>(), beds: z.array(BedSetReply) });
export type BedOptionReply = z.infer<typeof BedOptionReply>;
