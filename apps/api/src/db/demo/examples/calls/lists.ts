import type { Examples } from "../example.ts";

const unused = { needs: "the `id` of a row that nothing uses" } as const;
const deleted = { needs: "the `id` of a row that you deleted within the last ten minutes" } as const;

/** Deleting from the lists takes something that nothing needs any more. */
export const deletedRows: Examples = Object.fromEntries(
  [
    ...["usersList", "departmentsList", "rolesList", "buildingsList"],
    ...["bedsList", "amenitiesList", "roomTypesList", "roomNumbersList"],
    ...["landTransfersList", "transferPointsList", "vehiclesList", "excludedBoatsList"],
    ...["leadSourcesList", "feedbackQuestionsList", "addOnsList", "addOnCategoriesList", "priceListsList"],
    ...["outletsList", "outletItemsList"],
  ].flatMap((list) => [
    [`POST /admin/api/${list}/delete-data`, unused],
    [`POST /admin/api/${list}/restore-data`, deleted],
  ]),
);

/** What each list is sent as a table, and what it is tried with. */
const tables = {
  roomNumbersList: "roomNo,roomType,building\nG-91,G,Garden Court",
  buildingsList: "name,floors\nBoat house,Ground; Upper",
  bedsList: "nameEn,nameMy,nameCn,width,length,sleeps\nSwing bed,Katil buai,吊床,120,190,1",
  amenitiesList: "nameEn,nameMy,nameCn\nTelescope,Teleskop,天文望远镜",
  departmentsList: "name,desc\nLaundry,Behind the kitchen",
  rolesList: "name,desc\nLaundry hand,",
  usersList: "email,name,role,mobile\naminah@example.test,Aminah Ali,Staff,+60 12-345 6789",
  roomTypesList: "roomCode,sizeSqm\nG,26",
  package: "code,nameEn,kind,descEn\nNIGHT,Night on the reef,tour,Two nights and a dive in the dark",
  landTransfersList:
    'from,to,vehicle,minutes\n"Sultan Mahmud Airport, Kuala Terengganu",Tanjung Jetty,Shared van,55',
  transferPointsList: "nameEn,nameMy,nameCn,kind\nBus station,Stesen bas,巴士站,busStation",
  vehiclesList: "nameEn,nameMy,nameCn,kind,seats\nLarge van,Van besar,大面包车,private,14",
  addOnCategoriesList: "nameEn,nameMy,nameCn\nFor the evening,Untuk petang,晚间活动",
};

export const importedTables: Examples = Object.fromEntries(
  Object.entries(tables).flatMap(([list, text]) =>
    ["", "/check"].map((end) => [`POST /admin/api/${list}/import${end}`, { body: { text } }] as const),
  ),
);
