import { PATIENCE } from '../support/patience';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TERM_GROUPS } from '@/pages/portal/about/glossary/terms';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';

useApiServer();

const ids = TERM_GROUPS.flatMap(({ terms }) => terms.map(({ id }) => id));
const to = (term: string) => `#/home/about?section=glossary&term=${term}`;

describe('terms on the tariff page', () => {
  it('lead from the rule, the trace and the proofs of origin to the glossary', async () => {
    const user = userEvent.setup();
    await openApp('/home/taxOriginSearch?hs=940620&line=94062090&from=JP&to=VN&date=2026-12-15&value=100000');
    expect(await screen.findByRole('link', { name: 'CTH：品目改变' }, PATIENCE)).toHaveAttribute(
      'href',
      to('ctc'),
    );
    expect(screen.getByRole('link', { name: /^RVC 40：区域价值成分/ })).toHaveAttribute('href', to('rvc'));
    expect(screen.getByRole('link', { name: '第 3.7 条' })).toHaveAttribute('href', to('deMinimis'));
    const proofs = within(await screen.findByRole('table', { name: /证明/ }, PATIENCE));
    expect(proofs.getByRole('link', { name: '原产地证书' })).toHaveAttribute('href', to('certificate'));
    await user.click(await screen.findByRole('button', { name: '试用示例清单' }, PATIENCE));
    const trace = within(
      (await screen.findByRole('heading', { name: /^判定过程/ }, PATIENCE)).parentElement as HTMLElement,
    );
    const steps = trace.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(steps).toContain(to('rvc'));
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a.term-link')];
    expect(links.length).toBeGreaterThan(8);
    for (const link of links) {
      expect(link.tabIndex).toBe(0);
      expect(ids.map(to)).toContain(link.getAttribute('href'));
    }
  });
});
