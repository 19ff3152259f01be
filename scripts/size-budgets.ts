import { ACCOUNT_PAGES } from '../src/shared/pages/account';
import { CONSOLE_PAGES } from '../src/shared/pages/console';
import type { ConsolePage, Declared, PageBudget, PublicPage } from '../src/shared/pages/page';
import { PORTAL_PAGES } from '../src/shared/pages/portal';

/** A budget with all it needs to be checked. */
export interface Budget extends PageBudget {
  name: string;
  address: string;
  until: string;
  kib: number;
}

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
    page.facts?.budgets === undefined ? [complete(page.path, {})] : declaredBudgets(page),
  );
}

function declaredBudgets({ path = '', facts }: Declared<{ path?: string }>): Budget[] {
  return (facts?.budgets ?? []).map((budget) => complete(path, budget));
}

function complete(path: string, budget: PageBudget): Budget {
  const whole = budget.kib === undefined ? { ...USUAL, ...budget } : budget;
  const { address = path, name, until, kib } = whole;
  if (address.includes(':') || until === undefined || kib === undefined)
    throw new Error(`The budget of ${path} needs an address, or what it waits for`);
  return { ...whole, address, name: name === undefined ? address : `${address} ${name}`, until, kib };
}
