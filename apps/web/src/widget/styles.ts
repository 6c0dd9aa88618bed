/** The widget's looks. A site sets its colours by `--pulau-…`; nothing else of it comes through. */
export const widgetStyles = `
:host { all: initial !important; display: block !important; container-type: inline-size !important; }
.box { box-sizing: border-box; max-width: 520px; padding: 20px; border-radius: 16px; border: 1px solid var(--line);
  background: var(--surface); color: var(--ink); font: 400 16px/1.45 var(--pulau-font, system-ui, sans-serif);
  --surface: var(--pulau-surface, #fff); --ink: var(--pulau-ink, #0d2135); --line: var(--pulau-line, #d5dbe1);
  --hint: var(--pulau-hint, #4a5968); --primary: var(--pulau-primary, #0b7775); --on-primary: var(--pulau-on-primary, #fff); }
.box[data-theme="dark"] { --surface: var(--pulau-surface, #0f1c2b); --ink: var(--pulau-ink, #eef3f7);
  --line: var(--pulau-line, #33465a); --hint: var(--pulau-hint, #b4c2cf); --primary: var(--pulau-primary, #5fd0c5);
  --on-primary: var(--pulau-on-primary, #06231f); }
:where(.box *) { box-sizing: border-box; font: inherit; color: inherit; }
h2 { margin: 0 0 12px; font-size: 20px; font-weight: 650; }
b { font-weight: 650; }
form, .party { display: grid; gap: 12px; }
.party { grid-template-columns: repeat(auto-fit, minmax(min(100%, 130px), 1fr)); align-items: end; }
label { display: grid; gap: 4px; font-weight: 600; font-size: 14px; }
select, input { min-height: 44px; width: 100%; padding: 8px 10px; border: 1px solid var(--hint); border-radius: 10px;
  background: var(--surface); font-weight: 400; font-size: 16px; }
button, a.go { min-height: 44px; cursor: pointer; border-radius: 10px; }
.head { display: flex; justify-content: space-between; align-items: center; margin-block-end: 6px; }
.turn { width: 44px; border: 1px solid var(--line); background: none; font-size: 20px; }
.turn:disabled { opacity: .4; cursor: default; }
.turn:dir(rtl) span { display: inline-block; scale: -1 1; }
.grid { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); gap: 3px; }
.weekday { text-align: center; color: var(--hint); font-size: 12px; overflow: hidden; }
.day { position: relative; display: grid; align-content: center; justify-items: center; min-height: 48px; padding: 2px 0; border: 1px solid var(--line);
  background: none; font-size: 14px; }
.day small { font-size: 11px; }
.day.shut { border-color: transparent; color: var(--hint); cursor: default; }
.day[aria-pressed="true"] { border-color: var(--primary); background: var(--primary); color: var(--on-primary); }
.said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.hint { margin: 4px 0 0; color: var(--hint); font-size: 14px; }
.price { margin: 0; min-height: 1.45em; }
.price b { font-size: 20px; }
.go { display: flex; align-items: center; justify-content: center; padding: 10px 18px; border: 0; background: var(--primary);
  color: var(--on-primary) !important; font-weight: 650; text-decoration: none; }
:is(button, a, select, input):focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; }
@container (max-width: 360px) { .box { padding: 12px; } .day small { font-size: 10px; } }
@media (forced-colors: active) { .day[aria-pressed="true"] { outline: 3px solid Highlight; } }
`;
