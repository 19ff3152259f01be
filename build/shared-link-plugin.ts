import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Config } from '../src/shared/config/parse-config';
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS } from '../src/shared/i18n/languages';
import { themeTokens } from '../src/shared/ui/styles/theme-tokens';

const LOCALES = path.resolve(import.meta.dirname, '../src/shared/i18n/locales');
const MANIFEST = 'manifest.json';
const CHARSET = '<meta charset="utf-8" />';

type Settings = Pick<Config, 'siteUrl' | 'siteTitle'>;

/**
 * Writes the metadata of the site into the built index.html: the description for search engines, the preview of a
 * shared link, and the icons. Pages are behind the `#`, which no server sees, so all links have one preview.
 */
export function sharedLink(settings: Settings): Plugin {
  return {
    name: 'shared-link',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      // Early in the page: some messengers only read its beginning.
      handler: (html) => html.replace(CHARSET, () => [CHARSET, ...headTags(settings)].join('\n    ')),
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: JSON.stringify(manifest(settings)) });
    },
  };
}

/** The tags of the head. The picture needs the site's absolute URL: without `VITE_SITE_URL` there is none. */
export function headTags({ siteUrl, siteTitle }: Settings): string[] {
  const own = siteTitle || `${siteName('zh')} | ${siteName('en')}`;
  const { site } = read(DEFAULT_LANGUAGE, 'descriptions') as { site: string };
  const meta = (attribute: 'name' | 'property', name: string, content: string) =>
    `<meta ${attribute}="${name}" content="${escaped(content)}" />`;
  const root = siteUrl.replace(/\/+$/, '');
  return [
    meta('name', 'description', site),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', LANGUAGE_TAGS[DEFAULT_LANGUAGE].replace('-', '_')),
    meta('property', 'og:title', own),
    meta('property', 'og:description', site),
    ...(root === ''
      ? [meta('name', 'twitter:card', 'summary')]
      : [
          meta('property', 'og:url', `${root}/`),
          meta('property', 'og:image', `${root}/share.png`),
          meta('property', 'og:image:width', '1200'),
          meta('property', 'og:image:height', '630'),
          meta('property', 'og:image:alt', own),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]),
    `<link rel="manifest" href="./${MANIFEST}" />`,
    '<link rel="apple-touch-icon" href="./apple-touch-icon.png" />',
  ];
}

function manifest({ siteTitle }: Settings) {
  const icon = (src: string, sizes: string, type: string, purpose: string) => ({ src, sizes, type, purpose });
  return {
    name: siteTitle || siteName(DEFAULT_LANGUAGE),
    short_name: 'RCEP',
    lang: LANGUAGE_TAGS[DEFAULT_LANGUAGE],
    start_url: './#/home',
    scope: './',
    display: 'minimal-ui',
    theme_color: themeTokens('default').ink,
    background_color: '#ffffff',
    icons: [
      icon('icon.svg', 'any', 'image/svg+xml', 'any'),
      icon('icon-192.png', '192x192', 'image/png', 'any'),
      icon('icon-512.png', '512x512', 'image/png', 'any'),
      icon('icon-maskable-512.png', '512x512', 'image/png', 'maskable'),
    ],
  };
}

const siteName = (language: string) => (read(language, 'shell') as { siteName: string }).siteName;

const read = (language: string, area: string): unknown =>
  JSON.parse(readFileSync(path.join(LOCALES, language, `${area}.json`), 'utf8'));

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
