import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';

useApiServer();

describe('D7, F8: what the site says of its tariffs', () => {
  it('counts codes and lines of each country as the server does, and calls samples and parts so', async () => {
    await openApp('/home/about?section=missing');
    const table = await screen.findByRole('table', { name: '各国税则收录了多少' });
    const row = (country: string) => within(table).getByRole('row', { name: new RegExp(`^${country}`) });
    expect(
      screen.getByText('HS 2022 的 5,612 个六位编码本站全部收录，都有名称和产品特定原产地规则。'),
    ).toBeVisible();
    expect(row('越南')).toHaveTextContent(/5,61211,414.*25 个编码有逐年税率/);
    expect(row('韩国')).toHaveTextContent(/5,61211,326/);
    expect(row('中国')).toHaveTextContent(/55示例数据/);
    expect(row('马来西亚')).toHaveTextContent(/16148.*各编码下的税目不全/);
    expect(row('泰国')).toHaveTextContent(/未收录/);
    expect(screen.queryByText(/日本、越南、韩国以外各国的税则/)).toBeNull();
  });

  it('opens at a link with the former name of the section', async () => {
    await openApp('/home/about?section=notHeld');
    expect(await screen.findByRole('table', { name: '各国税则收录了多少' })).toBeVisible();
  });
});
