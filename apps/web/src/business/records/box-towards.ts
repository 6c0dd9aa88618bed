const steps: Readonly<Record<string, readonly [down: number, on: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The next box of a table that an arrow leads to, past cells without one; null at the edge, or for another key. */
export function boxTowards(from: HTMLElement, key: string): HTMLInputElement | null {
  const step = steps[key];
  const cell = from.closest("td");
  const table = cell?.closest("table");
  if (!step || !cell || !table) return null;
  const [down, on] = document.dir === "rtl" ? [step[0], -step[1]] : step;
  let row = [...table.rows].findIndex((line) => line.contains(cell));
  let column = cell.cellIndex;
  for (;;) {
    row += down;
    column += on;
    const next = table.rows[row]?.cells[column];
    if (!next) return null;
    const box = next.querySelector<HTMLInputElement>("input:enabled");
    if (box) return box;
  }
}
