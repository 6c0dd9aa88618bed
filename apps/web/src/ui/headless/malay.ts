/** What React Aria says to screen readers, in Malay: one export for each of its dictionaries that we use. */
type Said = Readonly<Record<string, string | number>>;

const items = ({ count }: Said) => `${count} item yang dipilih`;

export const calendar = {
  previous: "Sebelumnya",
  next: "Seterusnya",
  selectedDateDescription: ({ date }: Said) => `Tarikh dipilih: ${date}`,
  selectedRangeDescription: ({ dateRange }: Said) => `Tempoh dipilih: ${dateRange}`,
  todayDate: ({ date }: Said) => `Hari ini, ${date}`,
  todayDateSelected: ({ date }: Said) => `Hari ini, ${date}, dipilih`,
  dateSelected: ({ date }: Said) => `${date}, dipilih`,
  startRangeSelectionPrompt: "Klik untuk mula memilih tempoh",
  finishRangeSelectionPrompt: "Klik untuk selesai memilih tempoh",
  minimumDate: "Tarikh paling awal",
  maximumDate: "Tarikh paling lewat",
  dateRange: ({ startDate, endDate }: Said) => `${startDate} hingga ${endDate}`,
};

export const datepicker = {
  era: "era",
  year: "tahun",
  month: "bulan",
  day: "hari",
  hour: "jam",
  minute: "minit",
  second: "saat",
  dayPeriod: "PG/PTG",
  calendar: "Kalendar",
  startDate: "Tarikh mula",
  endDate: "Tarikh akhir",
  weekday: "hari dalam minggu",
  timeZoneName: "zon waktu",
  selectedDateDescription: ({ date }: Said) => `Tarikh dipilih: ${date}`,
  selectedRangeDescription: ({ startDate, endDate }: Said) =>
    `Tempoh dipilih: ${startDate} hingga ${endDate}`,
  selectedTimeDescription: ({ time }: Said) => `Masa dipilih: ${time}`,
};

export const datepickerStately = {
  rangeUnderflow: ({ minValue }: Said) => `Masukkan ${minValue} atau selepasnya.`,
  rangeOverflow: ({ maxValue }: Said) => `Masukkan ${maxValue} atau sebelumnya.`,
  rangeReversed: "Tarikh mula mesti sebelum tarikh akhir.",
  unavailableDate: "Tarikh ini tidak boleh dipilih.",
};

export const dnd = {
  dragItem: ({ itemText }: Said) => `Seret ${itemText}`,
  dragSelectedItems: (said: Said) => `Seret ${items(said)}`,
  dragDescriptionKeyboard: "Tekan Enter untuk mula menyeret.",
  dragDescriptionKeyboardAlt: "Tekan Alt + Enter untuk mula menyeret.",
  dragDescriptionTouch: "Ketik dua kali untuk mula menyeret.",
  dragDescriptionVirtual: "Klik untuk mula menyeret.",
  dragDescriptionLongPress: "Tekan lama untuk mula menyeret.",
  dragSelectedKeyboard: (said: Said) => `Tekan Enter untuk menyeret ${items(said)}.`,
  dragSelectedKeyboardAlt: (said: Said) => `Tekan Alt + Enter untuk menyeret ${items(said)}.`,
  dragSelectedLongPress: (said: Said) => `Tekan lama untuk menyeret ${items(said)}.`,
  dragStartedKeyboard:
    "Menyeret. Tekan Tab untuk ke tempat baharu, kemudian Enter untuk melepaskan, atau Escape untuk batal.",
  dragStartedTouch: "Menyeret. Pergi ke tempat baharu, kemudian ketik dua kali untuk melepaskan.",
  dragStartedVirtual: "Menyeret. Pergi ke tempat baharu, kemudian klik atau tekan Enter untuk melepaskan.",
  endDragKeyboard: "Sedang menyeret. Tekan Enter untuk batal.",
  endDragTouch: "Sedang menyeret. Ketik dua kali untuk batal.",
  endDragVirtual: "Sedang menyeret. Klik untuk batal.",
  dropDescriptionKeyboard: "Tekan Enter untuk melepaskan. Tekan Escape untuk batal.",
  dropDescriptionTouch: "Ketik dua kali untuk melepaskan.",
  dropDescriptionVirtual: "Klik untuk melepaskan.",
  dropCanceled: "Seretan dibatalkan.",
  dropComplete: "Seretan selesai.",
  dropIndicator: "penanda tempat",
  dropOnRoot: "Lepaskan di",
  dropOnItem: ({ itemText }: Said) => `Lepaskan di ${itemText}`,
  insertBefore: ({ itemText }: Said) => `Letak sebelum ${itemText}`,
  insertBetween: ({ beforeItemText, afterItemText }: Said) =>
    `Letak antara ${beforeItemText} dengan ${afterItemText}`,
  insertAfter: ({ itemText }: Said) => `Letak selepas ${itemText}`,
};

export const overlays = { dismiss: "Tutup" };

export const numberfield = {
  decrease: ({ fieldLabel }: Said) => `Kurangkan ${fieldLabel}`,
  increase: ({ fieldLabel }: Said) => `Tambah ${fieldLabel}`,
  numberField: "Medan nombor",
};

export const spinbutton = { Empty: "Kosong" };

export const menu = { longPressMessage: "Tekan lama atau tekan Alt + Anak panah bawah untuk membuka menu" };

export const combobox = {
  focusAnnouncement: ({ optionText, isSelected }: Said) =>
    `${optionText}${String(isSelected) === "true" ? ", dipilih" : ""}`,
  countAnnouncement: ({ optionCount }: Said) => `${optionCount} pilihan.`,
  selectedAnnouncement: ({ optionText }: Said) => `${optionText}, dipilih`,
  buttonLabel: "Tunjukkan cadangan",
  listboxLabel: "Cadangan",
};

export const toast = {
  close: "Tutup",
  notifications: ({ count }: Said) => `${count} pemberitahuan.`,
};

export const grid = {
  deselectedItem: ({ item }: Said) => `${item} tidak dipilih.`,
  select: "Pilih",
  selectedCount: ({ count }: Said) => `${count} item dipilih.`,
  selectedAll: "Semua item dipilih.",
  selectedItem: ({ item }: Said) => `${item} dipilih.`,
  longPressToSelect: "Tekan lama untuk mula memilih.",
};

export const components = {
  selectPlaceholder: "Pilih satu",
  tableResizer: "Pengubah lebar",
  dropzoneLabel: "Tempat letak",
  colorSwatchPicker: "Warna",
};
