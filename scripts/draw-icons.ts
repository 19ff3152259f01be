import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { themeTokens } from '../src/shared/ui/styles/theme-tokens';
import { CHROMIUM_ARGS, findChromium } from './find-chromium';

const PUBLIC = path.resolve(import.meta.dirname, '../public');
const LOCALES = path.resolve(import.meta.dirname, '../src/shared/i18n/locales');
const { ink, accent, 'on-ink': onInk, 'on-ink-2': onInk2 } = themeTokens('default');

/** Heights of the ticks, of 24; the second is in the accent, as on the site's mark. */
const TICKS = [10, 24, 15, 19, 12];

/** The site's icon; `margin` is the part of the edge around the ticks, which a maskable icon needs wide. */
function icon(margin: number, radius: number): string {
  const inner = 100 - 2 * margin;
  const width = inner / (2 * TICKS.length - 1);
  const bars = TICKS.map((height, index) => {
    const tall = (inner * height) / 24;
    const [x, y] = [margin + index * 2 * width, margin + inner - tall];
    return `<path fill="${index === 1 ? accent : onInk}" d="M${round(x)} ${round(y)}h${round(width)}v${round(tall)}h-${round(width)}z"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="${radius}" fill="${ink}"/>${bars.join('')}</svg>`;
}

/** The picture of a shared link: mark, name and headline in Chinese and English over a ruler. Needs a font with Han characters. */
function sharePicture(): string {
  const ruler = Array.from({ length: 61 }, (_, index) => {
    const height = index % 5 === 0 ? 64 : 32;
    return `<path fill="${index === 20 ? accent : onInk2}" d="M${index * 20} ${(index === 20 ? 150 : height) * -1}h${index === 20 ? 6 : 2}V0h-${index === 20 ? 6 : 2}z"/>`;
  });
  const texts = ['zh', 'en'].map((language) => {
    const { siteName } = read(language, 'shell') as { siteName: string };
    const { headline } = read(language, 'home') as { headline: string };
    return `<h1>${siteName}</h1><p>${headline}</p>`;
  });
  return `<body style="margin:0;background:${ink};color:${onInk};font-family:'Noto Sans CJK SC',sans-serif">
    <style>h1{font-size:60px;line-height:76px;margin:0}h1~h1{margin-top:30px;font-size:40px;line-height:52px}
    p{margin:8px 0 0;color:${onInk2};font-size:26px;line-height:36px}</style>
    <div style="padding:72px 80px">${texts.join('')}</div>
    <svg style="position:absolute;left:0;bottom:0" width="1200" height="160" viewBox="0 -160 1200 160">${ruler.join('')}</svg></body>`;
}

const round = (value: number) => Math.round(value * 100) / 100;
const read = (language: string, area: string): unknown =>
  JSON.parse(readFileSync(path.join(LOCALES, language, `${area}.json`), 'utf8'));

/** Redraws the icons and the picture of a shared link in `public/`; run by hand when the look changes. */
async function main(): Promise<void> {
  const rounded = icon(22, 14);
  writeFileSync(path.join(PUBLIC, 'icon.svg'), `${rounded}\n`);
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const page = await browser.newPage();
  const draw = async (file: string, width: number, height: number, html: string) => {
    await page.setViewportSize({ width, height });
    await page.setContent(html);
    await page.screenshot({ path: path.join(PUBLIC, file), omitBackground: true });
  };
  const square = (svg: string) => `<body style="margin:0">${svg.replace('<svg', '<svg width="100%"')}</body>`;
  await draw('icon-192.png', 192, 192, square(rounded));
  await draw('icon-512.png', 512, 512, square(rounded));
  await draw('icon-maskable-512.png', 512, 512, square(icon(30, 0)));
  await draw('apple-touch-icon.png', 180, 180, square(icon(22, 0)));
  await draw('share.png', 1200, 630, sharePicture());
  await browser.close();
}

await main();
