import type { Day } from "@pulau/domain/calendar/day.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import type { VoucherGift } from "../../db/schema/promotions.ts";
import { dayInWords } from "../booking-facts.ts";
import type { Fact, Frame, InThree, Letter } from "../letter.ts";

export type VoucherData = {
  readonly code: string;
  readonly worthSen: Sen;
  readonly leftSen: Sen;
  readonly expiresOn: Day;
  readonly gift: VoucherGift | null;
  /** Opens the printable page; null for whoever may not see the code, which then is masked. */
  readonly token: string | null;
};

const labels: InThree<{
  code: string;
  worth: string;
  left: string;
  until: string;
  see: string;
  all: string;
  book: string;
}> = {
  en: {
    code: "Voucher code",
    worth: "Worth",
    left: "Balance",
    until: "Valid until",
    see: "See and print it",
    all: "See your vouchers",
    book: "Find a stay",
  },
  my: {
    code: "Kod baucar",
    worth: "Nilai",
    left: "Baki",
    until: "Sah hingga",
    see: "Lihat dan cetak",
    all: "Lihat baucar anda",
    book: "Cari penginapan",
  },
  cn: {
    code: "礼券码",
    worth: "面值",
    left: "余额",
    until: "有效期至",
    see: "查看并打印",
    all: "查看您的礼券",
    book: "查找住宿",
  },
};

const pageOf = ({ token }: VoucherData, { publicUrl }: Frame): string =>
  token === null ? `${publicUrl}/my-promotions` : `${publicUrl}/voucher/${token}`;

function factsOf(voucher: VoucherData, { language }: Frame): Fact[] {
  const l = labels[language];
  const { worthSen, leftSen } = voucher;
  return [
    { label: l.code, value: voucher.code },
    { label: l.worth, value: formatRinggit(worthSen) },
    ...(leftSen < worthSen ? [{ label: l.left, value: formatRinggit(leftSen) }] : []),
    { label: l.until, value: dayInWords(voucher.expiresOn, language) },
  ];
}

type Words = Pick<Letter, "subject" | "greeting" | "closing"> & { readonly first: string };

const given: InThree<(name: string, from: string, resort: string) => Words> = {
  en: (name, from, resort) => ({
    subject: `${from} gives you a stay by the sea – ${resort}`,
    greeting: `Hello ${name},`,
    first: `${from} has a gift for you: a voucher for ${resort}.`,
    closing: "Enter the code when you pay for a stay. What you don’t spend stays on the voucher.",
  }),
  my: (name, from, resort) => ({
    subject: `${from} menghadiahi anda percutian di tepi laut – ${resort}`,
    greeting: `Salam ${name},`,
    first: `${from} ada hadiah untuk anda: baucar untuk ${resort}.`,
    closing: "Masukkan kod semasa membayar penginapan. Baki yang tidak digunakan kekal pada baucar.",
  }),
  cn: (name, from, resort) => ({
    subject: `${from}送您一份海边假期 – ${resort}`,
    greeting: `${name}，您好：`,
    first: `${from}送您一份礼物：${resort}的礼券。`,
    closing: "支付住宿费用时输入礼券码即可使用。未用完的金额会留在礼券上。",
  }),
};

/** Brings a gift to whom it is for, in their language, with the giver's own words. */
export function voucherGiftLetter(gift: VoucherGift, voucher: VoucherData, frame: Frame): Letter {
  const { first, ...letter } = given[frame.language](gift.name, gift.from, frame.resortName);
  const { see } = labels[frame.language];
  return {
    ...letter,
    mail: "voucher-gift",
    values: { name: gift.name, from: gift.from, message: gift.message },
    paragraphs: gift.message === "" ? [first] : [first, gift.message],
    facts: factsOf(voucher, frame),
    link: { label: see, url: pageOf(voucher, frame) },
  };
}

const bought: InThree<
  (
    name: string,
    resort: string,
    count: number,
  ) => Words & { sent: (name: string, day: string) => string; byHand: string; given: string }
> = {
  en: (name, resort, count) => ({
    subject: `${count === 1 ? "Your voucher" : `Your ${count} vouchers`} – ${resort}`,
    greeting: `Hello ${name},`,
    first: "Thank you. This is what you bought:",
    sent: (to, day) => `We send it to ${to} on ${day}, with its code.`,
    byHand: "You can also print it and hand it over.",
    given: "Under Redeem promotions you can see when it has been sent.",
    closing:
      "You’ll find your vouchers under Redeem promotions: use them in a booking, or put them into your wallet.",
  }),
  my: (name, resort, count) => ({
    subject: `${count === 1 ? "Baucar anda" : `${count} baucar anda`} – ${resort}`,
    greeting: `Salam ${name},`,
    first: "Terima kasih. Inilah yang anda beli:",
    sent: (to, day) => `Kami akan menghantarnya kepada ${to} pada ${day}, bersama kodnya.`,
    byHand: "Anda juga boleh mencetak dan menyerahkannya sendiri.",
    given: "Di bawah Tebus promosi, anda boleh melihat sama ada ia telah dihantar.",
    closing: "Baucar anda ada di bawah Tebus promosi: gunakan dalam tempahan, atau masukkan ke dompet anda.",
  }),
  cn: (name, resort, count) => ({
    subject: `您的 ${count} 张礼券 – ${resort}`,
    greeting: `${name}，您好：`,
    first: "谢谢。以下是您购买的礼券：",
    sent: (to, day) => `我们会在${day}将礼券和礼券码发送给${to}。`,
    byHand: "您也可以打印出来亲自送出。",
    given: "可在“我的优惠”中查看是否已发送。",
    closing: "您的礼券在“我的优惠”中：可用于预订，也可存入钱包。",
  }),
};

/** Tells a buyer what was bought, with every code that is theirs to know. */
export function vouchersBoughtLetter(name: string, vouchers: readonly VoucherData[], frame: Frame): Letter {
  const words = bought[frame.language](name, frame.resortName, vouchers.length);
  const { first, sent, byHand, given: givenAway, ...letter } = words;
  const [voucher] = vouchers;
  if (!voucher) throw new Error("a letter about no voucher");
  const { language } = frame;
  const sending = voucher.gift ? [sent(voucher.gift.name, dayInWords(voucher.gift.sendOn, language))] : [];
  const gift = voucher.gift?.byHand ? [...sending, byHand] : sending;
  const codes = vouchers.slice(1).map(({ code }) => ({ label: labels[language].code, value: code }));
  // What was given away can't be spent by who bought it.
  const closing = voucher.gift ? givenAway : letter.closing;
  return {
    ...letter,
    mail: "vouchers-bought",
    values: { name, count: String(vouchers.length), gift: gift.join("\n\n"), use: closing },
    closing,
    paragraphs: [first, ...gift],
    facts: [...factsOf(voucher, frame), ...codes],
    link: { label: labels[language][voucher.token === null ? "all" : "see"], url: pageOf(voucher, frame) },
  };
}

const ends: InThree<(name: string, resort: string, day: string) => Words> = {
  en: (name, resort, day) => ({
    subject: `Your voucher expires on ${day} – ${resort}`,
    greeting: `Hello ${name},`,
    first: `Your voucher still has a balance. You can spend it until ${day}; after that it expires.`,
    closing: "You can use it for a stay on later dates, as long as you book by that day.",
  }),
  my: (name, resort, day) => ({
    subject: `Baucar anda tamat tempoh pada ${day} – ${resort}`,
    greeting: `Salam ${name},`,
    first: `Masih ada baki pada baucar anda. Baki ini boleh digunakan hingga ${day}; selepas itu baucar tamat tempoh.`,
    closing:
      "Baucar boleh digunakan untuk penginapan pada tarikh kemudian, asalkan tempahan dibuat selewat-lewatnya pada tarikh itu.",
  }),
  cn: (name, resort, day) => ({
    subject: `您的礼券将于${day}到期 – ${resort}`,
    greeting: `${name}，您好：`,
    first: `您的礼券仍有余额，有效期至${day}。`,
    closing: "只需在到期前完成预订，住宿日期可以更晚。",
  }),
};

/** Reminds of what will be lost. */
export function voucherEndsLetter(name: string, voucher: VoucherData, frame: Frame): Letter {
  const { language, publicUrl } = frame;
  const { first, ...letter } = ends[language](
    name,
    frame.resortName,
    dayInWords(voucher.expiresOn, language),
  );
  return {
    ...letter,
    mail: "voucher-ends",
    values: { name, day: dayInWords(voucher.expiresOn, language) },
    paragraphs: [first],
    facts: factsOf(voucher, frame),
    link: { label: labels[language].book, url: publicUrl },
    also: { label: labels[language].see, url: pageOf(voucher, frame), why: voucher.code },
  };
}
