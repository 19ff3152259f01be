import { THEME_NAMES, type ThemeName } from './theme-names';

/** Every colour of the interface by token; the five values are in the order of `THEME_NAMES`. */
const COLOURS = {
  bg: ['#ffffff', '#ffffff', '#ffffff', '#ffffff', '#15181d'],
  surface: ['#ffffff', '#ffffff', '#ffffff', '#ffffff', '#1c2026'],
  sunken: ['#f5f7f9', '#eff5f6', '#f2f6f1', '#f8f5f1', '#101317'],
  wash: ['#e8f3ff', '#ddf1f4', '#e2f2e4', '#f5eafa', '#162a40'],
  ink: ['#282c34', '#0f3640', '#1f3529', '#35243f', '#0c0e12'],
  'ink-2': ['#373d48', '#184955', '#2c4838', '#493455', '#22272f'],
  text: ['#1b2027', '#16242a', '#18231c', '#231c26', '#e9ecf0'],
  'text-2': ['#454e5a', '#3c4e55', '#404d44', '#4f4654', '#b9c1cb'],
  'text-3': ['#5a6470', '#50646b', '#556158', '#645b68', '#98a2af'],
  'on-ink': ['#ffffff', '#ffffff', '#ffffff', '#ffffff', '#f2f4f7'],
  'on-ink-2': ['#c3c9d2', '#bcd0d5', '#c0cfc5', '#d3c6d9', '#b4bcc7'],
  'on-accent': ['#ffffff', '#ffffff', '#ffffff', '#ffffff', '#0b1420'],
  rule: ['#dde2e8', '#d6e2e5', '#dae3da', '#e6dfe2', '#2b313a'],
  'rule-2': ['#b9c1cb', '#abc0c6', '#b0c0b3', '#c6bac4', '#444c58'],
  'rule-ink': ['#282c34', '#0f3640', '#1f3529', '#35243f', '#8d97a5'],
  control: ['#7a8491', '#6d868d', '#73877a', '#877c8c', '#717b89'],
  accent: ['#1890ff', '#0a93a6', '#2f9a4c', '#a05bc4', '#3ea0ff'],
  'accent-strong': ['#0a5db0', '#076a79', '#1b6b33', '#6b3a88', '#74b9ff'],
  'accent-strong-hover': ['#084b8f', '#055562', '#145529', '#562d6e', '#9accff'],
  'accent-strong-active': ['#063a70', '#04424c', '#0f421f', '#432256', '#bcdcff'],
  focus: ['#0a5db0', '#076a79', '#1b6b33', '#6b3a88', '#9accff'],
  positive: ['#14663c', '#14663c', '#14663c', '#14663c', '#63cf95'],
  'positive-bg': ['#e8f4ed', '#e8f4ed', '#e8f4ed', '#e8f4ed', '#12291d'],
  negative: ['#a8231b', '#a8231b', '#a8231b', '#a8231b', '#ff978e'],
  'negative-bg': ['#fceeec', '#fceeec', '#fceeec', '#fceeec', '#351917'],
  warning: ['#7d4a00', '#7d4a00', '#7d4a00', '#7d4a00', '#efb654'],
  'warning-bg': ['#fdf3e0', '#fdf3e0', '#fdf3e0', '#fdf3e0', '#30230b'],
  info: ['#0a579f', '#0a579f', '#0a579f', '#0a579f', '#7cbcff'],
  'info-bg': ['#e9f3fd', '#e9f3fd', '#e9f3fd', '#e9f3fd', '#12263b'],
  disabled: ['#8a929c', '#8a929c', '#8a929c', '#8a929c', '#6f7986'],
  'disabled-bg': ['#eef0f2', '#eef0f2', '#eef0f2', '#eef0f2', '#22272e'],
  mfn: ['#282c34', '#0f3640', '#1f3529', '#35243f', '#e9ecf0'],
  s1: ['#1477d4', '#088395', '#24843f', '#8a4fae', '#4aa3f5'],
  s2: ['#d5732d', '#8f2f08', '#8d3d0c', '#d47314', '#fe9254'],
  s3: ['#196d5d', '#282280', '#083781', '#286c4f', '#9fead3'],
  s4: ['#550945', '#541236', '#bf72ae', '#003e73', '#c36194'],
  s5: ['#52430e', '#9d8821', '#492f00', '#4b3501', '#8a7b14'],
  s6: ['#868a93', '#3f515d', '#4f5a69', '#888a99', '#b9bfc6'],
} as const satisfies Record<string, readonly [string, string, string, string, string]>;

export type TokenName = keyof typeof COLOURS;
export type ThemeTokens = Readonly<Record<TokenName, string>>;

/** The names of all colour tokens, as they are written in CSS after `--`. */
const TOKEN_NAMES = Object.keys(COLOURS) as readonly TokenName[];

/**
 * The colours of one theme as #rrggbb, for what CSS variables cannot reach (charts, maps, the console's kit).
 * `styles/tokens.css` has the same values; a test compares the two.
 */
export function themeTokens(theme: ThemeName): ThemeTokens {
  const column = THEME_NAMES.indexOf(theme);
  const values = TOKEN_NAMES.map((name) => [name, COLOURS[name][column]]);
  return Object.fromEntries(values) as ThemeTokens;
}
