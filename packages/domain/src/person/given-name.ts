/** What stands before a name and is not part of it: titles, and the initials that Indian names put first. */
const front =
  /^(?:(?:tan sri|toh puan|mr|mrs|ms|miss|mdm|madam|dr|ir|ts|prof|encik|en|puan|pn|cik|tuan|dato|datin|datuk|sri|seri|tun|haji|hajah|hajjah|hj|hjh|[a-z])[.'’]*\s+)+/iu;

/** "Son of" and "daughter of", as Malay, Indian and Bornean names write it: what follows is the father's name. */
const parentage = /^(?:bin|binti|binte|bte|bt|b|a\/l|a\/p|al|ap|s\/o|d\/o|anak|ak)\.?$/i;

/** Beginnings of Malay given names that nobody is called by alone. */
const beginnings = new Set(
  "nur nor noor nurul norul siti muhammad muhamad mohammad mohamad mohamed mohammed mohd muhd md abdul abd wan nik syed sayyid sharifah syarifah tengku tunku ungku ku che megat raja puteri putri putra awang dayang".split(
    " ",
  ),
);

/** Chinese family names as they are spelt in Malaysia. */
const familyNames = new Set(
  "ang au beh boey boo bong chai cham chan chang cheah chee cheng cheong chew chia chiam chiew chin ching chiu chong choo chooi choong chow choy chu chua chuah chung eng fong foo goh hee heng ho hoe hoo hong hor how hui kang kee khaw khoo khor kng koay koh kok kong kua kuan kuek lai lam lau law lee leong leow lew liang liau liew lim ling liu loh loi loke loo lou low lui lum mah mak mok moy neoh ng ngoh ong ooi oon pang phang phoon phua poh pong poon pua quah quek saw seah see seet seow siah siew sim sin sia siow soh soo soon soong sum tai tam tan tang tay tee teh teng teo teoh tham thong ting tiong toh tong tsai tung wan wang wee woo wong woon wu yam yang yap yau yee yeo yeoh yew yin yip yong yow yuen zhang chen".split(
    " ",
  ),
);
/** Of these, what begins a Malay name as well. */
const both = new Set(["wan"]);

const doubleFamilyNames = new Set(
  "欧阳 司徒 司马 上官 诸葛 端木 皇甫 尉迟 公孙 慕容 令狐 東方 歐陽 諸葛".split(" "),
);

const bare = (word: string): string => word.toLowerCase().replace(/[.'’]+$/u, "");

const inHan = (name: string): string =>
  name.length > 2 && doubleFamilyNames.has(name.slice(0, 2)) ? name.slice(2) : name.slice(1) || name;

/**
 * What friends call somebody by the full name that they wrote: without the family's or the father's name, so that it can be
 * shown to whoever has a link. "Nur Aisyah binti Rahman" is Nur Aisyah, "Tan Wei Ling" Wei Ling, "Priya a/p Raman" Priya,
 * "陈伟玲" 伟玲. Where a name can't be told apart its first word stands; of an e-mail address nothing does.
 */
export function givenName(fullName: string): string {
  // An alias follows an "@" on a MyKad; without blanks it is an address.
  const name = fullName.trim().split(/\s+@\s*/u)[0] ?? "";
  if (/\S@\S/u.test(name)) return "";
  if (/^\p{Script=Han}{2,}$/u.test(name)) return inHan(name);
  const words = name
    .replace(front, "")
    .split(/[\s,]+/u)
    .filter((word) => word !== "");
  const father = words.findIndex((word, i) => i > 0 && parentage.test(word));
  if (father > 0) return words.slice(0, father).join(" ");
  const [first = ""] = words;
  const family = words.findIndex((word) => familyNames.has(bare(word)) && !both.has(bare(word)));
  if (family === 0 && words.length > 1 && words.length < 4) return words.slice(1).join(" ");
  if (family > 0) return words.slice(0, family).join(" ");
  return beginnings.has(bare(first)) ? words.slice(0, 2).join(" ") : first;
}
