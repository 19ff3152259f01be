import { describe, expect, it } from 'vitest';
import { antdTheme } from '@/layouts/console/antd-theme';
import { THEME_NAMES } from '@/shared/ui/styles/theme-names';
import { themeTokens } from '@/shared/ui/styles/theme-tokens';
import { coloursInCss, themesInCss } from './read-tokens-css';

describe('one table of colours', () => {
  it('has a rule for each of the five themes of the specification', () => {
    expect(THEME_NAMES).toEqual(['default', 'ocean', 'green', 'glory', 'dark']);
    expect(themesInCss()).toEqual([...THEME_NAMES]);
  });

  it.each(THEME_NAMES)('tokens.css and the typed table agree for %s', (theme) => {
    expect(coloursInCss(theme)).toEqual(themeTokens(theme));
  });

  it('keeps the two colours the specification fixes', () => {
    expect(themeTokens('default')).toMatchObject({ ink: '#282c34', accent: '#1890ff' });
  });

  it.each(THEME_NAMES)('the console presses with accent-strong in %s', (theme) => {
    const colour = themeTokens(theme);
    expect(antdTheme(theme).token).toMatchObject({
      colorPrimary: colour['accent-strong'],
      colorTextLightSolid: colour['on-accent'],
      colorBgLayout: colour.sunken,
      borderRadius: 3,
      controlHeight: 36,
    });
  });
});
