/** What invented guests are called. A Malay and an Indian name carry the father's, a Chinese one the family's first. */
export const malayMen = [
  ..."Ahmad Faizal,Muhammad Hakim,Khairul Anuar,Amir Hamzah,Hafiz,Zulkifli,Azman,Farid,Harith,Syafiq,Rizal".split(
    ",",
  ),
  ..."Nazri,Idris,Wahid,Shahrul,Iskandar,Danial,Aiman,Luqman,Firdaus".split(","),
];
export const malayWomen = [
  ..."Nurul Izzah,Siti Zulaikha,Norhayati,Balqis,Zainab,Farhana,Maryam,Aina,Sofea,Hidayah,Rohana".split(","),
  ..."Nur Aisyah,Syazwani,Liyana,Kamariah,Hanis,Amira,Fatin,Laila,Khadijah".split(","),
];
export const malayFathers = [
  ..."Ismail,Abdullah,Hassan,Salleh,Rahman,Yusof,Osman,Ibrahim,Mohd Noor,Bakar,Kassim,Mahmud".split(","),
  ..."Zainal,Jaafar,Ramli,Sulaiman,Talib,Harun".split(","),
];

/** Family name as it is written in Malaysia, and in characters. */
export const chineseFamilies = [
  ["Tan", "陈"],
  ["Lim", "林"],
  ["Lee", "李"],
  ["Wong", "黄"],
  ["Ng", "吴"],
  ["Chong", "张"],
  ["Goh", "吴"],
  ["Ooi", "黄"],
  ["Teh", "郑"],
  ["Low", "刘"],
  ["Chua", "蔡"],
  ["Yap", "叶"],
  ["Leong", "梁"],
  ["Foo", "符"],
  ["Sim", "沈"],
  ["Beh", "马"],
  ["Chin", "陈"],
  ["Liew", "刘"],
] as const;
export const chineseMen = [
  ["Wei Ming", "伟明"],
  ["Jun Hao", "俊豪"],
  ["Kah Hoe", "家豪"],
  ["Boon Keat", "文杰"],
  ["Chin Aik", "振益"],
  ["Zhi Yang", "志洋"],
  ["Wen Xiang", "文祥"],
  ["Kok Leong", "国良"],
  ["Yong Sheng", "永胜"],
  ["Jia Jun", "嘉俊"],
  ["Teck Soon", "德顺"],
  ["Chee Meng", "志明"],
] as const;
export const chineseWomen = [
  ["Mei Ling", "美玲"],
  ["Swee Lin", "瑞莲"],
  ["Jia Hui", "佳慧"],
  ["Siew Fong", "秀芳"],
  ["Lay Peng", "丽萍"],
  ["Mei Yee", "美仪"],
  ["Xin Yi", "欣怡"],
  ["Pei Shan", "佩珊"],
  ["Hui Min", "慧敏"],
  ["Wan Ting", "婉婷"],
  ["Li Xuan", "丽璇"],
  ["Shu Fen", "淑芬"],
] as const;

export const indianMen = [
  ..."Arjun,Ravi Shankar,Suresh,Kumaran,Vijay,Prakash,Ganesh,Dinesh,Sathish,Mohan,Karthik,Naveen".split(","),
];
export const indianWomen = [
  ..."Kavitha,Priya,Vijaya,Lakshmi,Anjali,Thivya,Meena,Shanti,Deepa,Revathi,Nirmala,Saraswathy".split(","),
];
export const indianFathers = [
  ..."Raman,Nair,Pillai,Rajan,Subramaniam,Krishnan,Muthu,Govindasamy,Chandran,Balan".split(","),
];

export type Abroad = {
  readonly country: string;
  readonly callingCode: string;
  readonly city: string;
  readonly postCode: string;
  readonly street: string;
  readonly men: readonly string[];
  readonly women: readonly string[];
  readonly families: readonly string[];
  /** How many guests of a hundred foreign ones come from there. */
  readonly share: number;
};

export const abroad: readonly Abroad[] = [
  {
    country: "SG",
    callingCode: "+65",
    city: "Singapore",
    postCode: "520118",
    street: "Blk 118 Tampines Street 11",
    men: "Jonathan,Marcus,Wei Jie,Darren,Imran,Jun Hao,Nicholas,Ryan".split(","),
    women: "Rachel,Hui Ling,Sarah,Nadiah,Cheryl,Jia Min,Amanda,Priscilla".split(","),
    families: "Tan,Lim,Koh,Ong,Seah,Chia,de Souza".split(","),
    share: 46,
  },
  {
    country: "CN",
    callingCode: "+86",
    city: "Guangzhou",
    postCode: "510620",
    street: "Tianhe Bei Lu 233",
    men: "Haoran,Yichen,Jianguo,Bowen,Zihan,Mingze,Junjie,Tianyu".split(","),
    women: "Xiuying,Yutong,Meiqi,Ruoxi,Yuxin,Jiayi,Siqi,Wanting".split(","),
    families: "Chen,Wang,Liu,Zhao,Huang".split(","),
    share: 14,
  },
  {
    country: "GB",
    callingCode: "+44",
    city: "Bristol",
    postCode: "BS6 5QA",
    street: "14 Whiteladies Road",
    men: "Oliver,Thomas,George,Callum,Harry,Edward,Rhys,Samuel".split(","),
    women: "Emily,Charlotte,Grace,Imogen,Alice,Harriet,Freya,Megan".split(","),
    families: "Anderson,Whitfield,Hughes,Okafor".split(","),
    share: 10,
  },
  {
    country: "DE",
    callingCode: "+49",
    city: "Hamburg",
    postCode: "20357",
    street: "Schulterblatt 58",
    men: "Jonas,Lukas,Felix,Matthias,Moritz,Paul,Tobias,Simon".split(","),
    women: "Anna,Lena,Katharina,Greta,Marie,Johanna,Clara,Mia".split(","),
    families: "Müller,Schneider,Hoffmann,Krüger".split(","),
    share: 8,
  },
  {
    country: "SE",
    callingCode: "+46",
    city: "Göteborg",
    postCode: "413 01",
    street: "Linnégatan 22",
    men: "Erik,Nils,Axel,Gustav,Oskar,Viktor,Emil".split(","),
    women: "Sofia,Elsa,Maja,Ebba,Astrid,Linnea,Klara".split(","),
    families: "Bergström,Lindqvist,Nyström".split(","),
    share: 6,
  },
  {
    country: "FR",
    callingCode: "+33",
    city: "Lyon",
    postCode: "69004",
    street: "8 rue du Mail",
    men: "Hugo,Mathieu,Antoine,Louis,Jules,Nicolas,Théo".split(","),
    women: "Camille,Élodie,Manon,Louise,Chloé,Inès,Margaux".split(","),
    families: "Petit,Moreau,Lefèvre".split(","),
    share: 6,
  },
  {
    country: "JP",
    callingCode: "+81",
    city: "Osaka",
    postCode: "530-0001",
    street: "2-4-9 Umeda, Kita",
    men: "Haruto,Kenji,Ren,Sota,Yuto,Daiki,Takumi".split(","),
    women: "Yui,Sakura,Aoi,Hina,Rin,Mio,Nanami".split(","),
    families: "Nakamura,Sato,Kobayashi".split(","),
    share: 5,
  },
  {
    country: "AU",
    callingCode: "+61",
    city: "Perth",
    postCode: "6160",
    street: "31 Marine Terrace",
    men: "Jack,Liam,Cooper,Noah,Lachlan,Angus,Ethan".split(","),
    women: "Chloe,Matilda,Zoe,Ruby,Isla,Georgia,Hannah".split(","),
    families: "Fernandez,Walker,Nguyen".split(","),
    share: 5,
  },
];
