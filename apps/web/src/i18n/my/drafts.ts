import type en from "../en/drafts.ts";
import type { Translated } from "../words.ts";

export default {
  title: "Urus Draf Tempahan",
  lead_other: "{{count}} tempahan belum siap. Bilik tidak ditahan sehingga anda memilihnya semula.",
  leadNone: "Tempahan yang anda mulakan dan boleh disambung pada bila-bila masa.",
  newBooking: "Tempahan baharu",
  noPackage: "Belum memilih pakej",
  noDates: "Belum ada tarikh",
  nights_other: "{{count}} malam",
  persons_other: "{{count}} orang",
  leftAt: "Berhenti di",
  steps: {
    package: "Pakej",
    dates: "Tarikh",
    rooms: "Bilik",
    guests: "Tetamu",
    transport: "Pengangkutan",
    addOns: "Item tambahan",
    payment: "Bayaran",
  },
  lastTotal: "Harga terakhir",
  noTotal: "Belum ada harga",
  saved: "Disimpan",
  goOn: "Teruskan",
  copy: "Salin draf ini: {{what}}",
  copied: "Draf disalin. Salinannya berada paling atas.",
  remove: "Padam draf ini: {{what}}",
  removed: "Draf dipadam.",
  notRemoved: "Draf tidak dapat dipadam dan kembali ke dalam senarai.",
  waiting: "Memuatkan…",
  empty: {
    title: "Tiada draf",
    text: "Tempahan yang belum dibayar disimpan di sini supaya anda boleh menyambungnya.",
    act: "Mulakan tempahan",
  },
} satisfies Translated<typeof en>;
