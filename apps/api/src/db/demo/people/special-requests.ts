/** What guests ask for, in the language of their booking. */
export const specialRequests = {
  en: [
    "Rooms next to each other, please.",
    "We celebrate our anniversary on the second evening.",
    "One of us has a nut allergy.",
    "Late lunch on the day we arrive would help, the children sleep on the boat.",
    "A cot for the baby, please.",
    "We bring our own dive computers and need only tanks.",
    "Ground floor if possible, my mother does not manage stairs.",
  ],
  my: [
    "Mohon bilik bersebelahan.",
    "Seorang daripada kami alah pada kacang.",
    "Mohon katil bayi di dalam bilik.",
    "Kalau boleh tingkat bawah, ibu saya sukar menaiki tangga.",
    "Kami menyambut hari lahir anak pada malam kedua.",
  ],
  cn: [
    "希望房间相邻，谢谢。",
    "其中一位对花生过敏。",
    "请准备婴儿床。",
    "老人不便上楼，请尽量安排一楼。",
    "第二晚是结婚纪念日。",
  ],
} as const;

/** What the desk writes into a booking for itself. */
export const deskNotes = [
  "Called: they take the 11:00 boat and know about the 30 minutes.",
  "Returning guest, liked the far end last time.",
  "Asked twice about the nut allergy; kitchen has it on the board.",
  "Arrives with a wheelchair that folds; Wan meets them at the jetty.",
  "Wants the invoice in the company’s name.",
] as const;
