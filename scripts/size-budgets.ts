import { ACCOUNT_PAGES } from '../src/shared/pages/account';
import { CONSOLE_PAGES } from '../src/shared/pages/console';
import type { Area } from '../src/shared/i18n/areas';
import type { ConsolePage, Declared, PageBudget, PublicPage } from '../src/shared/pages/page';
import { PORTAL_PAGES } from '../src/shared/pages/portal';

/** A budget with all it needs to be checked. */
export interface Budget extends PageBudget {
  name: string;
  address: string;
  until: string;
  kib: number;
  /** Areas whose texts the first load may request; those of the frame included. */
  texts: readonly Area[];
}

/** Of every public page: its frame, and its description once it is idle. */
const FRAME_TEXTS = ['shell', 'ui', 'descriptions'] as const;

/** Usual for a public page: nothing of it draws a chart or a map in the upper part. */
const USUAL = {
  name: 'before a chart or map is shown',
  until: 'main h1',
  kib: 200,
  isWhole: true,
  height: 480,
};

type Pages<AnyPage> = Readonly<Record<string, Declared<AnyPage>>>;

export const BUDGETS: readonly Budget[] = [
  ...Object.values<Declared<PublicPage>>(ACCOUNT_PAGES).flatMap(declaredBudgets),
  ...Object.values<Declared<ConsolePage>>(CONSOLE_PAGES).flatMap(declaredBudgets),
  ...portalBudgets(PORTAL_PAGES),
];

/** Every page of the portal has one. */
export function portalBudgets(pages: Pages<PublicPage>): readonly Budget[] {
  return Object.values(pages).flatMap((page) =>
    page.facts?.budgets === undefined ? [complete(page, {})] : declaredBudgets(page),
  );
}

function declaredBudgets(page: BudgetedPage): Budget[] {
  return (page.facts?.budgets ?? []).map((budget) => complete(page, budget));
}

type BudgetedPage = Declared<{ path?: string; texts: readonly Area[] }>;

function complete({ path = '', texts, facts }: BudgetedPage, budget: PageBudget): Budget {
  const whole = budget.kib === undefined ? { ...USUAL, ...budget } : budget;
  const { address = path, name, until, kib } = whole;
  if (address.includes(':') || until === undefined || kib === undefined)
    throw new Error(`The budget of ${path} needs an address, or what it waits for`);
  return {
    ...whole,
    address,
    name: name === undefined ? address : `${address} ${name}`,
    until,
    kib,
    texts: [...FRAME_TEXTS, ...texts, ...(facts?.laterTexts ?? [])],
  };
}
