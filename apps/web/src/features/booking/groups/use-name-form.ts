import { nameGuestsRoute } from "@pulau/contract/groups.ts";
import type { z } from "zod";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { type GroupDetail, groupPaths, nameGuests } from "./calls.ts";

export type Room = z.input<typeof nameGuestsRoute.body>["rooms"][number];

/** The types of which rooms are left, with all that they may be called. */
export const typesOf = ({ block }: GroupDetail) =>
  block
    .filter(({ left }) => left > 0)
    .map(({ name, ...type }) => ({ ...type, names: [name.en, name.my, name.cn] }));

/** The rooms that are named, and one in which nobody is yet. */
export function useNameForm(group: GroupDetail, onClose: () => void) {
  const { t } = useTranslation("groups");
  const toast = useToast();
  const name = useSend(nameGuests, groupPaths);
  const [first] = typesOf(group);
  const empty: Room = {
    roomTypeId: first?.roomTypeId ?? "",
    guests: [{ name: "", age: null }],
    nonMalaysians: 0,
    payer: "group",
    email: "",
    mobile: "",
  };
  const form = useForm({
    schema: nameGuestsRoute.body,
    initial: { rooms: [empty] },
    onSubmit: async (body, options) => {
      const { bookings } = await name.mutateAsync({ params: { _id: group._id }, body, options });
      onClose();
      toast({ tone: "success", text: t("naming.done", { count: bookings.length }) });
    },
  });
  return { form, empty };
}
export type NameForm = ReturnType<typeof useNameForm>["form"];
