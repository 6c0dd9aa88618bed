import { everyRoomTypeRoute, roomTypesRoute } from "@pulau/contract/availability.ts";
import { expect, it } from "vitest";
import { type TypedAnswers, typedAnswer } from "../../../api/typed-answers.ts";
import { typedAmenity, typedBed } from "./typed-in-rooms.ts";

const name = (en: string) => ({ en, my: en, cn: en });
const bed = {
  bedId: "king",
  name: name("King bed"),
  usingFor: "Both",
  noOfPax: 2,
  width: 180,
  length: 200,
  count: 1,
  extra: false,
};
const type = {
  _id: "villa",
  amenities: [name("Kettle"), name("Balcony")],
  bedOptions: [{ bedOptionId: "o", beds: [bed, { ...bed, bedId: "single", name: name("Single bed") }] }],
};
const row = { id: 1, version: 1, active_status: true, desc: "" };

const seen = (typed: TypedAnswers) =>
  [roomTypesRoute.path, everyRoomTypeRoute.path].map((path) =>
    typedAnswer(typed, { path, sent: {}, answer: { roomTypes: [type] } }),
  );

it("tells a bed as it is typed wherever a room is made up with it", () => {
  const king = {
    ...row,
    _id: "king",
    name: bed.name,
    using_for: "Both",
    no_of_pax: 2,
    width: 180,
    length: 200,
  } as const;
  const [ofStay, every] = seen(typedBed(king, { ...king, name: name("Emperor bed"), width: 200 }));
  expect(every).toEqual(ofStay);
  expect(ofStay).toMatchObject({
    roomTypes: [
      {
        bedOptions: [
          { beds: [{ ...bed, name: name("Emperor bed"), width: 200 }, { name: name("Single bed") }] },
        ],
      },
    ],
  });
});

it("tells an amenity as it is typed at every type that has it", () => {
  const kettle = { ...row, _id: "a", name: name("Kettle"), icon_path: "", room_types: 1 };
  const [ofStay, every] = seen(typedAmenity(kettle, { ...kettle, name: name("Teapot") }));
  expect(every).toEqual(ofStay);
  expect(ofStay).toEqual({ roomTypes: [{ ...type, amenities: [name("Teapot"), name("Balcony")] }] });
});
