/** A toddler's ticket; everybody else crosses on the package. */
const toddlerTicket = [{ guestKind: "toddler", sen: 20_000 }] as const;

export const demoJetties = {
  out: { fromJetty: "Tanjung Jetty", toJetty: "Teluk Biru Jetty" },
  back: { fromJetty: "Teluk Biru Jetty", toJetty: "Tanjung Jetty" },
} as const;

/** The first time of each direction is the one that packages include unless the guest chooses another. */
export const demoFerries = [
  {
    key: "bayuLaut",
    name: { en: "Bayu Laut ferry", my: "Feri Bayu Laut", cn: "“海风号”渡轮" },
    seats: 40,
    tickets: toddlerTicket,
    times: [
      { direction: "out", time: "11:00", isDefault: true },
      { direction: "back", time: "09:30", isDefault: true },
      { direction: "out", time: "15:00", isDefault: false },
      { direction: "back", time: "13:30", isDefault: false },
    ],
  },
  {
    key: "seriPulau",
    name: { en: "Seri Pulau ferry", my: "Feri Seri Pulau", cn: "“岛之光号”渡轮" },
    seats: 40,
    tickets: toddlerTicket,
    times: [
      { direction: "out", time: "12:30", isDefault: false },
      { direction: "back", time: "11:00", isDefault: false },
      { direction: "out", time: "16:30", isDefault: false },
      { direction: "back", time: "15:00", isDefault: false },
    ],
  },
] as const;

/** Two speedboats to hire whole. `aDay` is how many there are of each. */
export const demoCharters = [
  {
    key: "camar",
    name: {
      en: "Camar speedboat, 10 seats",
      my: "Bot laju Camar, 10 tempat duduk",
      cn: "“海鸥号”快艇，10 座",
    },
    seats: 10,
    charterSen: 80_000,
    aDay: 2,
  },
  {
    key: "helang",
    name: {
      en: "Helang speedboat, 12 seats",
      my: "Bot laju Helang, 12 tempat duduk",
      cn: "“海鹰号”快艇，12 座",
    },
    seats: 12,
    charterSen: 30_000,
    aDay: 2,
  },
] as const;
