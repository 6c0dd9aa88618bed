/** What a column of a pasted table can hold. */
export const guestColumns = [
  "room",
  "fullName",
  "chineseName",
  "identity",
  "passport",
  "birthDay",
  "age",
  "nationality",
  "nonMalaysian",
  "senior",
  "disabled",
  "vegetarian",
  "allergies",
  "email",
  "phone",
  "activity",
  "market",
] as const;
export type GuestColumn = (typeof guestColumns)[number];

/** Headings as people write them in the three languages, without blanks, signs and case. The first one is ours. */
const headings: Record<GuestColumn, readonly string[]> = {
  room: ["room", "roomno", "roomnumber", "bilik", "nobilik", "房间", "房号", "房间号", "客房"],
  fullName: [
    ...["fullname", "name", "guest", "guestname", "nameinpassport", "passportname"],
    ...["namapenuh", "nama", "namatetamu", "姓名", "英文姓名", "英文名", "拼音", "名字", "护照姓名"],
  ],
  chineseName: ["chinesename", "namacina", "中文姓名", "中文名", "中文名字"],
  identity: [
    ...[
      "icorpassport",
      "ic",
      "icno",
      "icnumber",
      "nric",
      "mykad",
      "mykadno",
      "identity",
      "id",
      "idno",
      "identitycard",
    ],
    ...[
      "passportoric",
      "passportorico",
      "icpassport",
      "passportic",
      "icorpassportnumber",
      "passportoricnumber",
    ],
    ...[
      "mykadataupasport",
      "pasportataumykad",
      "kpataupasport",
      "nokp",
      "kp",
      "kadpengenalan",
      "nokadpengenalan",
      "pasportataukp",
      "kppasport",
    ],
    ...["身份证或护照", "护照或身份证", "身份证", "身份证号", "身份证号码", "证件号", "证件号码", "大马卡"],
  ],
  passport: [
    ...["passport", "passportno", "passportnumber", "pasport", "nopasport", "nomborpasport"],
    ...["护照", "护照号", "护照号码"],
  ],
  birthDay: [
    ...["dateofbirth", "dob", "birthday", "birthdate", "born"],
    ...["tarikhlahir", "出生日期", "生日", "出生"],
  ],
  age: ["age", "ageonarrival", "umur", "年龄", "岁数"],
  nationality: ["nationality", "citizenship", "country", "warganegara", "kewarganegaraan", "国籍", "公民"],
  nonMalaysian: [
    "notmalaysian",
    "nonmalaysian",
    "foreigner",
    "bukanwarganegara",
    "bukanmalaysia",
    "非马来西亚公民",
    "外国人",
  ],
  senior: ["senior", "seniorcitizen", "wargaemas", "长者", "乐龄", "年长者"],
  disabled: ["disabled", "disabledperson", "oku", "orangkurangupaya", "残障", "残疾", "残障人士"],
  vegetarian: ["vegetarian", "vegetarianism", "diet", "sayursahaja", "素食", "素食者", "吃素"],
  allergies: [
    ...["allergies", "allergy", "foodallergies", "foodallergy", "dietaryneeds", "dietaryrequirements"],
    ...["alahan", "alahanmakanan", "alergi", "过敏", "食物过敏", "过敏源", "过敏食物", "忌口"],
  ],
  email: ["email", "emailaddress", "mel", "emel", "电邮", "邮箱", "电子邮件", "电子邮箱"],
  activity: ["activity", "activities", "aktiviti", "活动项目", "活动"],
  market: ["pricefor", "market", "hargauntuk", "pasaran", "适用价格", "市场"],
  phone: [
    ...[
      "phone",
      "phones",
      "phonenumber",
      "mobile",
      "mobileno",
      "mobilenumber",
      "tel",
      "telephone",
      "hp",
      "contact",
      "handphone",
    ],
    ...["telefon", "notelefon", "nohp", "电话", "手机", "手机号", "手机号码", "联系电话", "电话号码"],
  ],
};

/** Letters and digits alone: `Full name *` and `FULL-NAME` are one. */
const bare = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

const byHeading = new Map(
  guestColumns.flatMap((column) => headings[column].map((text) => [text, column] as const)),
);

/** The column that a heading names, in English, Malay or Chinese; null for one that says nothing to us. */
export function columnOf(heading: string): GuestColumn | null {
  const known = byHeading.get(bare(heading));
  if (known) return known;
  // "Full name (as in passport)", "Vegetarian? (Y/N)": what is in brackets explains.
  const short = bare(
    heading
      .normalize("NFKC")
      .replace(/\(.*?\)/gu, "")
      .replace(/[?？*].*$/u, ""),
  );
  return byHeading.get(short) ?? null;
}

/**
 * The columns of a table by its first row, and whether that row is a heading at all: it is when it names a name and no
 * heading twice. A table without one is read in our own order.
 */
export function readHeadings(first: readonly string[]): {
  columns: (GuestColumn | null)[];
  isHeading: boolean;
} {
  const columns = first.map(columnOf);
  const known = columns.filter((column) => column !== null);
  if (columns.includes("fullName") || known.length >= 2) return { columns, isHeading: true };
  return { columns: first.map((_, i) => plainOrder[i] ?? null), isHeading: false };
}

/** What is pasted without headings: name and paper first, as lists are mostly kept. */
const plainOrder: readonly GuestColumn[] = ["fullName", "identity", "age", "phone", "email"];
