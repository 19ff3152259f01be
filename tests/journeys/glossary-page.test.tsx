import { PATIENCE } from '../support/patience';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { switchLanguage } from '@/shared/i18n/i18n';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';

useApiServer();

const main = () => within(screen.getByRole('main'));
const rows = () => screen.getAllByRole('term');

describe('the glossary', () => {
  it('explains each term with its article and a page that uses it', async () => {
    await openApp('/home/about?section=glossary');
    const name = await main().findByRole('link', { name: '微小含量' }, PATIENCE);
    const term = name.closest('.glossary-term') as HTMLElement;
    expect(term).toHaveTextContent('10%');
    expect(term).toHaveTextContent('第 3.7 条');
    expect(within(term).getByRole('link', { name: '税率及原产地规则查询' })).toHaveAttribute(
      'href',
      '#/home/taxOriginSearch?hs=940620&from=JP&to=VN',
    );
    expect(name).toHaveAttribute('href', '#/home/about?section=glossary&term=deMinimis');
    expect(main().getByRole('link', { name: '术语表', current: 'page' })).toBeVisible();
    expect(rows().length).toBeGreaterThanOrEqual(40);
  });

  it('is filtered by a word or abbreviation, says that there is none, and shows all again', async () => {
    const user = userEvent.setup();
    await openApp('/home/about?section=glossary');
    const box = await main().findByRole('searchbox', { name: '筛选术语' }, PATIENCE);
    await user.type(box, 'CTH');
    await waitFor(() => expect(rows()).toHaveLength(1), PATIENCE);
    expect(rows()[0]).toHaveTextContent('税则归类改变（CTC）');
    expect(window.location.hash).toContain('q=CTH');
    await user.clear(box);
    await user.type(box, '没有这个词');
    expect(await main().findByText('没有这个术语。', {}, PATIENCE)).toBeVisible();
    await user.click(main().getByRole('button', { name: '清除筛选' }));
    await waitFor(() => expect(rows().length).toBeGreaterThanOrEqual(40), PATIENCE);
    expect(window.location.hash).not.toContain('q=');
  });

  it('marks the term of the address, puts the focus on it, and keeps both when the language changes', async () => {
    await openApp('/home/about?section=glossary&term=rvc', 'en');
    const current = () => document.querySelector<HTMLElement>('.glossary-term[aria-current=true]');
    await waitFor(() => expect(current()).toHaveTextContent('Regional value content (RVC)'), PATIENCE);
    await waitFor(() => expect(current()).toHaveFocus(), PATIENCE);
    await act(async () => switchLanguage('vi'));
    await waitFor(() => expect(current()).toHaveTextContent('Hàm lượng giá trị khu vực (RVC)'), PATIENCE);
    expect(current()).toHaveTextContent('Điều 3.5');
    await act(async () => void (window.location.hash = '#/home/about?section=glossary&term=pe'));
    await waitFor(() => expect(current()).toHaveTextContent('(PE)'), PATIENCE);
  });

  it('shows all terms for a term that is none', async () => {
    await openApp('/home/about?section=glossary&term=<b>&q=', 'ko');
    await waitFor(() => expect(rows().length).toBeGreaterThanOrEqual(40), PATIENCE);
    expect(document.querySelector('.glossary-term[aria-current=true]')).toBeNull();
  });
});
