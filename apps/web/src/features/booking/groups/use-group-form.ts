import { GroupBody, NewGroup } from "@pulau/contract/groups.ts";
import type { z } from "zod";
import { useBackend, useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { changeGroup, createGroup, type GroupDetail, group as groupCall, groupPaths } from "./calls.ts";

type Input = z.input<typeof NewGroup>;

const blank: Input = {
  name: "",
  kind: "club",
  contactName: "",
  email: "",
  mobile: "",
  language: "en",
  note: "",
  rooms: [{ roomTypeId: "", rooms: 1 }],
  persons: 2,
  cutOffOn: "",
  stages: [],
  prices: [],
  billTo: null,
  accountId: null,
  optionId: "",
  checkIn: "",
  nights: null,
};

const inputOf = (group: GroupDetail): Input => {
  const {
    name,
    kind,
    contactName,
    email,
    mobile,
    language,
    note,
    persons,
    cutOffOn,
    stages,
    optionId,
    checkIn,
    prices,
    billTo,
    accountId,
  } = group;
  const rooms = group.block.map(({ roomTypeId, rooms: count }) => ({ roomTypeId, rooms: count }));
  const terms = { name, kind, contactName, email, mobile, language, note, persons, cutOffOn, stages, rooms };
  return { ...terms, prices, billTo, accountId, optionId, checkIn, nights: null };
};

/** Makes a group, or changes what of one can still be changed. */
export function useGroupForm(group: GroupDetail | null, onClose: () => void) {
  const { t } = useTranslation("groups");
  const toast = useToast();
  const { call } = useBackend();
  const add = useSend(createGroup, groupPaths);
  const change = useSend(changeGroup, groupPaths);
  const _id = group?._id ?? "";
  const latest = async () => {
    const now = await call(groupCall, { params: { _id } });
    return { values: inputOf(now), version: now.version };
  };
  return useForm({
    schema: NewGroup,
    initial: group ? inputOf(group) : blank,
    versioned: group ? { version: group.version, latest } : undefined,
    onSubmit: async (body, options) => {
      if (group) await change.mutateAsync({ params: { _id }, body: GroupBody.parse(body), options });
      else await add.mutateAsync({ body, options });
      onClose();
      toast({ tone: "success", text: t(group ? "form.changed" : "form.made", { name: body.name }) });
    },
  });
}

export type GroupForm = ReturnType<typeof useGroupForm>;
