/** What React Aria says to screen readers, in Malay: one export for each of its dictionaries that we use. */
type Facts = Readonly<Record<string, string | number>>;

const items = ({ count }: Facts) => `${count} item yang dipilih`;

export const calendar = {
  previous: "Sebelumnya",
  next: "Seterusnya",
  selectedDateDescription: ({ date }: Facts) => `Tarikh dipilih: ${date}`,
  selectedRangeDescription: ({ dateRange }: Facts) => `Tempoh dipilih: ${dateRange}`,
  todayDate: ({ date }: Facts) => `Hari ini, ${date}`,
  todayDateSelected: ({ date }: Facts) => `Hari ini, ${date}, dipilih`,
  dateSelected: ({ date }: Facts) => `${date}, dipilih`,
  startRangeSelectionPrompt: "Klik untuk mula memilih tempoh",
  finishRangeSelectionPrompt: "Klik untuk selesai memilih tempoh",
  minimumDate: "Tarikh paling awal",
  maximumDate: "Tarikh paling lewat",
  dateRange: ({ startDate, endDate }: Facts) => `${startDate} hingga ${endDate}`,
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
  selectedDateDescription: ({ date }: Facts) => `Tarikh dipilih: ${date}`,
  selectedRangeDescription: ({ startDate, endDate }: Facts) =>
    `Tempoh dipilih: ${startDate} hingga ${endDate}`,
  selectedTimeDescription: ({ time }: Facts) => `Masa dipilih: ${time}`,
};

export const datepickerStately = {
  rangeUnderflow: ({ minValue }: Facts) => `Masukkan ${minValue} atau selepasnya.`,
  rangeOverflow: ({ maxValue }: Facts) => `Masukkan ${maxValue} atau sebelumnya.`,
  rangeReversed: "Tarikh mula mesti sebelum tarikh akhir.",
  unavailableDate: "Tarikh ini tidak boleh dipilih.",
};

export const dnd = {
  dragItem: ({ itemText }: Facts) => `Seret ${itemText}`,
  dragSelectedItems: (facts: Facts) => `Seret ${items(facts)}`,
  dragDescriptionKeyboard: "Tekan Enter untuk mula menyeret.",
  dragDescriptionKeyboardAlt: "Tekan Alt + Enter untuk mula menyeret.",
  dragDescriptionTouch: "Ketik dua kali untuk mula menyeret.",
  dragDescriptionVirtual: "Klik untuk mula menyeret.",
  dragDescriptionLongPress: "Tekan lama untuk mula menyeret.",
  dragSelectedKeyboard: (facts: Facts) => `Tekan Enter untuk menyeret ${items(facts)}.`,
  dragSelectedKeyboardAlt: (facts: Facts) => `Tekan Alt + Enter untuk menyeret ${items(facts)}.`,
  dragSelectedLongPress: (facts: Facts) => `Tekan lama untuk menyeret ${items(facts)}.`,
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
  dropOnItem: ({ itemText }: Facts) => `Lepaskan di ${itemText}`,
  insertBefore: ({ itemText }: Facts) => `Letak sebelum ${itemText}`,
  insertBetween: ({ beforeItemText, afterItemText }: Facts) =>
    `Letak antara ${beforeItemText} dengan ${afterItemText}`,
  insertAfter: ({ itemText }: Facts) => `Letak selepas ${itemText}`,
};

export const overlays = { dismiss: "Tutup" };

export const numberfield = {
  decrease: ({ fieldLabel }: Facts) => `Kurangkan ${fieldLabel}`,
  increase: ({ fieldLabel }: Facts) => `Tambah ${fieldLabel}`,
  numberField: "Medan nombor",
};

export const spinbutton = { Empty: "Kosong" };

export const menu = { longPressMessage: "Tekan lama atau tekan Alt + Anak panah bawah untuk membuka menu" };

export const combobox = {
  focusAnnouncement: ({ optionText, isSelected }: Facts) =>
    `${optionText}${String(isSelected) === "true" ? ", dipilih" : ""}`,
  countAnnouncement: ({ optionCount }: Facts) => `${optionCount} pilihan.`,
  selectedAnnouncement: ({ optionText }: Facts) => `${optionText}, dipilih`,
  buttonLabel: "Tunjukkan cadangan",
  listboxLabel: "Cadangan",
};

export const toast = {
  close: "Tutup",
  notifications: ({ count }: Facts) => `${count} pemberitahuan.`,
};

export const grid = {
  deselectedItem: ({ item }: Facts) => `${item} tidak dipilih.`,
  select: "Pilih",
  selectedCount: ({ count }: Facts) => `${count} item dipilih.`,
  selectedAll: "Semua item dipilih.",
  selectedItem: ({ item }: Facts) => `${item} dipilih.`,
  longPressToSelect: "Tekan lama untuk mula memilih.",
};

export const components = {
  selectPlaceholder: "Pilih satu",
  tableResizer: "Pengubah lebar",
  dropzoneLabel: "Tempat letak",
  colorSwatchPicker: "Warna",
};
