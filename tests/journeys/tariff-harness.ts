import { PATIENCE } from '../support/patience';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { openApp } from '../support/open-app';
import type { Language } from '@/shared/i18n/languages';
import { loadBillParts } from './bill-parts';

/** How long a page with parts that load on demand may take to show what a test waits for. */

/** Opens the tariff page with a question in its address. */
export const openTariff = (query = '', language: Language = 'zh') =>
  openApp(query === '' ? '/home/taxOriginSearch' : `/home/taxOriginSearch?${query}`, language);

/** The answer's part of the page, once it is there. */
export const answerPart = (label = '适用税率') => screen.findByRole('region', { name: label }, PATIENCE);

/** Waits until the parts that load after the answer are there: what is done then no longer meets half a page. */
export const wholePage = () => screen.findByRole('heading', { name: /相关资料|See also/ }, PATIENCE);

/** The query of the address as it stands. */
export const addressQuery = () => new URLSearchParams(window.location.hash.split('?')[1] ?? '');

/** Loads every part of the page once before the tests of a file, so that a click never meets a part still on its way. */
export function useLoadedParts(): void {
  beforeAll(async () => {
    await openTariff('hs=94062090&from=JP&to=VN&date=2026-12-15');
    await wholePage();
    await loadBillParts();
    const box = screen.getByRole('combobox', { name: '产品或 HS 编码' });
    await act(async () => {
      fireEvent.change(box, { target: { value: '9406' } });
      await import('@/features/hs/suggest/hs-suggestions');
    });
    await screen.findByRole('listbox', { name: '编码建议' }, PATIENCE);
    cleanup();
    sessionStorage.clear();
  });
}
