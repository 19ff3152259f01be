import { expect, it } from 'vitest';

/** Rules as antd and the site write them: lists of selectors, attributes, states, media, later ones over earlier ones. */
const RULES = `
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

const PAGE = `
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

const PROPERTIES = ['display', 'visibility', 'pointer-events'] as const;

it('the quick answers on whether an element is shown are those of jsdom itself', () => {
  document.head.innerHTML = `<style>${RULES}</style>`;
  document.body.innerHTML = `${PAGE}<iframe></iframe>`;
  // A window of its own has jsdom's own function.
  const jsdom = document.querySelector('iframe')?.contentWindow;
  if (!jsdom) throw new Error('No window in the frame');
  const elements = [...document.body.querySelectorAll('*')];
  const answers = (view: Pick<Window, 'getComputedStyle'>) =>
    elements.map((element) => {
      const style = view.getComputedStyle(element);
      return [element.outerHTML.slice(0, 60), ...PROPERTIES.map((name) => style.getPropertyValue(name))];
    });
  expect(window.getComputedStyle(document.body)).not.toBeInstanceOf(CSSStyleDeclaration);
  expect(answers(window)).toEqual(answers(jsdom));
  expect(elements.length).toBeGreaterThan(40);
});
