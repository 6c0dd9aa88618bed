// A problem document names its code as `/docs#CODE`: the list of all codes is a page of its own.
if (/^#[A-Z][A-Z_]+$/.test(location.hash)) location.replace(`/docs/failures${location.hash}`);

// The editor of what is tried writes its styles by script, each time others: the policy of our pages takes no style of
// the document but by its content. A sheet made by script is no markup, and may.
const sheets = new Map();
const adopt = (style) => {
  if (style.sheet !== null || style.textContent === "") return;
  const sheet = sheets.get(style) ?? new CSSStyleSheet();
  sheet.replaceSync(style.textContent);
  if (sheets.has(style)) return;
  sheets.set(style, sheet);
  document.adoptedStyleSheets.push(sheet);
};
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes)
    for (const node of [target, ...addedNodes]) if (node instanceof HTMLStyleElement) adopt(node);
}).observe(document, { childList: true, subtree: true });

const settings = {
  url: "/openapi.json",
  ...{ withDefaultFonts: false, telemetry: false, persistAuth: false },
  ...{ hideClientButton: true, showDeveloperTools: "never" },
  agent: { disabled: true },
  mcp: { disabled: true },
};
const reference = window.Scalar.createApiReference("#reference", settings);

/** Signs in to the demo and lets every call that is tried from now on carry the token. */
async function signIn(button, said) {
  const { person } = button.dataset;
  const side = person === "admin" ? "staff" : "guest";
  const answer = await fetch(`${side === "staff" ? "/admin" : ""}/api/authenticate/login/user`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: `${person}@demo.pulau.test`, password: "pulau-demo-2026" }),
  });
  if (!answer.ok) {
    said.textContent = "Sign-in failed. Try again in a minute.";
    return;
  }
  const { accessToken: token } = await answer.json();
  reference.updateConfiguration({
    ...settings,
    authentication: { preferredSecurityScheme: side, securitySchemes: { [side]: { token } } },
  });
  for (const each of document.querySelectorAll("[data-person]"))
    each.setAttribute("aria-pressed", String(each === button));
  said.textContent = `Logged in as ${person}@demo.pulau.test`;
}

const said = document.querySelector("#signed-in");
for (const button of document.querySelectorAll("[data-person]"))
  button.addEventListener("click", () => signIn(button, said));
