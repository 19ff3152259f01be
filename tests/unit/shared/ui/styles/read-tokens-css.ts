import { readFileSync } from 'node:fs';
import { THEME_NAMES } from '@/shared/ui/styles/theme-names';
import type { ThemeName } from '@/shared/ui/styles/theme-names';

const CSS = readFileSync('src/shared/ui/styles/tokens.css', 'utf8');

/** The colours that hold for an element of a theme: those of `:root`, then the theme's own rule over them. */
export function coloursInCss(theme: ThemeName): Record<string, string> {
  const own = theme === 'default' ? {} : declarations(`body.${theme} {`);
  return { ...declarations(':root,\nbody.default {'), ...own };
}

/** The theme names that have a rule. */
export const themesInCss = () => THEME_NAMES.filter((name) => CSS.includes(`body.${name} {`));

function declarations(selector: string): Record<string, string> {
  const start = CSS.indexOf(selector);
  if (start === -1) throw new Error(`No rule ${selector}`);
  const body = CSS.slice(start + selector.length, CSS.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}
