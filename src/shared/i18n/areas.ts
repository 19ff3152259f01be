/* oxlint-disable typescript/consistent-type-imports -- one line per file instead of two, in types alone. */
/** The Chinese texts of every area, the source of all keys. A new file is named here before it can be used. */
export interface AreaTexts {
  about: typeof import('./locales/zh/about.json');
  account: typeof import('./locales/zh/account.json');
  admin: typeof import('./locales/zh/admin.json');
  agreements: typeof import('./locales/zh/agreements.json');
  areas: typeof import('./locales/zh/areas.json');
  browse: typeof import('./locales/zh/browse.json');
  capability: typeof import('./locales/zh/capability.json');
  chart: typeof import('./locales/zh/chart.json');
  comparison: typeof import('./locales/zh/comparison.json');
  consistency: typeof import('./locales/zh/consistency.json');
  console: typeof import('./locales/zh/console.json');
  content: typeof import('./locales/zh/content.json');
  'content-words': typeof import('./locales/zh/content-words.json');
  countries: typeof import('./locales/zh/countries.json');
  dataview: typeof import('./locales/zh/dataview.json');
  descriptions: typeof import('./locales/zh/descriptions.json');
  dictionary: typeof import('./locales/zh/dictionary.json');
  editor: typeof import('./locales/zh/editor.json');
  editions: typeof import('./locales/zh/editions.json');
  gallery: typeof import('./locales/zh/gallery.json');
  glossary: typeof import('./locales/zh/glossary.json');
  guide: typeof import('./locales/zh/guide.json');
  home: typeof import('./locales/zh/home.json');
  importers: typeof import('./locales/zh/importers.json');
  indices: typeof import('./locales/zh/indices.json');
  pair: typeof import('./locales/zh/pair.json');
  law: typeof import('./locales/zh/law.json');
  list: typeof import('./locales/zh/list.json');
  'list-view': typeof import('./locales/zh/list-view.json');
  logs: typeof import('./locales/zh/logs.json');
  mall: typeof import('./locales/zh/mall.json');
  map: typeof import('./locales/zh/map.json');
  messages: typeof import('./locales/zh/messages.json');
  monitor: typeof import('./locales/zh/monitor.json');
  nation: typeof import('./locales/zh/nation.json');
  news: typeof import('./locales/zh/news.json');
  notifications: typeof import('./locales/zh/notifications.json');
  options: typeof import('./locales/zh/options.json');
  organisations: typeof import('./locales/zh/organisations.json');
  origin: typeof import('./locales/zh/origin.json');
  'origin-rule': typeof import('./locales/zh/origin-rule.json');
  overview: typeof import('./locales/zh/overview.json');
  palette: typeof import('./locales/zh/palette.json');
  personal: typeof import('./locales/zh/personal.json');
  personnel: typeof import('./locales/zh/personnel.json');
  risk: typeof import('./locales/zh/risk.json');
  saved: typeof import('./locales/zh/saved.json');
  search: typeof import('./locales/zh/search.json');
  sector: typeof import('./locales/zh/sector.json');
  settings: typeof import('./locales/zh/settings.json');
  shell: typeof import('./locales/zh/shell.json');
  spectrum: typeof import('./locales/zh/spectrum.json');
  standard: typeof import('./locales/zh/standard.json');
  tabs: typeof import('./locales/zh/tabs.json');
  tariff: typeof import('./locales/zh/tariff.json');
  tenants: typeof import('./locales/zh/tenants.json');
  ui: typeof import('./locales/zh/ui.json');
  validation: typeof import('./locales/zh/validation.json');
}

/** An area of texts: one file per language. */
export type Area = keyof AreaTexts;

/** The areas of every page, loaded before the first render. */
export type FrameArea = 'shell' | 'ui';
