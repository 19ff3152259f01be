/** Rules as antd and the site write them: lists of selectors, attributes, states, media, later ones over earlier ones. */
export const STYLE_RULES = `
  .gone, .gone-too > b { display: none }
  div.flex, [data-kind="grid"] span { display: flex }
  .flex.back { display: block }
  .unseen { visibility: hidden }
  .unseen .seen { visibility: visible }
  .dead { pointer-events: none }
  .dead button:not(.still) { pointer-events: auto }
  @media screen { .on-screen { display: none } }
  @media print { .on-paper { display: none } }
  a:hover, a::before { display: none }
  ul li:first-child { display: inline-block }
`;

/** A page with an element for each of these rules, and those that the default style sheet hides. */
export const STYLE_PAGE = `
  <div class="gone"><p>one</p></div>
  <div class="gone-too"><b>two</b><i>three</i></div>
  <div class="flex"><span>four</span></div>
  <div class="flex back" style="visibility: collapse">five</div>
  <section data-kind="grid"><span>six</span></section>
  <div class="unseen"><p>seven</p><p class="seen">eight <em>nine</em></p></div>
  <div class="dead"><button>ten</button><button class="still">eleven</button></div>
  <p class="on-screen">twelve</p><p class="on-paper">thirteen</p>
  <a href="#x">fourteen</a>
  <ul><li>fifteen</li><li>sixteen</li></ul>
  <p hidden>seventeen</p><p hidden style="display: block">eighteen</p>
  <table><thead hidden><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>
  <details><summary>more</summary><p>nineteen</p></details>
  <input type="hidden" value="x"><template><p>twenty</p></template>
  <p style="display: inherit">twenty-one</p>
  <svg><g><path></path></g></svg>`;

/** What is hidden on that page, and what takes no clicks: an element by its name and the start of its text. */
export const STYLE_ANSWERS = {
  hidden: [
    'div one',
    'p one',
    'b two',
    'div five',
    'div seveneight n',
    'p seven',
    'p twelve',
    'p seventeen',
    'thead a',
    'tr a',
    'th a',
    'input',
    'template',
  ],
  withoutClicks: ['div teneleven', 'button eleven'],
};

/** The answers of a window's computed style for all elements of a page. Self-contained, because a browser runs it as text. */
export function styleAnswers(view: Pick<Window, 'getComputedStyle'>, root: ParentNode): typeof STYLE_ANSWERS {
  const all = [...root.querySelectorAll('*')].map((element) => {
    let isDisplayed = true;
    for (let each: Element | null = element; each !== null; each = each.parentElement)
      if (view.getComputedStyle(each).display === 'none') isDisplayed = false;
    const { visibility, pointerEvents } = view.getComputedStyle(element);
    return {
      name: `${element.localName} ${element.textContent.trim().slice(0, 12)}`.trim(),
      isShown: isDisplayed && visibility === 'visible',
      takesClicks: pointerEvents !== 'none',
    };
  });
  return {
    hidden: all.filter(({ isShown }) => !isShown).map(({ name }) => name),
    withoutClicks: all.filter(({ takesClicks }) => !takesClicks).map(({ name }) => name),
  };
}
