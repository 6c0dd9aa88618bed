import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { DraftId } from "@pulau/domain/ids.ts";
import { type ReactNode, useState } from "react";
import type { DraftAnswer } from "../calls.ts";
import { DraftProvider, type OpenDraft } from "../draft/draft-context.ts";
import { createDraftQueue } from "../draft/draft-queue.ts";
import { type HoldDesk, HoldDeskProvider } from "../hold/hold-context.ts";

const nowhere = { read: () => null, keep: () => undefined, forget: () => undefined };

function openSample(json: BookingJson): OpenDraft {
  const draftId: DraftId = crypto.randomUUID();
  const updatedAt = new Date(0).toISOString();
  const first: DraftAnswer = { _id: draftId, json, version: 1, updatedAt, holdId: null, bookingId: null };
  const queue = createDraftQueue({
    first,
    copies: nowhere,
    save: async (changed, version) => ({ ...first, json: changed, version: version + 1 }),
    newest: async () => first,
    isStale: () => false,
    mayPass: () => false,
    after: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
  });
  return { draftId, queue };
}

const refuse = () => Promise.reject(new Error("a sample stay holds nothing"));

/** The guests' pieces ask whether rooms are held: of a sample stay none ever are. */
const noHold: HoldDesk = {
  state: "none",
  hold: null,
  endsAt: null,
  busy: null,
  take: refuse,
  alter: refuse,
  extend: refuse,
  release: () => Promise.resolve(),
  agree: () => Promise.resolve(true),
  question: null,
  gone: null,
  setGone: () => undefined,
  override: null,
};

/** A draft that lives in this page alone, begun with `json`: what is chosen in it is kept and held nowhere. */
export function SampleDraft({ json, children }: { json: BookingJson; children: ReactNode }) {
  const [draft] = useState(() => openSample(json));
  return (
    <DraftProvider value={draft}>
      <HoldDeskProvider value={noHold}>{children}</HoldDeskProvider>
    </DraftProvider>
  );
}
