import { addDays, monthStart } from "@pulau/domain/calendar/day.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { dateText, makeCalendar } from "./calendar.ts";
import { make, makeSelect, numbers } from "./make.ts";
import { type Choice, deepLink, readMonth, readOffer, type WidgetDay } from "./reads.ts";
import { widgetStyles } from "./styles.ts";
import { languageOf, type WidgetLanguage, type WidgetWords, widgetWords } from "./words.ts";

/** More come by writing to the resort; a list of a hundred would be none to choose from. */
const mostAdults = 20;
const mostChildren = 8;

type Offer = Awaited<ReturnType<typeof readOffer>>;
type Month = { readonly days: readonly WidgetDay[]; readonly nights: number };

/** `<pulau-booking>`: package, party and arrival day with its price; goes on in the resort's own pages. */
export class PulauBooking extends HTMLElement {
  /** Where the resort's own pages are: from where this script came, unless the tag says. */
  static portal = "";
  static readonly observedAttributes = ["lang", "theme"];
  readonly #root = this.attachShadow({ mode: "open" });
  #offer: Offer | null = null;
  #choice: Choice | null = null;
  /** Undefined while it is loaded; null where it could not be. */
  #month: Month | null | undefined;
  /** Which of the answers on their way is the newest. */
  #read = 0;

  connectedCallback(): void {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(widgetStyles);
    // A policy of the page that allows no inline styles has no say over such a sheet.
    this.#root.adoptedStyleSheets = [sheet];
    void this.#start();
  }

  attributeChangedCallback(): void {
    if (this.isConnected && this.#offer !== null) this.#draw();
  }

  get #portal(): string {
    return (this.getAttribute("portal") ?? PulauBooking.portal).replace(/\/+$/, "");
  }

  get #language(): WidgetLanguage {
    return languageOf(this.getAttribute("lang") ?? (document.documentElement.lang || "en"));
  }

  get #words(): WidgetWords {
    return widgetWords[this.#language];
  }

  async #start(): Promise<void> {
    this.#say(this.#words.loading);
    try {
      this.#offer = await readOffer(this.#portal);
    } catch {
      // The browser itself writes into its console which rule of which site refused it.
      return this.#say(null);
    }
    const { packages, resort } = this.#offer;
    const named = packages.find(({ slug }) => slug === this.getAttribute("package"));
    const chosen = named ?? packages[0];
    const [option] = chosen?.options ?? [];
    if (chosen === undefined || option === undefined) return this.#say(this.#words.none);
    this.#choice = {
      packageId: chosen._id,
      optionId: option._id,
      month: monthStart(resort.today),
      checkIn: null,
      adults: Math.min(2, resort.limits.persons),
      ages: [],
      foreign: 0,
      code: this.getAttribute("code") ?? "",
    };
    await this.#loadMonth();
  }

  /** A word where nothing can be chosen; the way to the resort's pages is always there. */
  #say(text: string | null): void {
    const link = make("a", { className: "go", href: this.#portal, target: "_top" }, this.#words.portal);
    this.#root.replaceChildren(this.#box(make("p", { className: "hint", role: "status" }, text ?? ""), link));
  }

  #box(...children: readonly (Node | null)[]): HTMLElement {
    const theme = this.getAttribute("theme");
    const isDark =
      theme === "dark" || (theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
    return make(
      "section",
      {
        className: "box",
        lang: { en: "en", my: "ms", cn: "zh-CN" }[this.#language],
        "data-theme": isDark ? "dark" : "light",
        "aria-label": this.#words.title,
      },
      make("h2", {}, this.#words.title),
      ...children,
    );
  }

  #change(change: Partial<Choice>): void {
    if (this.#choice === null) return;
    const next = { ...this.#choice, ...change };
    next.foreign = Math.min(next.foreign, next.adults + next.ages.length);
    this.#choice = next;
    const priced = ["optionId", "month", "adults", "ages", "foreign"].some((name) => name in change);
    if (priced) void this.#loadMonth();
    else this.#draw();
  }

  /** A code goes along without a new price: nothing is drawn anew while it is typed. */
  #setCode(code: string): void {
    if (this.#choice === null) return;
    this.#choice = { ...this.#choice, code };
    const link = this.#root.querySelector<HTMLAnchorElement>("a.go");
    if (link) link.href = deepLink(this.#portal, this.#sent(this.#choice), this.#language);
  }

  /** Reads the month's prices; an answer that a later question has overtaken is not shown. */
  async #loadMonth(): Promise<void> {
    const choice = this.#choice;
    if (choice === null) return;
    this.#read += 1;
    const read = this.#read;
    this.#month = undefined;
    this.#draw();
    if (choice.ages.includes(null)) return;
    const month = await readMonth(this.#portal, choice).catch(() => null);
    if (read !== this.#read) return;
    this.#month = month;
    this.#draw();
  }

  /** Draws everything anew, and gives the focus back to what had it. */
  #draw(): void {
    const offer = this.#offer;
    const choice = this.#choice;
    if (offer === null || choice === null) return;
    const places = () => [...this.#root.querySelectorAll<HTMLElement>("select, input, button, a")];
    const before = this.#root.activeElement;
    const at = before instanceof HTMLElement ? places().indexOf(before) : -1;
    const day = before?.getAttribute("data-day");
    this.#root.replaceChildren(this.#box(this.#form(offer, choice)));
    const sameDay = day && this.#root.querySelector<HTMLElement>(`[data-day="${day}"]`);
    if (at >= 0) (sameDay || places()[at])?.focus();
  }

  #form(offer: Offer, choice: Choice): HTMLElement {
    const words = this.#words;
    const form = make(
      "form",
      {},
      this.#packageField(offer, choice),
      this.#partyFields(offer, choice),
      choice.ages.includes(null)
        ? make("p", { className: "hint" }, words.ages)
        : this.#month === null
          ? this.#failure()
          : makeCalendar({
              month: choice.month,
              today: offer.resort.today,
              days: this.#month?.days,
              checkIn: choice.checkIn,
              language: this.#language,
              words,
              onTurn: (month) => this.#change({ month }),
              onChoose: (checkIn) => this.#change({ checkIn }),
            }),
      this.#price(choice),
      make(
        "a",
        { className: "go", href: deepLink(this.#portal, this.#sent(choice), this.#language), target: "_top" },
        words.rooms,
      ),
    );
    form.addEventListener("submit", (event) => event.preventDefault());
    return form;
  }

  /** What goes along: an age that nobody gave is asked for on the resort's page. */
  #sent(choice: Choice): Choice {
    return choice.ages.includes(null) ? { ...choice, ages: [], checkIn: null } : choice;
  }

  #failure(): HTMLElement {
    const again = make("button", { type: "button" }, this.#words.again);
    again.addEventListener("click", () => void this.#loadMonth());
    return make("p", { role: "alert" }, `${this.#words.failed} `, again);
  }

  #packageField({ packages }: Offer, choice: Choice): HTMLElement {
    const language = this.#language;
    const says = (name: { en: string; my: string; cn: string }) => name[language] || name.en;
    const ways = packages.flatMap((stay) =>
      stay.options.map((option) => [option._id, `${says(stay.name)} – ${says(option.name)}`] as const),
    );
    return makeSelect(this.#words.package, {
      choices: ways,
      value: choice.optionId,
      onChange: (optionId) => {
        const stay = packages.find(({ options }) => options.some(({ _id }) => _id === optionId));
        const option = stay?.options.find(({ _id }) => _id === optionId);
        if (stay && option) this.#change({ packageId: stay._id, optionId: option._id, checkIn: null });
      },
    });
  }

  #partyFields({ resort }: Offer, choice: Choice): HTMLElement {
    const words = this.#words;
    const { adults, ages, foreign } = choice;
    const adultFrom = resort.bands.find(({ kind }) => kind === "adult")?.fromAge ?? 12;
    const ageTexts = [["", words.choose] as const, ["0", words.baby] as const, ...numbers(1, adultFrom - 1)];
    const code = make("input", { value: choice.code, autocomplete: "off", maxLength: 40 });
    code.addEventListener("input", () => this.#setCode(code.value));
    return make(
      "div",
      { className: "party" },
      makeSelect(words.adults, {
        choices: numbers(1, Math.min(mostAdults, resort.limits.persons)),
        value: String(adults),
        onChange: (value) => this.#change({ adults: Number(value) }),
      }),
      makeSelect(words.children, {
        choices: numbers(0, Math.min(mostChildren, resort.limits.persons - adults)),
        value: String(ages.length),
        onChange: (value) =>
          this.#change({ ages: Array.from({ length: Number(value) }, (_, at) => ages[at] ?? null) }),
      }),
      ...ages.map((age, at) =>
        makeSelect(`${words.age} ${at + 1}`, {
          choices: ageTexts,
          value: age === null ? "" : String(age),
          onChange: (value) => this.#change({ ages: ages.with(at, value === "" ? null : Number(value)) }),
        }),
      ),
      makeSelect(words.foreign, {
        choices: numbers(0, adults + ages.length),
        value: String(foreign),
        onChange: (value) => this.#change({ foreign: Number(value) }),
      }),
      make("label", {}, make("span", {}, words.code), code),
    );
  }

  #price({ checkIn }: Choice): HTMLElement {
    const chosen = this.#month?.days.find(({ day }) => day === checkIn);
    const line = make("p", { className: "price", role: "status" });
    if (checkIn === null || this.#month === null) line.append(this.#words.from);
    else if (chosen?.totalSen != null && this.#month) {
      const shape = { day: "numeric", month: "short" } as const;
      const [from, to] = [checkIn, addDays(checkIn, this.#month.nights)].map((day) =>
        dateText(day, this.#language, shape),
      );
      line.append(
        `${from} – ${to}: `,
        make("b", {}, formatRinggit(chosen.totalSen)),
        make("span", { className: "hint" }, ` ${this.#words.total}`),
      );
    }
    return line;
  }
}
