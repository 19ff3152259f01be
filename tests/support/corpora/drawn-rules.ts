import { config } from '@/shared/config/config';
import { pictureOrigins } from '@/shared/config/picture-origins';

const TAGS = new Set(
  'div p h2 h3 h4 h5 h6 blockquote br ul ol li table caption thead tbody tr th td strong em sub sup span a img svg path'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(
  (
    'class href hreflang src alt target rel lang colspan rowspan scope start loading referrerpolicy ' +
    'width height viewbox aria-hidden focusable d'
  ).split(' '),
);

/** What in the drawn tree could act, reach another host or hide a name of the page; empty where nothing could. */
export function unsafeIn(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase();
    const attributes = element.getAttributeNames();
    return [
      ...(TAGS.has(name) ? [] : [`<${name}>`]),
      ...(name === 'svg' && !element.classList.contains('icon') ? ['a drawing that is not ours'] : []),
      ...attributes.filter((each) => !ATTRIBUTES.has(each.toLowerCase())).map((each) => `${name} ${each}`),
      ...attributes
        .filter((each) => each === 'href' && !isSafeLink(element.getAttribute(each) ?? ''))
        .map((each) => `${name} ${each}=${element.getAttribute(each)}`),
      ...attributes
        .filter((each) => each === 'src' && !isSafePicture(element.getAttribute(each) ?? ''))
        .map((each) => `${name} ${each}=${element.getAttribute(each)}`),
    ];
  });
}

const isSafeLink = (address: string) =>
  /^#\/(?![/\\])/.test(address) || ['http:', 'https:', 'mailto:'].includes(new URL(address).protocol);

const isSafePicture = (address: string) =>
  [location.origin, ...pictureOrigins(config)].includes(new URL(address, location.href).origin);
